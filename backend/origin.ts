import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';
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

/** The network address that a request comes from: of the socket, since headers can say anything. */
export function remoteAddress(context: Context<Env>): string {
  return context.env?.incoming?.socket.remoteAddress ?? 'nowhere';
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
