import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';

/** What Hono knows of a request beside the request: the message as Node received it, none in calls without a socket. */
export interface Env {
  readonly Bindings: { readonly incoming?: IncomingMessage };
}

/** Whether a network address is this machine itself. */
export function isLoopbackAddress(address: string | undefined): boolean {
  const bare = (address ?? '').replace(/^::ffff:/i, '');
  return bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
}

/** Whether a host's name, as an address has it, always means this machine itself. */
export function isLoopbackName(hostname: string): boolean {
  return /^(?:[\w-]+\.)*localhost$/i.test(hostname) || isLoopbackAddress(hostname.replace(/^\[(.*)\]$/, '$1'));
}

/**
 * The network address that a request comes from: of the socket, since headers can say anything. Where so many proxies of
 * one's own stand before it, each has added to `X-Forwarded-For` whom it heard from: what the first of them heard counts.
 */
export function remoteAddress(context: Context<Env>, proxies = 0): string {
  const heard = context.req.header('x-forwarded-for')?.split(',') ?? [];
  const address = proxies > 0 ? (heard.at(-proxies)?.trim() ?? '') : '';
  if (isIP(address) > 0) return address;
  return context.env?.incoming?.socket.remoteAddress ?? 'nowhere';
}

/** What one household or school has of the network's addresses: one of IPv4; of IPv6 all with the same first 64 bits. */
export function networkOf(address: string): string {
  const bare = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!isIPv6(bare)) return bare;
  const [head = '', tail = ''] = bare.replace(/%.*/, '').split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  // What `::` stands for are zeros, as many as make the address eight groups long; of the last 64 bits nothing counts.
  const zeros = Array<string>(Math.max(8 - (first?.length ?? 0) - (last?.length ?? 0), 0)).fill('0');
  const groups = [...(first ?? []), ...zeros, ...(last ?? [])].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/**
 * Where the backend is reached, as the request sees it, without a slash at the end: `http://localhost:4173`. A host's
 * header is believed only where it can name no other machine, and no other port than the one that was asked; else it
 * is the site's address. So nobody can have a link mailed that leads elsewhere.
 */
export function ownOrigin(context: Context<Env>, siteUrl: string): string {
  const host = context.req.header('host') ?? '';
  const port = context.env?.incoming?.socket.localPort;
  const address = URL.parse(`http://${host}`);
  if (address !== null && isLoopbackName(address.hostname) && Number(address.port || 80) === port)
    return address.origin;
  return new URL(siteUrl).origin;
}
