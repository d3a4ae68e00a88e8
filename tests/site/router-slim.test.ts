/* What makes parts of the router seem to be used: found in the one that is installed, and taken away. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unnamed } from '../../scripts/router-slim';

const FOLDER = 'node_modules/react-router/dist/production';

describe('The parts of the router', () => {
  it('are named where they are made, and no longer in what is built', () => {
    const chunks = readdirSync(FOLDER).filter((name) => /^chunk-\w+\.mjs$/.test(name));
    const named = chunks
      .map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'))
      .filter((text) => text.includes('\nForm.displayName = '));
    expect(named).toHaveLength(1);
    const text = unnamed(named[0] ?? '');
    expect(text).not.toContain('\nForm.displayName = ');
    expect(text).toContain('\nvar Form = /* @__PURE__ */ React');
  });
});
