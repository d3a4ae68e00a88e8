import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { billOfMaterials } from './bill-of-materials.ts';
import { formatNotices } from './notices.ts';
import { findLicensedParts } from './parts.ts';

/** Writes the site's credits: licences.txt for people and sbom.cdx.json for machines. */
export function licencesPlugin(): Plugin {
  let root = '';
  return {
    name: 'numeria-licences',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const read = (name: string): string => readFileSync(join(root, name), 'utf8');
        const parts = findLicensedParts(bundle, root);
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source: formatNotices(parts, read('LICENSE')) });
        this.emitFile({
          type: 'asset',
          fileName: 'sbom.cdx.json',
          source: billOfMaterials(parts, JSON.parse(read('package.json'))),
        });
      },
    },
  };
}
