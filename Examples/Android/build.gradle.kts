// Not run in this repository, whose check calls the compiler: see README.md.
//
// routegen export links App.routes -o links.tsv
// gradle run --args links.tsv
plugins {
    kotlin("jvm") version "2.1.0"
    application
}

repositories { mavenCentral() }

kotlin {
    explicitApi()
    jvmToolchain(17)
}

sourceSets { main { kotlin.srcDir("src/test/kotlin") } }

application { mainClass = "com.example.recipes.LinkTestsKt" }
