// SPDX-License-Identifier: Apache-2.0 OR MIT
use core::ffi::{CStr, c_int};
use core::fmt;

/// Why a call was refused: the status of the C library.
///
/// ```
/// use lanewise::{hash, Algorithm, Error};
/// let error = hash(Algorithm::Sha3_256, b"", &mut [0; 31]).unwrap_err();
/// assert_eq!(error, Error::LENGTH);
/// println!("{error}"); // a sentence in English
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Error(c_int);

impl Error {
    /// A call at the wrong time, or of an object that lacks what is asked for.
    pub const STATE: Error = Error(lanewise_sys::LANEWISE_ERR_STATE);
    /// A length that the function does not allow.
    pub const LENGTH: Error = Error(lanewise_sys::LANEWISE_ERR_LENGTH);
    /// No such algorithm or parameter set, or not one this call serves.
    pub const ALGORITHM: Error = Error(lanewise_sys::LANEWISE_ERR_ALGORITHM);
    /// A parameter out of its range.
    pub const PARAMETER: Error = Error(lanewise_sys::LANEWISE_ERR_PARAMETER);
    /// The source of random bytes failed.
    pub const RANDOM: Error = Error(lanewise_sys::LANEWISE_ERR_RANDOM);
    /// The signature is not one of this message under this key.
    pub const SIGNATURE: Error = Error(lanewise_sys::LANEWISE_ERR_SIGNATURE);
    /// A key that its standard says must be refused.
    pub const KEY: Error = Error(lanewise_sys::LANEWISE_ERR_KEY);

    /// A message that is read several times was not the same.
    pub const MESSAGE: Error = Error(lanewise_sys::LANEWISE_ERR_MESSAGE);

    pub(crate) fn check(status: c_int) -> Result<(), Error> {
        match status {
            0 => Ok(()),
            other => Err(Error(other)),
        }
    }

    /// The code of status.h.
    pub fn code(self) -> i32 {
        self.0
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Static storage, never NULL, ASCII.
        let words = unsafe { CStr::from_ptr(lanewise_sys::lanewise_status_message(self.0)) };
        f.write_str(words.to_str().unwrap_or("unknown status"))
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Error({}: {self})", self.0)
    }
}

impl core::error::Error for Error {}
