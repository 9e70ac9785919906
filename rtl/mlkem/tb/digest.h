// SPDX-License-Identifier: Apache-2.0 OR MIT
// Digests of what a verilated model does, and of all that it holds.
#ifndef LANEWISE_MLKEM_DIGEST_H
#define LANEWISE_MLKEM_DIGEST_H

#include <cstdint>

#include "verilated_save.h"

class Digest {
    uint64_t value_ = 0xcbf29ce484222325;

  public:
    void add(uint64_t v) {
        value_ = (value_ ^ v) * 0x100000001b3;
        value_ ^= value_ >> 29;
    }
    uint64_t value() const {
        return value_;
    }
};

// What a model would save to a file.
class StateDigest : public VerilatedSerialize {
    Digest digest_;

  public:
    StateDigest() {
        m_isOpen = true;
    }
    ~StateDigest() override {
        close();
    }
    void close() override {
        flush();
    }
    void flush() override {
        for (const uint8_t *p = m_bufp; p != m_cp; ++p)
            digest_.add(*p);
        m_cp = m_bufp;
    }
    uint64_t value() {
        flush();
        return digest_.value();
    }
};

#endif
