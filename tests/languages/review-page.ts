import type { Language } from './languages.ts';
import { nameOf, type Pair } from './pairs.ts';
import { listSamples, type Sample } from './samples.ts';

/** Examples of one function. */
const EXAMPLES = 3;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const lines = (texts: readonly string[], tag: string): string =>
  texts.map((text) => `<p lang="${tag}">${escape(text.trim())}</p>`).join('');

function row(name: string, samples: readonly Sample[], tag: string): string {
  const shown = samples.slice(0, EXAMPLES);
  const of = (side: 'english' | 'translated') => shown.map((sample) => sample[side]);
  return [
    `<tr id="${escape(name)}"><th scope="row">${escape(name.slice(name.indexOf(' ') + 1))}</th>`,
    `<td>${lines(of('english'), 'en')}</td><td>${lines(of('translated'), tag)}</td>`,
    `<td><label><input type="checkbox" value="${escape(name)}"> wrong</label></td></tr>`,
  ].join('');
}

/** The rows of one module. */
function part(path: string, pairs: readonly Pair[], tag: string): string {
  const rows = pairs.map((pair) => {
    if (pair.kind === 'missing')
      return `<tr class="missing"><th scope="row">${escape(pair.keys.join('.'))}</th><td colspan="3">missing</td></tr>`;
    return row(nameOf(pair), listSamples([pair]), tag);
  });
  return `<details open><summary>${path} (${pairs.length})</summary><table>${rows.join('\n')}</table></details>`;
}

const STYLE = `body { font: 1rem/1.5 system-ui, sans-serif; margin: 1rem auto; max-width: 90rem; padding: 0 1rem }
table { border-collapse: collapse; width: 100% } td, th { border-bottom: 1px solid #ccc; padding: .25rem .5rem; text-align: start; vertical-align: top }
th { font: .75rem/1.5 monospace; width: 16% } td { width: 38% } td:last-child { width: 6rem } p { margin: 0; white-space: pre-line }
tr:has(:checked) { background: #fde2e2 } .missing { background: #fff3c4 } summary { font-weight: bold; padding: .5rem 0 } textarea { width: 100% }`;

/** Remembers what is marked in this browser, and lists it for an email. */
const SCRIPT = `const key = 'numeria.review.' + document.documentElement.lang;
const boxes = [...document.querySelectorAll('input')];
const marked = new Set(JSON.parse(localStorage.getItem(key) ?? '[]'));
const list = document.querySelector('textarea');
const show = () => { list.value = [...marked].join('\\n'); document.querySelector('output').value = marked.size; };
for (const box of boxes) {
  box.checked = marked.has(box.value);
  box.onchange = () => {
    if (box.checked) marked.add(box.value); else marked.delete(box.value);
    localStorage.setItem(key, JSON.stringify([...marked]));
    show();
  };
}
show();`;

/** The page of a language, which needs nothing else. */
export function reviewPage({ tag, pairs }: Pick<Language, 'tag' | 'pairs'>): string {
  const paths = [...new Set(pairs.map(({ path }) => path))];
  const missing = pairs.filter(({ kind }) => kind === 'missing').length;
  return [
    `<!doctype html><html lang="${tag}"><meta charset="utf-8"><meta name="robots" content="noindex">`,
    `<meta name="viewport" content="width=device-width"><title>Review: ${tag}</title><style>${STYLE}</style>`,
    `<main lang="en"><h1>Review: ${tag}</h1><p>${pairs.length} texts, ${missing} missing, <output>0</output> marked as wrong.</p>`,
    ...paths.map((path) =>
      part(
        path,
        pairs.filter((pair) => pair.path === path),
        tag,
      ),
    ),
    '<h2>Marked as wrong</h2><textarea rows="12" aria-label="Marked as wrong"></textarea></main>',
    `<script>${SCRIPT}</script></html>`,
  ].join('\n');
}
