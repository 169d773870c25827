import RoutegenRuntime

print(try Small("small://orders/7?note=a%20b").link())
