import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { findMissing } from '../../backend/public-start.ts';
import { findMistakes, type Settings } from '../../backend/settings.ts';

const FOLDER = 'scripts/release/for-operators';
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

/** The text of each service by name. The file is indented by two spaces. */
function readServices(compose: string): ReadonlyMap<string, string> {
  const [, services = ''] = compose.split(/^services:\n/m);
  const [own = ''] = services.split(/^(?=\S)/m);
  const parts = own.split(/^ {2}(?=[\w-]+:$)/m).slice(1);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(':')), part.replaceAll(/^\s*#.*\n/gm, '')]));
}

const compose = read('compose.yaml');
const services = readServices(compose);

/** The example with a password, with or without the lines that are only for the public. */
function readExample(isPublic: boolean): Settings {
  const example = read('env.example').replace('POSTGRES_PASSWORD=', 'POSTGRES_PASSWORD=secret');
  return parseEnv(isPublic ? example.replaceAll(/^#(?=\w+=)/gm, '') : example);
}

describe('.env.example', () => {
  it('has settings that the server accepts', () => {
    const DATABASE_URL = 'postgres://numeria:secret@database:5432/numeria';
    for (const isPublic of [false, true]) expect(findMistakes({ ...readExample(isPublic), DATABASE_URL })).toEqual([]);
  });

  it('names every setting that a public site needs, with examples that the server does not accept', () => {
    const settings = readExample(true);
    expect(settings['NODE_ENV']).toBe('production');
    expect(findMissing(settings, true).map((line) => line.trim().replace(/=.*/, ''))).toEqual([
      'NUMERIA_URL',
      'NUMERIA_OPERATOR',
      'NUMERIA_OPERATOR_ADDRESS',
      'NUMERIA_DATA_CONTACT',
      'NUMERIA_SUPPORT_EMAIL',
    ]);
    const own = Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [
        name,
        value?.replaceAll('Example', 'Ada').replace('.example', '.test').replace('//localhost', '//maths.school.test'),
      ]),
    );
    expect(findMissing(own, true)).toEqual([]);
  });
});

describe('compose.yaml', () => {
  it('has the site, a proxy, PostgreSQL 16, and a mail catcher only in the trial profile', () => {
    expect([...services.keys()]).toEqual(['proxy', 'site', 'database', 'mail']);
    expect(services.get('database')).toMatch(/image: postgres:16/);
    expect(services.get('mail')).toContain('profiles: [trial]');
  });

  it.each([...services])('gives %s a read-only file system and only the privileges that it needs', (_, service) => {
    expect(service).toContain('    read_only: true\n');
    expect(service).toContain('    cap_drop: [ALL]\n');
    expect(service).toContain('    security_opt: ["no-new-privileges:true"]\n');
  });

  it.each([...services])('pins the version of the image of %s', (_, service) => {
    expect(service).toMatch(/^ {4}(?:build: \.|image: [\w./-]+:v?\d[\w.-]*)$/m);
  });

  it('exposes only the proxy to other machines', () => {
    const open = [...services].filter(([, service]) => /ports: \["(?!127\.0\.0\.1:)/.test(service));
    expect(open.map(([name]) => name)).toEqual(['proxy']);
  });

  it('contains no passwords, and names every setting that .env must have', () => {
    const required = [...compose.matchAll(/\$\{(\w+):\?Set \1 in \.env\}/g)].map(([, name]) => name);
    expect(new Set(required)).toEqual(new Set(['NUMERIA_URL', 'POSTGRES_PASSWORD']));
    expect(compose).not.toMatch(/PASSWORD: (?!\$\{)/);
    const example = read('env.example');
    expect(example).toMatch(/^POSTGRES_PASSWORD=$/m);
    for (const name of ['NUMERIA_URL', 'SMTP_URL', 'COMPOSE_PROFILES'])
      expect(example).toMatch(new RegExp(`^${name}=.+$`, 'm'));
  });

  it('declares every volume that it uses', () => {
    const [, declared = ''] = compose.split(/^volumes:\n/m);
    const used = [...compose.matchAll(/["\s-]([a-z-]+):\/(?:data|config|var\/lib\/postgresql\/data)\b/g)];
    const names = [...declared.matchAll(/^ {2}([\w-]+):$/gm)];
    expect(new Set(names.map(([, name]) => name))).toEqual(new Set(used.map(([, name]) => name)));
    expect(names).toHaveLength(4);
  });
});
