/* The backend with one protection removed. */
import type { Change, Mutant } from './mutant.ts';

const change = (file: string, find: string, replace: string): Change => ({ file: `backend/${file}`, find, replace });

const mutant = (name: string, tests: string, ...changes: readonly Change[]): Mutant => ({
  name,
  changes,
  tests: tests.split(' '),
});

const REQUESTS: readonly Mutant[] = [
  mutant(
    'the role of a request is not switched',
    'policies-favourites',
    change('rest/routes.ts', `set_config('role', $1, true)`, `set_config('numeria.role', $1, true)`),
  ),
  mutant(
    'the claims of a request are not set',
    'policies-favourites',
    change('rest/routes.ts', `set_config('request.jwt.claims', $2, true)`, `set_config('numeria.claims', $2, true)`),
  ),
  mutant(
    'the role outlives its request',
    'calls',
    change('rest/routes.ts', `set_config('role', $1, true)`, `set_config('role', $1, false)`),
  ),
  mutant(
    'a request without a token is the service',
    'policies-profiles',
    change('rest/caller.ts', `apiKey === keys.secretKey ? 'service_role' : 'anon'`, `'service_role'`),
  ),
  mutant(
    'any key is accepted',
    'tokens',
    change('gateway.ts', 'if (key !== publishableKey && !isSameSecret(key, secretKey))', "if (key === '')"),
  ),
  mutant(
    'a token is accepted whoever signed it',
    'tokens',
    change('auth/tokens.ts', 'import { jwtVerify, SignJWT }', 'import { decodeJwt, jwtVerify, SignJWT }'),
    change('auth/tokens.ts', '  return payload;\n}', '  return payload;\n}\nvoid decodeJwt;'),
    change(
      'auth/tokens.ts',
      '  const { payload } = await jwtVerify(',
      '  if (token.split(".").length === 3) return decodeJwt(token);\n  const { payload } = await jwtVerify(',
    ),
  ),
  mutant(
    'an access token lasts for ever',
    'sessions',
    change('auth/tokens.ts', 'currentDate: new Date(nowMs)', 'currentDate: new Date(Math.min(nowMs, 0))'),
  ),
  mutant(
    'columns are not looked up: system columns can be read',
    'hostile-values',
    change(
      'rest/statements.ts',
      'if (type === undefined) throw unknownColumnError(table.name, column);\n  return type;',
      "return type ?? 'text';",
    ),
  ),
  mutant(
    'values are part of the statement',
    'hostile-values',
    change(
      'rest/statements.ts',
      '({ column }, at) => `${within(table, column)} = cast($${at + 1}::text as ${typeOf(table, column)})`',
      "({ column, value }) => `${within(table, column)} = cast('${value}'::text as ${typeOf(table, column)})`",
    ),
    change('rest/statements.ts', 'filters.map(({ value }) => value)', 'filters.flatMap(() => [])'),
  ),
  mutant(
    'unsupported parameters are ignored',
    'hostile-requests',
    change(
      'rest/parse-request.ts',
      'if (UNSUPPORTED_PARAMETERS.test(name)) throw notSupportedError(`The parameter ${name}`);',
      'if (UNSUPPORTED_PARAMETERS.test(name)) continue;',
    ),
  ),
  mutant(
    'an unknown filter counts as "equals"',
    'hostile-requests',
    change(
      'rest/parse-request.ts',
      'if (UNSUPPORTED_OPERATORS.test(condition)) throw notSupportedError(`The filter ${condition}`);',
      'if (UNSUPPORTED_OPERATORS.test(condition)) return condition;',
    ),
  ),
  mutant(
    'all rows can be deleted at once',
    'policies-favourites',
    change('rest/statements.ts', 'if (ask.filters.length === 0) throw', 'if (ask.filters.length < 0) throw'),
  ),
  mutant(
    'other schemas can be accessed',
    'conformance-answers',
    change(
      'rest/routes.ts',
      "if (schema === undefined || schema === 'public') return schema;",
      "if (schema !== '') return schema;",
    ),
  ),
  mutant('a body may have any size', 'hostile-requests', change('gateway.ts', '1 << 14', '1 << 30')),
  mutant(
    'a row can contain nested values',
    'brackets',
    change('rest/parse-request.ts', 'if (holdsNested(body)) throw', 'if (holdsNested(body) && body.length < 9) throw'),
  ),
  mutant(
    'a network can send unlimited requests',
    'rate',
    change('gateway.ts', 'if (isWithinLimits([limiter], context, proxies)) return', 'if (limiter) return'),
  ),
];

