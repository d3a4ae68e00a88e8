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
export function remoteAddress<E extends Env>(context: Context<E>, proxies = 0): string {
  const heard = context.req.header('x-forwarded-for')?.split(',') ?? [];
  const address = proxies > 0 ? (heard.at(-proxies)?.trim() ?? '') : '';
  if (isIP(address) > 0) return address;
  return context.env?.incoming?.socket.remoteAddress ?? 'nowhere';
}

/** A network of so many bits of IPv6, or one address of IPv4: what one household or school has of the network's addresses. */
export function networkOf(address: string, bits: 64 | 56 | 48 = 64): string {
  const bare = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!isIPv6(bare)) return bare;
  const [head = '', tail = ''] = bare.replace(/%.*/, '').split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  // What `::` stands for are zeros, as many as make the address eight groups long; of the last 64 bits nothing counts.
  const zeros = Array<string>(Math.max(8 - (first?.length ?? 0) - (last?.length ?? 0), 0)).fill('0');
  const groups = [...(first ?? []), ...zeros, ...(last ?? [])].slice(0, 4).map((group) => Number.parseInt(group, 16));
  const rest = 64 - bits;
  const masked = groups.map((group, index) => (index === 3 ? (group >> rest) << rest : group));
  return `${masked.map((group) => group.toString(16)).join(':')}::/${bits}`;
}

/**
 * The networks that an address is part of, and how many times as much as one household each may ask. Providers give a
 * household 64 or 56 bits of IPv6 and a business 48: whoever has all of a network gains little by moving about in it.
 */
export function networksOf(address: string): readonly { readonly network: string; readonly times: number }[] {
  const household = { network: networkOf(address), times: 1 };
  if (!household.network.endsWith('::/64')) return [household];
  return [household, { network: networkOf(address, 56), times: 1.5 }, { network: networkOf(address, 48), times: 1.75 }];
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
