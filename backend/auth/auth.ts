import type { Database, Transaction } from '../database/database.ts';
import type { Keys } from '../keys.ts';
import type { Limiter, Limits } from '../limits.ts';
import type { MailWriter } from '../mail.ts';
import type { PostOffice } from '../post-office.ts';

/** What a network may not do as often as it likes. */
export type LimitedKind = 'mails' | 'signUps' | 'verifications' | 'refreshes';

/** What the parts of the auth service share. */
export interface Auth {
  readonly keys: Keys;
  readonly siteUrl: string;
  readonly accessTokenSeconds: number;
  readonly limits: Limits;
  readonly limiters: Readonly<Record<LimitedKind, readonly Limiter[]>>;
  /** All mail that is asked for, from wherever. */
  readonly allMails: Limiter;
  /** The part of it that goes to addresses which were never confirmed. */
  readonly newcomersMails: Limiter;
  /** The wrong codes that are tried for each address. */
  readonly codes: Limiter;
  /** All requests of each network, those to the tables included. */
  readonly limiter: Limiter;
  /** How many proxies stand before the server. */
  readonly proxies: number;
  readonly writeMail: MailWriter;
  readonly postOffice: PostOffice;
  readonly now: () => number;
  /** One transaction as the role that owns the auth schema, and nothing else. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
}

/** Transactions on a database that may touch the auth schema only. */
export function authTransactions(database: Database): Auth['transaction'] {
  return (work) =>
    database.transaction(async (transaction) => {
      await transaction.query('set local role supabase_auth_admin');
      return work(transaction);
    });
}
