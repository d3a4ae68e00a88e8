/**
 * A port of its own, so that the tests never talk to a site that someone else has started. Two checkouts need two
 * ports.
 */
export const PORT = Number(process.env['E2E_PORT'] ?? 4683);

/** The address of the built site while the tests run. */
export const SERVED_AT = `http://localhost:${PORT}`;
