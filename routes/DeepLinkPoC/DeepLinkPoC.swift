// The links are in DeepLinkPoC.routes; SwiftPM requires a Swift file in each target.
