/*
 * Writes a page for a teacher who speaks a language: each text of English with its translation, and what functions write for
 * a few examples. What is marked as wrong stays in the browser until it is copied. It is not part of the site.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listLanguageFolders } from '../../scripts/site/languages.ts';
import { loadLanguage } from './languages.ts';
import { loadCatalogues, ROOT } from './load-catalogues.ts';
import { reviewPage } from './review-page.ts';

const ENGLISH = await loadCatalogues(null);
const wanted = process.argv.slice(2);
for (const folder of listLanguageFolders(ROOT)) {
  if (wanted.length > 0 && !wanted.includes(basename(folder))) continue;
  const language = await loadLanguage(folder, ENGLISH);
  const file = join(ROOT, 'test-results/review', language.tag, 'index.html');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, reviewPage(language));
  const missing = language.pairs.filter(({ kind }) => kind === 'missing').length;
  console.log(`${language.tag}: ${language.pairs.length} texts, ${missing} missing. ${file}`);
}
