/*
 * Where the site is served, and what is said of it at the start.
 */
import { lookup } from 'node:dns/promises';
import type { Backend } from '../backend/backend.ts';
import { mailLine } from '../backend/mail-line.ts';
import { isLoopbackAddress, isLoopbackName } from '../backend/origin.ts';

/** Loopback under both of its addresses: "localhost" may mean either. */
const LOOPBACK = ['127.0.0.1', '::1'];
/** What means every address of this machine. */
const EVERYWHERE = new Set(['0.0.0.0', '::']);

/**
 * The addresses to listen at for a host that was asked for, null where none was. Loopback is always among them, since
 * the inbox opens for this machine only. Throws an Error in plain words for a host that nobody knows.
 */
export async function addressesFor(host: string | null): Promise<readonly string[]> {
  if (host === null) return LOOPBACK;
  const found = await lookup(host).catch((error: Error) => {
    throw new Error(`HOST must be an address or a name of this machine, and it is "${host}".`, { cause: error });
  });
  const { address } = found;
  return isLoopbackAddress(address) || EVERYWHERE.has(address) ? [address] : [address, ...LOOPBACK];
}

/** By which address people reach what listens at a host. */
export function siteAddress(host: string | null, port: number): string {
  const isHere = host === null || isLoopbackName(host) || EVERYWHERE.has(host);
  const name = host?.includes(':') ? `[${host}]` : host;
  return `http://${isHere ? 'localhost' : name}:${port}`;
}

/** What is served: where, whether a backend runs with it, and whether it was told by which address people reach it. */
export interface Served {
  readonly host: string | null;
  readonly port: number;
  readonly backend: Pick<Backend, 'smtpHost' | 'inboxKey'> | null;
  readonly isUrlGiven: boolean;
}

/** What the start says, line by line. */
export function greeting({ host, port, backend, isUrlGiven }: Served): readonly string[] {
  const address = siteAddress(host, port);
  const lines = [`Numeria is at ${address}`];
  if (backend === null) return lines;
  lines.push(mailLine(backend, siteAddress(null, port)));
  if (host === null || isLoopbackName(host)) return lines;
  const links = isUrlGiven ? '' : ` Without NUMERIA_URL the links in its mail lead to ${address}.`;
  lines.push(
    `Warning: with HOST=${host} other machines can reach this server. It is made for trying Numeria out.${links} To serve it to the world see docs/deploying.md`,
  );
  return lines;
}
