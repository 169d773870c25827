// The links are in Shop.routes; SwiftPM requires a Swift file in each target.
