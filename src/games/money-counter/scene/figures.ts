/* The figures on coins and notes. They are drawn, because pictures cannot use the page's fonts. */
import { transformMarkup } from '../../../stage/drawing';
import { fillColours } from '../../../stage/drawings';
import cent from '../drawings/figures/cent.svg?markup';
import dollar from '../drawings/figures/dollar.svg?markup';
import euro from '../drawings/figures/euro.svg?markup';
import five from '../drawings/figures/five.svg?markup';
import letterC from '../drawings/figures/letter-c.svg?markup';
import letterP from '../drawings/figures/letter-p.svg?markup';
import one from '../drawings/figures/one.svg?markup';
import pound from '../drawings/figures/pound.svg?markup';
import rupee from '../drawings/figures/rupee.svg?markup';
import two from '../drawings/figures/two.svg?markup';
import zero from '../drawings/figures/zero.svg?markup';

interface Figure {
  /** Around 0,0, from −1 to 1 in height. */
  readonly markup: string;
  /** Half its width, including some space. */
  readonly half: number;
}

const FIGURES: ReadonlyMap<string, Figure> = new Map([
  ['0', { markup: zero, half: 0.92 }],
  ['1', { markup: one, half: 0.56 }],
  ['2', { markup: two, half: 0.9 }],
  ['5', { markup: five, half: 0.9 }],
  ['¢', { markup: cent, half: 0.78 }],
  ['c', { markup: letterC, half: 0.78 }],
  ['p', { markup: letterP, half: 0.76 }],
  ['$', { markup: dollar, half: 0.88 }],
  ['£', { markup: pound, half: 0.86 }],
  ['€', { markup: euro, half: 0.94 }],
  ['₹', { markup: rupee, half: 0.86 }],
]);

/** A value such as "50p", centred on x and y, at most `width` wide and `height` high. */
export function drawFigures(
  value: string,
  [x, y]: readonly [x: number, y: number],
  width: number,
  height: number,
  colour: string,
): string {
  const found = Array.from(value, (sign) => {
    const figure = FIGURES.get(sign);
    if (figure === undefined) throw new Error(`No figure is drawn for "${sign}"`);
    return figure;
  });
  const wide = found.reduce((sum, { half }) => sum + 2 * half, 0);
  const scale = Math.min(width / wide, height / 2);
  let left = -wide / 2;
  const drawn = found.map(({ markup, half }) => {
    const at = left + half;
    left += 2 * half;
    return transformMarkup(fillColours(markup, { figure: colour }), { x: at });
  });
  return transformMarkup(drawn.join(''), { x, y, scale });
}
