/** Total flex-grow of parts of a bar. */
const grown = (parts: readonly HTMLElement[]): number =>
  parts.reduce((sum, { style }) => sum + Number(style.flexGrow), 0);

/** The filled fraction of a bar, and the number of its pieces. */
function barOf(bar: Element) {
  const pieces = [...bar.querySelectorAll<HTMLElement>('span')];
  const filled = pieces.filter(({ dataset }) => !/empty|taken/.test(dataset['look'] ?? ''));
  return { ratio: grown(filled) / grown(pieces), pieces: pieces.length };
}

/** The amounts shown as HTML bars, row by row. */
export const readPlainRows = (container: Element) =>
  [...container.querySelectorAll('.plain-row')].map((row) => {
    const bars = [...row.querySelectorAll('.plain-bar')].map(barOf);
    return {
      label: row.querySelector('.plain-label')?.textContent?.replaceAll(/\s*\/\s*/g, '/'),
      mark: row.querySelector<HTMLElement>('.plain-mark')?.dataset['mark'],
      amount: bars.reduce((sum, { ratio }) => sum + ratio, 0),
      pieces: bars.map(({ pieces }) => pieces),
    };
  });
