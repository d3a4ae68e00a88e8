import type { Database, Transaction } from '../database/database.ts';
import type { EmailSender } from '../email-sender.ts';
import type { EmailWriter } from '../email-templates.ts';
import type { Keys } from '../keys.ts';
import type { Limiter, Limits } from '../limits.ts';

/** Kinds of request that are limited per network. */
export type RateLimitedAction = 'mails' | 'signUps' | 'verifications' | 'refreshes';

/** Shared by all parts of the auth service. */
export interface AuthService {
  readonly keys: Keys;
  readonly siteUrl: string;
  readonly accessTokenSeconds: number;
  readonly limits: Limits;
  readonly limiters: Readonly<Record<RateLimitedAction, readonly Limiter[]>>;
  /** All emails requested from all networks. */
  readonly allEmails: Limiter;
  /** Of those, the emails to addresses that have never been confirmed. */
  readonly newAddressEmails: Limiter;
  /** Wrong codes, per email address. */
  readonly codes: Limiter;
  /** All requests, per network, including those to the tables. */
  readonly limiter: Limiter;
  /** The number of our own proxies in front of the server. */
  readonly proxies: number;
  readonly writeEmail: EmailWriter;
  readonly emailSender: EmailSender;
  readonly now: () => number;
  /** Runs `work` in one transaction, as the role that owns the auth schema and nothing else. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
}

/** Transactions that can only access the auth schema. */
export function createAuthTransactions(database: Database): AuthService['transaction'] {
  return (work) =>
    database.transaction(async (transaction) => {
      await transaction.query('set local role supabase_auth_admin');
      return work(transaction);
    });
}
