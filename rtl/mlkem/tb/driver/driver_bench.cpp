// SPDX-License-Identifier: Apache-2.0 OR MIT
// The driver on the verilated lanewise_mlkem, by lines from standard input; answers are lines too.
//
//   init                    -> CODE
//   keygen SET SEED         -> CODE CYCLES EK DK      numbers and bytes in hex, CODE in decimal
//   encaps SET EK M         -> CODE CYCLES CT SS
//   decaps SET DK CT        -> CODE CYCLES SS
//   zeroise                 -> CODE
//   short SET               -> CODE of keygen, encaps, decaps with lengths that are wrong
//   polls N                 reads of STATUS before the driver gives up; 0: as it is at the start
//   absent                  -> CODE of init, with a bus on which there is nothing
//   stall N                 of 256 cycles so many without an offer, on each channel
//   write OFFSET VALUE      a register; read OFFSET -> VALUE
//   state                   -> a digest of all registers and memories
//   reset                   of the device
//   count                   -> clock cycles, accesses, of these refused; since the last count
//
// Exit status 2 after a line that is not understood, 3 if the device does not answer.
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "../../driver/lanewise_mlkem_dev.h"
#include "bus.h"

namespace {

using Bytes = std::vector<uint8_t>;

Bytes bytes(const std::string &hex) {
    Bytes out;
    for (std::size_t n = 0; n + 1 < hex.size(); n += 2)
        out.push_back(uint8_t(std::stoul(hex.substr(n, 2), nullptr, 16)));
    return out;
}

std::string hex(const Bytes &data) {
    std::string out;
    for (uint8_t b : data) {
        out += "0123456789abcdef"[b >> 4];
        out += "0123456789abcdef"[b & 15];
    }
    return out;
}

uint32_t read_bus(void *bus, uint32_t offset) {
    return static_cast<Bus *>(bus)->read(offset);
}
void write_bus(void *bus, uint32_t offset, uint32_t value) {
    static_cast<Bus *>(bus)->write(offset, value);
}
uint32_t read_nothing(void *, uint32_t) {
    return 0xffffffff;
}
void write_nothing(void *, uint32_t, uint32_t) {
}

// Outputs begin as noise, so that what is not written shows.
Bytes room(std::size_t n) {
    return Bytes(n, 0xa5);
}

} // namespace

int main() {
    Bus bus;
    lanewise_mlkem_dev dev{&bus, read_bus, write_bus, LANEWISE_MLKEM_DEV_POLLS};
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream in(line);
        std::string word, first, second;
        uint32_t set = 0;
        in >> word;
        if (word == "init") {
            std::cout << lanewise_mlkem_dev_init(&dev) << std::endl;
        } else if (word == "keygen") {
            in >> std::hex >> set >> first;
            Bytes ek = room(lanewise_mlkem_dev_ek_bytes(set));
            Bytes dk = room(lanewise_mlkem_dev_dk_bytes(set));
            int code = lanewise_mlkem_dev_keygen(&dev, set, bytes(first).data(), ek.data(),
                                                 ek.size(), dk.data(), dk.size());
            std::cout << code << " " << lanewise_mlkem_dev_cycles(&dev) << " " << hex(ek) << " "
                      << hex(dk) << std::endl;
        } else if (word == "encaps") {
            in >> std::hex >> set >> first >> second;
            Bytes ek = bytes(first), ct = room(lanewise_mlkem_dev_ct_bytes(set)), ss = room(32);
            int code =
                lanewise_mlkem_dev_encaps(&dev, set, ek.data(), ek.size(), bytes(second).data(),
                                          ct.data(), ct.size(), ss.data());
            std::cout << code << " " << lanewise_mlkem_dev_cycles(&dev) << " " << hex(ct) << " "
                      << hex(ss) << std::endl;
        } else if (word == "decaps") {
            in >> std::hex >> set >> first >> second;
            Bytes dk = bytes(first), ct = bytes(second), ss = room(32);
            int code = lanewise_mlkem_dev_decaps(&dev, set, dk.data(), dk.size(), ct.data(),
                                                 ct.size(), ss.data());
            std::cout << code << " " << lanewise_mlkem_dev_cycles(&dev) << " " << hex(ss)
                      << std::endl;
        } else if (word == "short") {
            in >> std::hex >> set;
            Bytes ek = room(lanewise_mlkem_dev_ek_bytes(set));
            Bytes dk = room(lanewise_mlkem_dev_dk_bytes(set));
            Bytes ct = room(lanewise_mlkem_dev_ct_bytes(set)), small = room(64);
            std::cout << lanewise_mlkem_dev_keygen(&dev, set, small.data(), ek.data(),
                                                   ek.size() - 1, dk.data(), dk.size())
                      << " "
                      << lanewise_mlkem_dev_encaps(&dev, set, ek.data(), ek.size(), small.data(),
                                                   ct.data(), ct.size() + 1, small.data())
                      << " "
                      << lanewise_mlkem_dev_decaps(&dev, set, dk.data(), dk.size() - 4, ct.data(),
                                                   ct.size(), small.data())
                      << std::endl;
        } else if (word == "zeroise") {
            std::cout << lanewise_mlkem_dev_zeroise(&dev) << std::endl;
        } else if (word == "polls") {
            in >> dev.polls;
            dev.polls = dev.polls ? dev.polls : LANEWISE_MLKEM_DEV_POLLS;
        } else if (word == "absent") {
            lanewise_mlkem_dev none{nullptr, read_nothing, write_nothing, 10};
            std::cout << lanewise_mlkem_dev_init(&none) << std::endl;
        } else if (word == "stall") {
            in >> bus.stall;
        } else if (word == "write") {
            uint32_t value = 0;
            in >> std::hex >> set >> value;
            bus.write(set, value);
        } else if (word == "read") {
            in >> std::hex >> set;
            std::cout << std::hex << bus.read(set) << std::dec << std::endl;
        } else if (word == "state") {
            std::cout << std::hex << bus.state() << std::dec << std::endl;
        } else if (word == "reset") {
            bus.reset();
        } else if (word == "count") {
            std::cout << bus.cycles << " " << bus.accesses << " " << bus.errors << std::endl;
            bus.cycles = bus.accesses = bus.errors = 0;
        } else {
            std::cerr << "not understood: " << line << std::endl;
            return 2;
        }
        if (in.fail()) {
            std::cerr << "not understood: " << line << std::endl;
            return 2;
        }
    }
    return 0;
}
