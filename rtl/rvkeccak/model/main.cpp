// SPDX-License-Identifier: Apache-2.0 OR MIT
// lanewise-rvkeccak-iss: runs a program on the simulator alone, with the cycles that the contract
// says.
#include "frontend.h"

using namespace lanewise;

static int run(int argc, char **argv) {
    Options options = parse(argc, argv, "--config --trace --profile --max-cycles --dump");
    const Config *config = find_config(options.config.empty() ? "e64x1" : options.config.c_str());
    if (!config)
        throw Error{"--config: no build named " + options.config + " in configs.toml"};
    Memory memory;
    Program program = load_elf(options, memory);
    Trace trace(options);
    Core core(*config, memory, program.entry);
    for (;;) {
        Retired retired = core.step();
        trace.write(retired);
        require_handler(core, retired);
        if (core.stored_at == program.tohost)
            return finish(options, memory, uint32_t(memory.load(core.stored_at, 4)),
                          retired.cycle + 1, core.retired);
        if (retired.cycle >= options.max_cycles) {
            char pc[16];
            snprintf(pc, sizeof pc, "%08x", retired.pc);
            throw Error{"not done after " + std::to_string(options.max_cycles) + " cycles, pc " +
                        pc};
        }
    }
}

int main(int argc, char **argv) {
    try {
        return run(argc, argv);
    } catch (const Error &error) {
        fprintf(stderr, "lanewise-rvkeccak-iss: %s\n", error.message.c_str());
        return 2;
    }
}
