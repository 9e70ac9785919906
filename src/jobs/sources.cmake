# SPDX-License-Identifier: Apache-2.0 OR MIT
target_sources(lanewise PRIVATE src/jobs/jobs.c)
