/** The paths that the backend handles, parameters included, when it shares an origin with the site. */
export const BACKEND_PATH = /^\/(?:auth\/v1|rest\/v1|health|inbox)(?:[/?]|$)/;
