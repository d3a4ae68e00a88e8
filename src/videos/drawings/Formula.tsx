/*
 * Formulas as pictures. In their notation, `x^2` and `a^{m + n}` are superscripts, `log_2` is a subscript, `[dy/dx]` is
 * a fraction, and `|` starts a new line.
 */
import { Fragment } from 'react';
import { type DrawingColours, SquaredPaper } from './paper';

/** The centre of a formula, to the right of the play button and below the badge. */
const MIDDLE = { x: 204, y: 94 } as const;
const MAX_WIDTH = 204;
const MAX_SIZE = 40;
const SMALL = 0.68;

const PIECE = /\[([^\]/]+)\/([^\]]+)\]|([\^_])(?:\{([^}]+)\}|(\w))|([^[^_]+)/g;

type Piece =
  | { readonly is: 'text' | '^' | '_'; readonly text: string }
  | { readonly is: 'fraction'; readonly top: string; readonly bottom: string };

const piecesOf = (line: string): readonly Piece[] =>
  [...line.matchAll(PIECE)].map(([, top, bottom, sign, group, one, text]) => {
    if (top !== undefined && bottom !== undefined) return { is: 'fraction', top, bottom };
    if (sign !== undefined) return { is: sign === '^' ? '^' : '_', text: (group ?? one ?? '').replaceAll('-', '−') };
    return { is: 'text', text: (text ?? '').replaceAll('-', '−') };
  });

/** The approximate width of the text, in units of its font size. `textLength` makes it exact. */
const widthOfText = (text: string): number =>
  Array.from(text).reduce(
    (sum, sign) => sum + (/[ilj.,:;()|/'′ ]/.test(sign) ? 0.32 : /[mwMW%]/.test(sign) ? 0.86 : 0.58),
    0,
  );

const widthOf = (line: string): number =>
  piecesOf(line).reduce((sum, piece) => {
    if (piece.is === 'fraction') return sum + Math.max(widthOf(piece.top), widthOf(piece.bottom)) * 0.86 + 0.24;
    return sum + widthOfText(piece.text) * (piece.is === 'text' ? 1 : SMALL);
  }, 0);

interface LineProps {
  readonly line: string;
  /** Its left end and baseline. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: string;
}

function FormulaLine({ line, x, y, size, ink }: LineProps) {
  let at = x;
  return piecesOf(line).map((piece, index) => {
    const start = at;
    if (piece.is === 'fraction') {
      const small = size * 0.86;
      const [top, bottom] = [widthOf(piece.top) * small, widthOf(piece.bottom) * small];
      const width = Math.max(top, bottom) + size * 0.24;
      at += width;
      const middle = start + width / 2;
      return (
        <Fragment key={index}>
          <FormulaLine line={piece.top} x={middle - top / 2} y={y - size * 0.5} size={small} ink={ink} />
          <path
            d={`M${(start + size * 0.06).toFixed(1)} ${(y - size * 0.33).toFixed(1)}h${(width - size * 0.12).toFixed(1)}`}
            stroke={ink}
            strokeWidth={size * 0.075}
            strokeLinecap="round"
          />
          <FormulaLine line={piece.bottom} x={middle - bottom / 2} y={y + size * 0.52} size={small} ink={ink} />
        </Fragment>
      );
    }
    const isPlain = piece.is === 'text';
    const letters = size * (isPlain ? 1 : SMALL);
    const width = widthOfText(piece.text) * letters;
    at += width;
    const rise = isPlain ? 0 : size * (piece.is === '^' ? -0.36 : 0.18);
    return (
      <text
        key={index}
        x={start.toFixed(1)}
        y={(y + rise).toFixed(1)}
        fontSize={letters.toFixed(1)}
        fill={ink}
        xmlSpace="preserve"
        textLength={width.toFixed(1)}
      >
        {piece.text}
      </text>
    );
  });
}

/** A formula on squared paper, as large as possible. */
export function Formula({ text, ink }: { readonly text: string; readonly ink: DrawingColours }) {
  const lines = text.split('|');
  const size = Math.min(lines.length > 1 ? MAX_SIZE * 0.85 : MAX_SIZE, MAX_WIDTH / Math.max(...lines.map(widthOf)));
  const fractions = lines.filter((line) => line.includes('[')).length;
  const height = [1.35, 2, 2.4][fractions] ?? 2.4;
  return (
    <>
      <SquaredPaper ink={ink} />
      {lines.map((line, at) => (
        <FormulaLine
          key={line}
          line={line}
          x={MIDDLE.x - (widthOf(line) * size) / 2}
          y={MIDDLE.y + size * 0.34 + (at - (lines.length - 1) / 2) * size * height}
          size={size}
          ink={ink.strong}
        />
      ))}
    </>
  );
}
