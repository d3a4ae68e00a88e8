import type { ServerResponse } from 'node:http';
import { SECURITY_HEADERS } from '../backend/security-headers.ts';
import { readVersion } from '../backend/version.ts';

/** Answers /health for a site whose accounts are elsewhere. The embedded backend answers it itself. */
export function answerHealth(response: ServerResponse): void {
  response
    .writeHead(200, { ...SECURITY_HEADERS, 'Cache-Control': 'no-store', 'Content-Type': 'application/json' })
    .end(JSON.stringify({ status: 'ok', version: readVersion() }));
}
