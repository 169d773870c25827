/// The version of the tool and of the package, which `Tools/Release/release` writes.
package let toolVersion = "0.1.0"
