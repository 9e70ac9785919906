module lanewise

go 1.26
