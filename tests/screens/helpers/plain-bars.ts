/** How much room parts of a bar take. */
const grown = (parts: readonly HTMLElement[]): number =>
  parts.reduce((sum, { style }) => sum + Number(style.flexGrow), 0);

/** What a bar of the page shows: how much of its whole is filled, as a share, and in how many pieces it is cut. */
function barOf(bar: Element) {
  const pieces = [...bar.querySelectorAll<HTMLElement>('span')];
  const filled = pieces.filter(({ dataset }) => !/empty|taken/.test(dataset['look'] ?? ''));
  return { ratio: grown(filled) / grown(pieces), pieces: pieces.length };
}

/** The amounts that stand in the page as bars, row by row. */
export const plainRows = (container: Element) =>
  [...container.querySelectorAll('.plain-row')].map((row) => {
    const bars = [...row.querySelectorAll('.plain-bar')].map(barOf);
    return {
      label: row.querySelector('.plain-label')?.textContent?.replaceAll(/\s*\/\s*/g, '/'),
      mark: row.querySelector<HTMLElement>('.plain-mark')?.dataset['mark'],
      amount: bars.reduce((sum, { ratio }) => sum + ratio, 0),
      pieces: bars.map(({ pieces }) => pieces),
    };
  });
