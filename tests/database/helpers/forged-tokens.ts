import { SignJWT, UnsecuredJWT } from 'jose';

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const decoded = (part = ''): Record<string, unknown> => JSON.parse(Buffer.from(part, 'base64url').toString());

/** The claims of a token, no matter who signed it. */
export function decodeClaims(token: string): Record<string, unknown> {
  return decoded(token.split('.')[1]);
}

/** The real token with other claims but the same signature. */
export function replaceClaims(token: string, changes: object): string {
  const [head = '', , signature = ''] = token.split('.');
  return [head, encoded({ ...decodeClaims(token), ...changes }), signature].join('.');
}

/** Forged tokens, by the defect of each. */
export async function forgeTokens(token: string, otherId: string): Promise<Record<string, string>> {
  const claims = decodeClaims(token);
  const [head = '', body = '', signature = ''] = token.split('.');
  const key = new TextEncoder().encode('a key that somebody else has made up, of sufficient length');
  const sign = (more: object = {}, alg = 'HS256') =>
    new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg, typ: 'JWT' }).sign(key);
  const none = (alg: string): string => `${encoded({ alg, typ: 'JWT' })}.${body}.`;
  return {
    'with another person’s id': replaceClaims(token, { sub: otherId }),
    'with the role of the service': replaceClaims(token, { role: 'service_role' }),
    'that lasts for ever': replaceClaims(token, { exp: 32_503_680_000 }),
    'signed with another key': await sign(),
    'signed with another key for another person': await sign({ sub: otherId }),
    'signed with another algorithm': await sign({}, 'HS512'),
    'without a signature': new UnsecuredJWT(claims).encode(),
    'with algorithm none': none('none'),
    'with algorithm NONE': none('NONE'),
    'with algorithm none and the real signature': `${encoded({ alg: 'none' })}.${body}.${signature}`,
    'whose signature is cut off': `${head}.${body}.`,
    'whose signature is cut short': token.slice(0, -8),
    'with an unknown critical header': `${encoded({ alg: 'HS256', crit: ['x'], x: 1 })}.${body}.${signature}`,
    'with two parts': `${head}.${body}`,
    'with one part': 'nonsense',
    'that is not JSON': `${head}.bm9uc2Vuc2U.${signature}`,
  };
}
