module lanewise-bench-peer-go

go 1.24
