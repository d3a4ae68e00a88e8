/** The paths that the backend handles, parameters included, when it shares an origin with the site. */
export const OF_THE_BACKEND = /^\/(?:auth\/v1|rest\/v1|health|inbox)(?:[/?]|$)/;
