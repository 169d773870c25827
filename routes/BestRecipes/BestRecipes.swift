// The links are in BestRecipes.routes; SwiftPM wants one Swift file in a target.
