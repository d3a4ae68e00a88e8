import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';

/** What Hono passes along with a request: Node's own request object, or nothing in calls without a socket. */
export interface RequestEnv {
  readonly Bindings: { readonly incoming?: IncomingMessage };
}

/** Whether a network address belongs to this machine. */
export function isLoopbackAddress(address: string | undefined): boolean {
  const bare = (address ?? '').replace(/^::ffff:/i, '');
  return bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
}

/** Whether a host name, written as in a URL, always refers to this machine. */
export function isLoopbackName(hostname: string): boolean {
  return /^(?:[\w-]+\.)*localhost$/i.test(hostname) || isLoopbackAddress(hostname.replace(/^\[(.*)\]$/, '$1'));
}

/**
 * The network address of a client. It is taken from the socket, because headers can be forged. If
 * our own proxies are in front, each of them has appended its client's address to
 * `X-Forwarded-For`, and the address that the outermost proxy saw counts.
 */
export function getRemoteAddress<E extends RequestEnv>(context: Context<E>, proxies = 0): string {
  const heard = context.req.header('x-forwarded-for')?.split(',') ?? [];
  const address = proxies > 0 ? (heard.at(-proxies)?.trim() ?? '') : '';
  if (isIP(address) > 0) return address;
  return context.env?.incoming?.socket.remoteAddress ?? 'nowhere';
}

/**
 * An IPv4 address, or that many leading bits of an IPv6 address: the addresses of one household or
 * school.
 */
export function toNetwork(address: string, bits: 64 | 56 | 48 = 64): string {
  const bare = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!isIPv6(bare)) return bare;
  const [head = '', tail = ''] = bare.replace(/%.*/, '').split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  // `::` replaces as many zero groups as are missing from eight. The last 64 bits are ignored.
  const zeros = Array<string>(Math.max(8 - (first?.length ?? 0) - (last?.length ?? 0), 0)).fill('0');
  const groups = [...(first ?? []), ...zeros, ...(last ?? [])].slice(0, 4).map((group) => Number.parseInt(group, 16));
  const rest = 64 - bits;
  const masked = groups.map((group, index) => (index === 3 ? (group >> rest) << rest : group));
  return `${masked.map((group) => group.toString(16)).join(':')}::/${bits}`;
}

/**
 * The networks that an address belongs to, each with its limit as a multiple of a household's.
 * Providers give a household 64 or 56 bits of IPv6, and a business 48, so switching addresses
 * within one's own network gains little.
 */
export function getContainingNetworks(
  address: string,
): readonly { readonly network: string; readonly times: number }[] {
  const household = { network: toNetwork(address), times: 1 };
  if (!household.network.endsWith('::/64')) return [household];
  return [household, { network: toNetwork(address, 56), times: 1.5 }, { network: toNetwork(address, 48), times: 1.75 }];
}

/**
 * The backend's own origin, as the request sees it: `http://localhost:4173`, without a trailing slash. The Host header
 * is trusted only if it names this machine and the port of the connection; otherwise this is the site's URL. So no one
 * can make us email a link that leads elsewhere. A proxy in front of a public site can also pass on the name of
 * this machine, so behind a proxy the site's URL is used. `proxies` is the number that the operator has set; other proxies are recognised by their
 * header.
 */
export function getOwnOrigin(context: Context<RequestEnv>, siteUrl: string, proxies = 0): string {
  const isForwarded = proxies > 0 || context.req.header('x-forwarded-for') !== undefined;
  const host = siteUrl.startsWith('https:') && isForwarded ? '' : (context.req.header('host') ?? '');
  const port = context.env?.incoming?.socket.localPort;
  const address = URL.parse(`http://${host}`);
  if (address !== null && isLoopbackName(address.hostname) && Number(address.port || 80) === port)
    return address.origin;
  return new URL(siteUrl).origin;
}
