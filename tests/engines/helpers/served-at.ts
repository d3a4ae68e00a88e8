/**
 * A separate port, so that the tests never reach a site that someone else has started. Two
 * checkouts need two ports.
 */
export const PORT = Number(process.env['E2E_PORT'] ?? 4683);

/** The URL of the built site while the tests run. */
export const SERVER_URL = `http://localhost:${PORT}`;