const LINKS: readonly Mutant[] = [
  mutant(
    'a link can be used again',
    'links',
    change(
      'auth/links.ts',
      '`delete from auth.one_time_tokens\n     where token_hash = $1 and token_type = any ($2) and created_at >= $3 returning *`',
      '`select * from auth.one_time_tokens\n     where token_hash = $1 and token_type = any ($2) and created_at >= $3`',
    ),
  ),
  mutant(
    'a link lasts for ever',
    'links',
    change(
      'auth/links.ts',
      'const LIFETIME_MS = LIFETIMES.link * 1000;',
      'const LIFETIME_MS = LIFETIMES.link * 1_000_000;',
    ),
  ),
  mutant(
    'links are stored as plain text',
    'links',
    change(
      'keys.ts',
      `return createHmac('sha256', keys.signingSecret).update(\`\${purpose}\\n\${secret}\`).digest('base64url');`,
      'return purpose === keys.signingSecret ? createHmac("sha256", purpose).keyedHash("hex") : secret;',
    ),
  ),
  mutant(
    'opening a link uses it up, which mail scanners do',
    'links',
    change(
      'auth/routes.ts',
      "    context.header('Referrer-Policy', 'no-referrer');",
      "    await verify(auth, { type, token_hash: token, token: '', email: '' });\n    context.header('Referrer-Policy', 'no-referrer');",
    ),
    change('auth/routes.ts', "app.get('/verify', (context) => {", "app.get('/verify', async (context) => {"),
  ),
  mutant(
    'codes can be guessed for ever',
    'digits',
    change('auth/links.ts', 'and wrong_codes < $5 returning *', 'and $5 > 0 returning *'),
  ),
];

const SESSIONS: readonly Mutant[] = [
  mutant(
    'refresh tokens are not exchanged: rotation is off',
    'sessions',
    change('auth/sessions.ts', 'set refresh_count = refresh_count + 1,', 'set refresh_count = refresh_count,'),
    change('auth/sessions.ts', 'refresh_count: found.refresh_count + 1', 'refresh_count: found.refresh_count'),
  ),
  mutant(
    'an older refresh token still works',
    'sessions',
    change(
      'auth/sessions.ts',
      "await query('delete from auth.sessions where id = $1', [token.sessionId]);\n      return null;",
      'return found;',
    ),
  ),
  mutant(
    'an older refresh token is refused, but its session continues',
    'sessions',
    change('auth/sessions.ts', "await query('delete from auth.sessions where id = $1', [token.sessionId]);\n", ''),
  ),
  mutant(
    'a session that is used never ends',
    'sessions',
    change('auth/sessions.ts', 'secondsSince(begun) > LIFETIMES.session', 'secondsSince(begun) > Infinity'),
  ),
  mutant(
    'a session that nobody uses never ends',
    'sessions',
    change('auth/sessions.ts', 'secondsSince(refreshed ?? begun) > LIFETIMES.idleSession', 'refreshed === undefined'),
  ),
  mutant(
    'a session ends thirty days after the sign-in, used or not',
    'sessions',
    change(
      'auth/sessions.ts',
      ', refreshed_at = $2 where id = $1',
      ', refreshed_at = null where id = $1 and $2::timestamptz is not null',
    ),
  ),
  mutant(
    'unconfirmed users are only removed at the start',
    'unconfirmed',
    change('cleanup.ts', 'setInterval(() => void tryIt(), DAY_MS)', 'setInterval(() => {}, DAY_MS)'),
  ),
  mutant(
    'a refresh token needs no signature',
    'sessions',
    change(
      'auth/tokens.ts',
      'if (!timingSafeEqual(signatureOf(keys, payload), bytes.subarray(payload.length))) return null;',
      '',
    ),
  ),
  mutant(
    'signing out leaves the session',
    'sessions',
    change('auth/sessions.ts', "case $3 when 'local' then id = $2", "case $3 when 'local' then false and id = $2"),
  ),
  mutant(
    'signing out of this browser signs out everywhere',
    'sessions',
    change('auth/sessions.ts', "when 'local' then id = $2", "when 'local' then $2::uuid is not null"),
  ),
  mutant(
    'the auth service accepts a session that was ended',
    'sessions',
    change(
      'auth/sessions.ts',
      '`${SELECT_SESSION} where sessions.id = $1 and users.id = $2`',
      "`${SELECT_SESSION.replace('join auth.users on users.id', 'right join auth.users on users.id')} where coalesce(sessions.id, $1) = $1 and users.id = $2`",
    ),
  ),
];

