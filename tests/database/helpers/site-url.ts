/**
 * The URL of the site under test. Nothing listens there: magic links lead to it, and tests do not
 * follow them.
 */
export const SITE_URL = 'https://numeria.test';
