// The links are in BestRecipes.routes; SwiftPM requires a Swift file in each target.
