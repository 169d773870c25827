// A file that handles links also names routes, errors and URLs. It imports only this module.
@_exported public import RoutegenFoundation
@_exported public import RoutegenRuntime
