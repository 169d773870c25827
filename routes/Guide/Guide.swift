// The links are in Guide.routes; SwiftPM requires a Swift file in each target.
