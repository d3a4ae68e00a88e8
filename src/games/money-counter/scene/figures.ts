/* The figures on coins and bills: drawn with a round pen, since a picture in the atlas has no letters. */
import { placed, stroke } from '../../../stage/drawing';

/** What can stand on a piece. */
type Figure = '0' | '1' | '2' | '5' | '¢' | '$';

/** How far a figure reaches, and its line, round its middle; its height is 1. */
const FIGURES: Readonly<Record<Figure, { readonly width: number; readonly line: (h: number) => string }>> = {
  '0': {
    width: 0.76,
    line: (h) => `M0 ${-h * 0.4}A${h * 0.25} ${h * 0.4} 0 1 0 0 ${h * 0.4}A${h * 0.25} ${h * 0.4} 0 1 0 0 ${-h * 0.4}Z`,
  },
  '1': { width: 0.5, line: (h) => `M${-h * 0.14} ${-h * 0.26}L${h * 0.06} ${-h * 0.4}V${h * 0.4}` },
  '2': {
    width: 0.72,
    line: (h) =>
      `M${-h * 0.23} ${-h * 0.2}C${-h * 0.22} ${-h * 0.48} ${h * 0.25} ${-h * 0.48} ${h * 0.24} ${-h * 0.16}C${h * 0.23} ${h * 0.06} ${-h * 0.08} ${h * 0.2} ${-h * 0.24} ${h * 0.4}H${h * 0.26}`,
  },
  '5': {
    width: 0.72,
    line: (h) =>
      `M${h * 0.2} ${-h * 0.4}H${-h * 0.18}L${-h * 0.21} ${-h * 0.05}C${-h * 0.05} ${-h * 0.18} ${h * 0.25} ${-h * 0.14} ${h * 0.25} ${h * 0.13}C${h * 0.25} ${h * 0.44} ${-h * 0.1} ${h * 0.48} ${-h * 0.25} ${h * 0.32}`,
  },
  '¢': {
    width: 0.6,
    line: (h) =>
      `M${h * 0.18} ${-h * 0.14}C${h * 0.04} ${-h * 0.3} ${-h * 0.2} ${-h * 0.2} ${-h * 0.2} ${h * 0.05}C${-h * 0.2} ${h * 0.32} ${h * 0.05} ${h * 0.38} ${h * 0.18} ${h * 0.24}M0 ${-h * 0.38}V${h * 0.48}`,
  },
  $: {
    width: 0.72,
    line: (h) =>
      `M${h * 0.2} ${-h * 0.22}C${h * 0.08} ${-h * 0.42} ${-h * 0.22} ${-h * 0.4} ${-h * 0.22} ${-h * 0.18}C${-h * 0.22} ${h * 0.06} ${h * 0.24} ${-h * 0.06} ${h * 0.24} ${h * 0.18}C${h * 0.24} ${h * 0.42} ${-h * 0.12} ${h * 0.42} ${-h * 0.23} ${h * 0.22}M0 ${-h * 0.52}V${h * 0.52}`,
  },
};
/** How thick the pen is, as a part of the height. */
const PEN = 0.19;

const isFigure = (sign: string): sign is Figure => sign in FIGURES;

/** Figures in one line, with their middle at 0,0. */
export function figuresOf(text: string, height: number, colour: string): string {
  const figures = Array.from(text).filter(isFigure);
  let x = (-height * figures.reduce((sum, figure) => sum + FIGURES[figure].width, 0)) / 2;
  return figures
    .map((figure) => {
      const { width, line } = FIGURES[figure];
      const drawn = placed(stroke(line(height), colour, height * PEN), { x: x + (height * width) / 2 });
      x += height * width;
      return drawn;
    })
    .join('');
}
