// The links are in Guide.routes; SwiftPM wants one Swift file in a target.
