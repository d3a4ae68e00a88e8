import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { SECURITY_HEADERS } from '../backend/security-headers.ts';

/** Answers /health for a site whose accounts are elsewhere. The embedded backend answers it itself. */
export function answerHealth(response: ServerResponse): void {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
  response
    .writeHead(200, { ...SECURITY_HEADERS, 'Cache-Control': 'no-store', 'Content-Type': 'application/json' })
    .end(JSON.stringify({ status: 'ok', version }));
}
