import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '../../../scripts/release/archive.ts';
import { collectRelease } from '../../../scripts/release/release-files.ts';
import { createFactsMetaTag, TOKENS } from '../../../scripts/site/facts.ts';

/** 29 November 2026, in seconds. */
export const SECONDS = 1_795_910_400;

/** A release of a few bytes. */
export const tinyRelease = (version: string): Release => ({
  name: `numeria-${version}`,
  files: [
    { path: 'package.json', body: Buffer.from(JSON.stringify({ version })) },
    { path: 'dist/index.html', body: Buffer.from('<!doctype html><title>Numeria</title>') },
    { path: `dist/assets/${'a'.repeat(120)}/empty.txt`, body: Buffer.alloc(0) },
    { path: 'dist/block.bin', body: Buffer.alloc(512, 7) },
  ],
});

/** A release with the project's own server, around a site of one page. */
export function releaseOfOnePage(): Release {
  const site = mkdtempSync(join(tmpdir(), 'numeria-page-'));
  mkdirSync(site, { recursive: true });
  writeFileSync(
    join(site, 'index.html'),
    `<!doctype html><html><head><title>Numeria</title>${createFactsMetaTag(TOKENS)}</head></html>`,
  );
  writeFileSync(join(site, 'licences.txt'), 'Numeria (MIT)');
  writeFileSync(
    join(site, 'sbom.cdx.json'),
    JSON.stringify({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: { component: { type: 'application', name: 'numeria', 'bom-ref': 'numeria' } },
      components: [
        { type: 'library', name: 'valibot', version: '1.5.0', 'bom-ref': 'pkg:npm/valibot@1.5.0', group: 'site' },
      ],
      dependencies: [{ ref: 'numeria' }],
    }),
  );
  return collectRelease(join(import.meta.dirname, '../../..'), site);
}
