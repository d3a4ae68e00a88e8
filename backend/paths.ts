/** What of an address, its parameters included, is the backend's where it shares an origin with the site. */
export const OF_THE_BACKEND = /^\/(?:auth\/v1|rest\/v1|health|inbox)(?:[/?]|$)/;
