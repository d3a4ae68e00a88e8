/* `npm run make:conformance` writes the accessibility conformance report, for programs and for people. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDocument, createYaml } from './conformance/report.ts';

const DOCS = join(import.meta.dirname, '../docs');

writeFileSync(join(DOCS, 'conformance.yaml'), createYaml());
writeFileSync(join(DOCS, 'conformance.md'), createDocument());
