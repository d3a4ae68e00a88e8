/**
 * The paths that the backend handles when it shares an origin with the site, including query
 * parameters.
 */
export const BACKEND_PATH = /^\/(?:auth\/v1|rest\/v1|health|inbox)(?:[/?]|$)/;
