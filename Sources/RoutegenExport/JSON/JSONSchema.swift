/// The JSON Schema of ``exportJSON(_:)``, which is `routes.schema.json`.
package let exportedJSONSchema = Embedded.routesSchemaJSON
