/** The site whose backend is tested. Nothing listens there: magic links lead to it, and no test follows them. */
export const SITE_URL = 'https://numeria.test';
