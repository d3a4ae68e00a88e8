/* The server's network addresses and URL, and its startup messages. */
import { lookup } from 'node:dns/promises';
import type { Backend } from '../backend/backend.ts';
import { formatEmailStatus } from '../backend/email-status-line.ts';
import { isLoopbackAddress, isLoopbackName } from '../backend/origin.ts';

/** Both loopback addresses, because "localhost" may mean either. */
const LOOPBACK = ['127.0.0.1', '::1'];
/** Values that mean every address on this machine. */
const ALL_ADDRESSES = new Set(['0.0.0.0', '::']);

/**
 * The addresses to listen on for a HOST setting; null means that HOST is not set. Loopback is always
 * included, because the inbox opens only on this machine. Throws an Error with a readable message
 * for an unknown host.
 */
export async function resolveListenAddresses(host: string | null): Promise<readonly string[]> {
  if (host === null) return LOOPBACK;
  const found = await lookup(host).catch((error: Error) => {
    throw new Error(`HOST must be an address or a name of this machine, but it is "${host}".`, { cause: error });
  });
  const { address } = found;
  return isLoopbackAddress(address) || ALL_ADDRESSES.has(address) ? [address] : [address, ...LOOPBACK];
}

/** The URL where people reach a server on this host. */
export function formatSiteUrl(host: string | null, port: number): string {
  const isHere = host === null || isLoopbackName(host) || ALL_ADDRESSES.has(host);
  const name = host?.includes(':') ? `[${host}]` : host;
  return `http://${isHere ? 'localhost' : name}:${port}`;
}

/** The host and port, whether a backend runs with the site, and whether NUMERIA_URL is set. */
export interface ServedSite {
  readonly host: string | null;
  readonly port: number;
  readonly backend: Pick<Backend, 'smtpHost' | 'inboxKey'> | null;
  readonly isUrlGiven: boolean;
}

/** The startup messages, line by line. */
export function formatStartMessages({ host, port, backend, isUrlGiven }: ServedSite): readonly string[] {
  const address = formatSiteUrl(host, port);
  const lines = [`Numeria is at ${address}`];
  if (backend === null) return lines;
  lines.push(formatEmailStatus(backend, formatSiteUrl(null, port)));
  if (host === null || isLoopbackName(host)) return lines;
  const links = isUrlGiven ? '' : ` Links in its emails point to ${address} unless you set NUMERIA_URL.`;
  lines.push(
    `Warning: with HOST=${host} other machines can reach this server, which is meant for trying Numeria out.${links} To put it on the internet, see docs/deploying.md`,
  );
  return lines;
}
