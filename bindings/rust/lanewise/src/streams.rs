// SPDX-License-Identifier: Apache-2.0 OR MIT
use crate::hash::Sponge;
use crate::{Algorithm, Error, input, output};
use alloc::{vec, vec::Vec};
use core::ffi::c_void;
use core::ptr::{null, null_mut};
use lanewise_sys as sys;

/// Many computations of one function that stay side by side in the vector registers, from their input
/// to as much output as is wanted: what rejection sampling needs, or many generators under one key. For
/// inputs that are hashed once, [`hash_many`](crate::hash_many) is simpler.
///
/// ```
/// use lanewise::{Algorithm, Streams};
/// let mut streams = Streams::new(Algorithm::Shake128, 9)?;
/// let seeds: Vec<[u8; 34]> = (0..9).map(|i| [i; 34]).collect();
/// streams.finish(&seeds)?;
/// let mut small = vec![Vec::new(); 9]; // 100 numbers below 3329 of each
/// while small.iter().any(|s| s.len() < 100) {
///     streams.next_block()?;
///     for (i, s) in small.iter_mut().enumerate() {
///         let Some(block) = streams.block(i) else { continue };
///         let numbers = block.chunks(2).map(|b| u16::from_le_bytes([b[0], b[1]]) & 0xFFF);
///         s.extend(numbers.filter(|&n| n < 3329).take(100 - s.len()));
///         if s.len() == 100 {
///             streams.stop(i)?;
///         }
///     }
/// }
/// # Ok::<(), lanewise::Error>(())
/// ```
///
/// A customisation, a common prefix or a key comes in by the method `streams` of the function, and that
/// of KMACXOF by [`Kmac256::xof_streams`](crate::Kmac256::xof_streams):
///
/// ```
/// use lanewise::{digest::XofReader, Kmac256};
/// let key = b"a key of at least 32 bytes ......";
/// let mut streams = Kmac256::<32>::xof_streams(key, b"users", 2)?;
/// streams.finish(&["user 0", "user 1"])?;
/// let mut out = [[0; 64]; 2];
/// streams.squeeze(&mut out)?;
///
/// let mut alone = [0; 64];
/// Kmac256::<32>::xof(key, b"users", b"user 1").read(&mut alone);
/// assert_eq!(out[1], alone);
/// # Ok::<(), lanewise::Error>(())
/// ```
pub struct Streams {
    at: *mut sys::lanewise_streams,
    count: usize,
    // Where the object lies, which points into itself: a Vec does not move what it holds.
    _memory: Vec<u64>,
}

// The object is memory of its own; nothing of it is shared, and `&self` only reads.
unsafe impl Send for Streams {}
unsafe impl Sync for Streams {}

impl Streams {
    /// So many streams of a function, which is none of KT128 and KT256. Errors: [`Error::ALGORITHM`];
    /// [`Error::LENGTH`] of a count of 0, or of one that takes more than 1 GiB of memory.
    pub fn new(algorithm: Algorithm, count: usize) -> Result<Self, Error> {
        Streams::begin(count, |to, memory, bytes| unsafe {
            sys::lanewise_streams_init(to, memory, bytes, algorithm as u32, count)
        })
    }

    fn begin(
        count: usize,
        init: impl FnOnce(*mut *mut sys::lanewise_streams, *mut c_void, usize) -> i32,
    ) -> Result<Self, Error> {
        let bytes = unsafe { sys::lanewise_streams_bytes(count) };
        if count == 0 || bytes == 0 || bytes > 1 << 30 {
            return Err(Error::LENGTH);
        }
        let (mut memory, mut at) = (vec![0u64; bytes.div_ceil(8)], null_mut());
        Error::check(init(&mut at, memory.as_mut_ptr().cast(), bytes))?;
        Ok(Streams { at, count, _memory: memory })
    }

    pub(crate) fn from(start: &Sponge, count: usize) -> Result<Self, Error> {
        Streams::begin(count, |to, memory, bytes| unsafe {
            sys::lanewise_streams_start(to, memory, bytes, &start.0, count)
        })
    }

    /// How many streams there are.
    #[allow(clippy::len_without_is_empty)] // never
    pub fn len(&self) -> usize {
        self.count
    }

    /// Bytes of a block.
    pub fn rate(&self) -> usize {
        unsafe { sys::lanewise_streams_rate(self.at) }
    }

