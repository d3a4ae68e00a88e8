/** A port of its own, so that the tests never talk to a site that someone else has opened; two checkouts need two. */
export const PORT = Number(process.env['E2E_PORT'] ?? 4683);

/** Where the built site is served while the tests run. */
export const SERVED_AT = `http://localhost:${PORT}`;
