/* The server's network addresses and URL, and its startup messages. */
import { lookup } from 'node:dns/promises';
import type { Backend } from '../backend/backend.ts';
import { formatEmailStatus } from '../backend/email-status-line.ts';
import { isLoopbackAddress, isLoopbackName } from '../backend/origin.ts';
import { findMissing, isProduction } from '../backend/public-start.ts';
import { formatExample, type SettingName, type Settings } from '../backend/settings.ts';

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

export interface ServedSite {
  readonly host: string | null;
  readonly port: number;
  /** Null if accounts are in a Supabase project. */
  readonly backend: Pick<Backend, 'smtpHost' | 'inboxKey'> | null;
  readonly environment: Settings;
}

const isSet = (environment: Settings, name: SettingName): boolean => (environment[name]?.trim() ?? '') !== '';

/** Hints for the operator of a public site. */
function formatPublicMessages({ backend, environment }: ServedSite): readonly string[] {
  if (backend === null) return [];
  return [
    ...(isSet(environment, 'DATABASE_URL')
      ? []
      : [
          'Accounts are stored with PGlite, in this process. That is enough for one school if you make backups (npm run backup). For more people, set DATABASE_URL.',
        ]),
    ...(isSet(environment, 'NUMERIA_PROXIES')
      ? []
      : [
          `Warning: without NUMERIA_PROXIES, all visitors behind your proxy share the limits of one network. For example: ${formatExample('NUMERIA_PROXIES')}`,
        ]),
  ];
}

/** The settings that are still missing before a copy is opened to the public. */
function formatMissing({ backend, environment }: ServedSite): readonly string[] {
  const missing = findMissing(environment, backend !== null);
  if (missing.length === 0) return [];
  return [
    'Before you open this copy to the public (NODE_ENV=production), set these. See docs/deploying.md:',
    ...missing,
  ];
}

/** A warning if other machines can reach a server that is not public. */
function formatWarning({ host, port, environment }: ServedSite): readonly string[] {
  if (host === null || isLoopbackName(host)) return [];
  const address = formatSiteUrl(host, port);
  const links = isSet(environment, 'NUMERIA_URL')
    ? ''
    : ` Links in its emails point to ${address} unless you set NUMERIA_URL.`;
  return [
    `Warning: with HOST=${host} other machines can reach this server, which is meant for trying Numeria out.${links} To put it on the internet, see docs/deploying.md`,
  ];
}

/** The startup messages, line by line. */
export function formatStartMessages(site: ServedSite): readonly string[] {
  const { host, port, backend, environment } = site;
  return [
    `Numeria is at ${formatSiteUrl(host, port)}`,
    ...(backend === null ? [] : [formatEmailStatus(backend, formatSiteUrl(null, port))]),
    ...(isProduction(environment)
      ? formatPublicMessages(site)
      : [...(backend === null ? [] : formatWarning(site)), ...formatMissing(site)]),
  ];
}
