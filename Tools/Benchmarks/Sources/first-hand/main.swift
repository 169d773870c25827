// Reads the first links of a new process, as an app does at a cold start.
// Prints the nanoseconds of the first and of the second call.
import Hand100

let first = CommandLine.arguments[1]
let second = CommandLine.arguments[2]
let clock = ContinuousClock()
let start = clock.now
let route = Hand100(first)
let middle = clock.now
let other = Hand100(second)
let end = clock.now
guard route != nil, other != nil else { fatalError("the workload has other links") }
print((middle - start) / .nanoseconds(1), (end - middle) / .nanoseconds(1))
