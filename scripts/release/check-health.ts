/* Succeeds if the server of this machine reports that it is well: the health check of the container. */
import process from 'node:process';

const TIMEOUT_MS = 5000;

const port = process.env['PORT']?.trim() || '4173';
try {
  const response = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  process.stdout.write(`${await response.text()}\n`);
  process.exitCode = response.ok ? 0 : 1;
} catch (error) {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
}
