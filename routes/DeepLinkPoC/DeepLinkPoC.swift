// The links are in DeepLinkPoC.routes; SwiftPM wants one Swift file in a target.