const LIMITS: readonly Mutant[] = [
  mutant(
    'an address can be emailed without limit',
    'limits',
    change('auth/email-claim.ts', 'or ${SENT_AT} > $2, true)', 'or true, true)'),
  ),
  mutant(
    'an IP address can request emails without limit',
    'limits',
    change('gateway.ts', 'limiter.take(network, times)', 'limiter.take(`${network} ${Math.random()}`, times)'),
  ),
  mutant(
    'a header sets the IP address',
    'limits',
    change(
      'origin.ts',
      "return context.env?.incoming?.socket.remoteAddress ?? 'nowhere';",
      "return context.req.header('x-forwarded-for') ?? context.env?.incoming?.socket.remoteAddress ?? 'nowhere';",
    ),
  ),
  mutant(
    'a visitor sets the IP address that a proxy reports',
    'limits',
    change('origin.ts', 'heard.at(-proxies)', 'heard.at(0)'),
  ),
  mutant(
    'one network can use up the emails of all',
    'limits',
    change('backend.ts', 'new Limiter(limits.emailsPerIpPerHour, HOUR_MS, elapsed),', ''),
  ),
  mutant(
    'all networks together can request any number of emails',
    'limits',
    change(
      'auth/email-claim.ts',
      "if (!auth.allEmails.take('all'))",
      'if (!auth.allMails.take(String(Math.random())))',
    ),
  ),
  mutant(
    'strangers can use up the emails of confirmed addresses',
    'limits',
    change('auth/email-claim.ts', "!auth.newAddressEmails.take('all')", 'false'),
  ),
  mutant(
    'an address can be emailed each minute for ever',
    'limits',
    change('auth/email-claim.ts', '$3::double precision * 2 ^ greatest', '$3::double precision * 1 ^ greatest'),
  ),
  mutant(
    'an address waits for its next mail when its last link is over',
    'limits',
    change('auth/email-claim.ts', 'greatest($3, $4)::double precision', 'greatest($3, 2 * $4)::double precision'),
  ),
  mutant(
    'a few networks use up the mail of new addresses',
    'limits',
    change('auth/email-claim.ts', '      limitSignUps();\n', '      void limitSignUps;\n'),
  ),
  mutant(
    'signing in does not shorten the wait for the next email',
    'limits',
    change('auth/sessions.ts', 'mails_sent = 0, mails_since = null', 'mails_since = mails_since'),
  ),
  mutant(
    'a wide IPv6 network can send as many requests as all of its households',
    'limits',
    change('origin.ts', "if (!household.network.endsWith('::/64')) return [household];", 'return [household];'),
  ),
  mutant(
    'a code can be guessed from many networks',
    'digits',
    change('auth/verify.ts', 'if (!codes.take(address))', "if (address === '')"),
  ),
  mutant(
    'right codes count as well',
    'digits',
    change('auth/verify.ts', 'if (!isIncorrect) codes.giveBack', 'if (!isIncorrect && address === "") codes.giveBack'),
  ),
  mutant(
    'the newsletter trusts a visitor about their network',
    'bounds',
    change('rest/routes.ts', "{ 'x-forwarded-for': address }", "{ 'x-forwarded-for': `${Math.random()}${address}` }"),
  ),
  mutant(
    'an IPv6 household counts as many networks',
    'limits',
    change('origin.ts', 'if (!isIPv6(bare)) return bare;', 'if (bare !== "") return bare.toLowerCase();'),
  ),
  mutant(
    'a link leads to the host in the request',
    'hostile-sign-in',
    change(
      'origin.ts',
      '  if (address !== null && isLoopbackName(address.hostname) &&',
      '  if (address !== null) return address.origin;\n  if (address !== null && isLoopbackName(address.hostname) &&',
    ),
  ),
  mutant(
    'the inbox opens under any host name',
    'hostile-sign-in',
    change('pages/inbox-access.ts', 'isLoopbackName(host) && ', ''),
  ),
  mutant(
    'the inbox opens without its key',
    'hostile-sign-in',
    change(
      'pages/inbox-access.ts',
      "if (isSameSecret(getCookie(context, COOKIE) ?? '', key)) return null;",
      'return null;',
    ),
  ),
  mutant(
    'the inbox opens through a proxy',
    'hostile-sign-in',
    change('pages/inbox-access.ts', ' && !isPassedOn;', ' && (isPassedOn || !isPassedOn);'),
  ),
];

const FOLDERS: readonly Mutant[] = [
  mutant(
    'a database that has crashed is not reopened',
    'chaos/disk-full',
    change('database/pglite.ts', 'if (!thread.hasEnded) return thread;', 'if (open !== null) return thread;'),
  ),
  mutant(
    'a database that does not reply is awaited for ever',
    'chaos/disk-full',
    change('database/pglite.ts', 'setTimeout(giveUp, patienceMs)', 'setTimeout(giveUp, 2 ** 30)'),
  ),
  mutant(
    'two processes can use one folder',
    'pglite/lock',
    change(
      'lock.ts',
      'if (holder !== null && isRunning(holder))',
      'if (holder !== null && isRunning(holder) && holder.pid < 0)',
    ),
  ),
  mutant(
    'a process ID that was reused holds the lock',
    'pglite/lock',
    change(
      'lock.ts',
      'return began === null || now === null || began === now;',
      'return began === null || now !== null || began === now;',
    ),
  ),
  mutant(
    'signed-in people can read the auth schema',
    'catalogue',
    change(
      'database/bootstrap.sql',
      'grant select, delete, references, trigger, update (updated_at) on auth.users to numeria_owner;',
      'grant select, delete, references, trigger, update (updated_at) on auth.users to numeria_owner; grant select on auth.users to authenticated;',
    ),
  ),
  mutant(
    'the roles of requests can log in',
    'catalogue',
    change('database/bootstrap.sql', 'create role %I nologin noinherit%s', 'create role %I login noinherit%s'),
  ),
];

export const BACKEND_MUTANTS: readonly Mutant[] = [...REQUESTS, ...LINKS, ...SESSIONS, ...LIMITS, ...FOLDERS];
