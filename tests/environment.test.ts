import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { readEnvironment } from '../scripts/environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'numeria-environment-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('The environment', () => {
  it('takes settings from .env files unless the process sets them', () => {
    writeFileSync(join(folder, '.env'), 'NUMERIA_OPERATOR="Example School"\nPORT=1\nHOST=::\n');
    writeFileSync(join(folder, '.env.production'), 'PORT=2\n');
    writeFileSync(join(folder, '.env.development'), 'PORT=3\n');
    vi.stubEnv('HOST', '');
    vi.stubEnv('PORT', undefined);
    vi.stubEnv('NUMERIA_OPERATOR', undefined);
    expect(readEnvironment(folder)).toMatchObject({ NUMERIA_OPERATOR: 'Example School', PORT: '2', HOST: '' });
    expect(readEnvironment(folder, 'development')['PORT']).toBe('3');
    expect(readEnvironment(join(folder, 'none'))['NUMERIA_OPERATOR']).toBeUndefined();
    vi.unstubAllEnvs();
  });
});
