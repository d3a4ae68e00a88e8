import './circles.css';
import type { CSSProperties } from 'react';
import type { LetteredQuestion } from '../../play/paper/lettered';
import { LETTERS } from '../../vision/answer-cards';
import { CORNERS, cellAt, cellSize, cornerIds, type SheetLayout } from '../../vision/sheet-layout';
import { checkNumberOf, circlePages, layoutOf } from './circles';
import { MarkerPicture } from './MarkerPicture';
import type { Material } from './print-source';
import { SheetHeader } from './SheetPage';
import { text } from './text';
import { inOrderOf, type PaperSize, VERSIONS, type Version } from './worksheet';

export interface CircleSheetProps {
  readonly material: Material;
  readonly questions: readonly LetteredQuestion[];
  readonly version: Version;
  readonly seed: number;
  readonly size: PaperSize;
}

/** Letters from which a choice is in small print. */
const LONG = 20;

const at = ({ x, y }: { readonly x: number; readonly y: number }): CSSProperties => ({ left: `${x}em`, top: `${y}em` });

/** All pages of one version, with circles to fill in and a marker in each corner. */
export default function CircleSheet({ material, questions, version, seed, size }: CircleSheetProps) {
  const layout = layoutOf(material.room);
  if (layout === null) return null;
  const pages = circlePages(inOrderOf(version, questions, seed), layout);
  const check = checkNumberOf(questions);
  return pages.map((onPage, page) => (
    <section key={page} className="paper" data-size={size}>
      <SheetHeader
        material={material}
        version={version}
        pageText={pages.length === 1 ? '' : text.sheet.page(page + 1, pages.length)}
      />
      <div className="circle-frame" data-room={material.room}>
        {cornerIds({ check, version: VERSIONS.indexOf(version), page }).map((id, corner) => (
          <span key={id} className="circle-corner" style={at(CORNERS[corner]!)}>
            <MarkerPicture id={id} />
          </span>
        ))}
        <p className="circle-how">{text.sheet.fillIn}</p>
        <ol>
          {onPage.map((question, index) => (
            <Cell
              key={index}
              layout={layout}
              index={index}
              number={pages.slice(0, page).flat().length + index + 1}
              question={question}
            />
          ))}
        </ol>
      </div>
    </section>
  ));
}

interface CellProps {
  readonly layout: SheetLayout;
  readonly index: number;
  readonly number: number;
  readonly question: LetteredQuestion;
}

function Cell({ layout, index, number, question: { asked, picture, choices } }: CellProps) {
  const { width, height } = cellSize(layout);
  return (
    <li style={{ ...at(cellAt(layout, index)), width: `${width}em`, height: `${height}em` }}>
      <span className="circle-asked">
        <span className="paper-number">{`${number}.`}</span> <b className="paper-asked">{asked}</b>
      </span>
      {picture !== undefined && <div className="paper-picture">{picture}</div>}
      {choices.map((choice, letter) => (
        <span
          key={choice}
          className="circle-choice"
          data-long={choice.length > LONG}
          style={at(layout.circles[letter]!)}
        >
          <b>{LETTERS[letter]}</b> <i /> <span>{choice}</span>
        </span>
      ))}
    </li>
  );
}