    /// The next piece of input of each stream, all of one length, as often as wanted. Errors:
    /// [`Error::LENGTH`] of other lengths, or of another number of pieces; [`Error::STATE`] after
    /// [`Streams::finish`].
    pub fn absorb<I: AsRef<[u8]>>(&mut self, pieces: &[I]) -> Result<(), Error> {
        let len = self.same(pieces.iter().map(|p| p.as_ref().len()))?;
        let at: Vec<*const c_void> = pieces.iter().map(|p| input(p.as_ref())).collect();
        Error::check(unsafe { sys::lanewise_streams_absorb(self.at, at.as_ptr(), len) })
    }

    /// The last piece of input of each stream, of any lengths, and over to output. Errors:
    /// [`Error::LENGTH`] of another number of pieces; [`Error::STATE`] if that was done.
    pub fn finish<I: AsRef<[u8]>>(&mut self, last: &[I]) -> Result<(), Error> {
        if last.len() != self.count {
            return Err(Error::LENGTH);
        }
        let bytes = |p: &I| sys::lanewise_bytes { data: input(p.as_ref()), len: p.as_ref().len() };
        let last: Vec<sys::lanewise_bytes> = last.iter().map(bytes).collect();
        Error::check(unsafe { sys::lanewise_streams_finish(self.at, last.as_ptr()) })
    }

    /// Over to output without last pieces. Errors: [`Error::STATE`] if that was done.
    pub fn finish_empty(&mut self) -> Result<(), Error> {
        Error::check(unsafe { sys::lanewise_streams_finish(self.at, null()) })
    }

    /// Fill each slice, all of one length, with the next output of its stream; that of a stream that
    /// was stopped stays as it is. Errors: [`Error::LENGTH`], also of more than a function of fixed
    /// output has; [`Error::STATE`] before the input ended.
    pub fn squeeze<O: AsMut<[u8]>>(&mut self, out: &mut [O]) -> Result<(), Error> {
        let len = self.same(out.iter_mut().map(|o| o.as_mut().len()))?;
        let at: Vec<*mut c_void> = out.iter_mut().map(|o| output(o.as_mut())).collect();
        Error::check(unsafe { sys::lanewise_streams_squeeze(self.at, at.as_ptr(), len) })
    }

    /// Compute the next block of output of every stream, for [`Streams::block`]. Of a block that was
    /// squeezed in part the rest is passed over. Errors: [`Error::STATE`] before the input ended;
    /// [`Error::ALGORITHM`] of a function of fixed output.
    pub fn next_block(&mut self) -> Result<(), Error> {
        Error::check(unsafe { sys::lanewise_streams_next(self.at) })
    }

    /// What the last [`Streams::next_block`] computed of a stream. None: there is no such stream, or it
    /// was stopped or replaced since, or the last output was squeezed.
    pub fn block(&self, index: usize) -> Option<&[u8]> {
        let block = unsafe { sys::lanewise_streams_block(self.at, index) };
        // It lies in the object, and stays until the next call that takes `&mut self`.
        (!block.is_null()).then(|| unsafe { core::slice::from_raw_parts(block, self.rate()) })
    }

    /// Begin a stream again with this input, ready for output, which comes with the next block of the
    /// others. Errors: [`Error::STATE`] before the input ended and amid a block;
    /// [`Error::PARAMETER`] if there is no such stream; [`Error::ALGORITHM`] of fixed output.
    pub fn replace(&mut self, index: usize, data: &[u8]) -> Result<(), Error> {
        let (at, len) = (input(data), data.len());
        Error::check(unsafe { sys::lanewise_streams_replace(self.at, index, at, len) })
    }

    /// No more output of a stream is wanted, until it is replaced. Errors: [`Error::STATE`] before the
    /// input ended; [`Error::PARAMETER`] if there is no such stream.
    pub fn stop(&mut self, index: usize) -> Result<(), Error> {
        Error::check(unsafe { sys::lanewise_streams_stop(self.at, index) })
    }

    fn same(&self, mut lengths: impl ExactSizeIterator<Item = usize>) -> Result<usize, Error> {
        let count = lengths.len();
        let first = lengths.next().unwrap_or(0);
        match count == self.count && lengths.all(|l| l == first) {
            true => Ok(first),
            false => Err(Error::LENGTH),
        }
    }
}

impl Drop for Streams {
    fn drop(&mut self) {
        unsafe { sys::lanewise_streams_wipe(self.at) }
    }
}

impl core::fmt::Debug for Streams {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Streams").field("len", &self.count).finish_non_exhaustive()
    }
}
