/* A backend in its own process, which a test can kill: `node serve-process.ts <settings as
   JSON>`. It prints its URL, or the error's message. */
import { listen, openBackendUnderTest } from './implementation.ts';

try {
  const backend = await openBackendUnderTest(JSON.parse(process.argv[2] ?? ''));
  const { url } = await listen(backend, { port: 0 });
  const { publishableKey, secretKey } = backend;
  process.stdout.write(`${JSON.stringify({ url, publishableKey, secretKey })}\n`);
} catch (error) {
  process.stdout.write(`${JSON.stringify({ error: error instanceof Error ? error.message : String(error) })}\n`);
  process.exit(1);
}
