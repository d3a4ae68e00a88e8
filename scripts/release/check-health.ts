/* The health check of the container: succeeds if the server on this machine reports that it is healthy. */
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
