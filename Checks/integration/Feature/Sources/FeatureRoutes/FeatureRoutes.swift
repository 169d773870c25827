// All of this module is generated from Feature.routes.
