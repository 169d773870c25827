// The links are in Shop.routes; SwiftPM wants one Swift file in a target.
