// SPDX-License-Identifier: Apache-2.0 OR MIT
// The one flat memory of a simulation: 1 MiB at 0x80000000. An access outside is a bus error.
#pragma once

#include <cstdint>
#include <cstring>
#include <vector>

namespace lanewise {

class Memory {
  public:
    static constexpr uint32_t BASE = 0x80000000;
    static constexpr uint32_t SIZE = 1u << 20;

    bool has(uint32_t address, uint32_t size) const {
        return address - BASE <= SIZE - size;
    }
    // The bytes at the address; the caller has asked has().
    uint8_t *at(uint32_t address) {
        return &bytes[address - BASE];
    }
    uint64_t load(uint32_t address, uint32_t size) const {
        uint64_t value = 0;
        memcpy(&value, &bytes[address - BASE], size);
        return value;
    }
    void store(uint32_t address, uint32_t size, uint64_t value) {
        memcpy(&bytes[address - BASE], &value, size);
    }

    std::vector<uint8_t> bytes = std::vector<uint8_t>(SIZE);
};

} // namespace lanewise
