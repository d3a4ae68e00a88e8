/** The address of the site under test. Nothing listens there: magic links lead to it, and no test follows them. */
export const SITE_URL = 'https://numeria.test';
