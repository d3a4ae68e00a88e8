import './print.css';
import type { CSSProperties } from 'react';
import { siteUrl } from '../../locale/address';
import { QrCode } from '../../play/links/QrCode';
import type { LetteredQuestion } from '../../play/paper/lettered';
import type { PaperQuestion } from '../../play/paper/paper';
import { LETTERS } from '../../vision/answer-cards';
import type { Material } from './print-source';
import { text } from './text';
import { inOrderOf, type PaperSize, pagesOf, ROOMS, type Version } from './worksheet';

type GridStyle = CSSProperties & { readonly '--columns': number };

interface SheetProps {
  readonly material: Material;
  readonly version: Version;
  readonly seed: number;
  readonly size: PaperSize;
}

/** All pages of one version. */
export function Sheet({ seed, ...sheet }: SheetProps) {
  const { material, version } = sheet;
  const pages = pagesOf(inOrderOf(version, material.questions, seed), material.room);
  return pages.map((questions, page) => (
    <SheetPage
      key={page}
      {...sheet}
      questions={questions}
      first={pages.slice(0, page).flat().length + 1}
      pageText={pages.length === 1 ? '' : text.sheet.page(page + 1, pages.length)}
    />
  ));
}

interface PageProps extends Omit<SheetProps, 'seed'> {
  readonly questions: readonly PaperQuestion[];
  /** The number of the first question on this page. */
  readonly first: number;
  /** Such as "Page 1 of 2"; empty if the version has one page. */
  readonly pageText: string;
}

function SheetPage({ material, version, size, questions, first, pageText }: PageProps) {
  const { room } = material;
  const style: GridStyle = { '--columns': ROOMS[room].columns };
  return (
    <section className="paper" data-size={size}>
      <SheetHeader material={material} version={version} pageText={pageText} />
      <ol className="paper-questions" start={first} data-room={room} style={style}>
        {questions.map((question, index) => (
          <li key={index}>
            <span className="paper-number">{`${first + index}.`}</span>
            <div>
              <p className="paper-asked">{question.asked}</p>
              {question.picture !== undefined && <div className="paper-picture">{question.picture}</div>}
              {room !== 'puzzle' && <Answer question={question} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface HeaderProps extends Pick<PageProps, 'material' | 'version' | 'pageText'> {}

/** Title, lines for name and date, which sheet it is, and a code that opens the questions on a screen. */
export const SheetHeader = ({ material: { title, seedText, address, onScreen }, version, pageText }: HeaderProps) => (
  <header className="paper-header">
    <div>
      <h2>{title}</h2>
      <p className="paper-lines">
        {text.sheet.name} <span /> {text.sheet.date} <span />
      </p>
      <p>
        <b>{text.sheet.version(version)}</b> <span>{[pageText, seedText].filter(Boolean).join(' · ')}</span>
      </p>
    </div>
    <figure className="paper-code">
      <QrCode link={siteUrl(address)} />
      <figcaption>{onScreen}</figcaption>
    </figure>
  </header>
);

/** Answers to circle, or a line to write on. A sum with a gap has its line in the gap. */
function Answer({ question: { asked, choices } }: { readonly question: PaperQuestion }) {
  if (choices !== undefined)
    return (
      <ul className="paper-choices">
        {choices.map((choice) => (
          <li key={choice}>{choice}</li>
        ))}
      </ul>
    );
  return asked.includes('__') ? null : <span className="paper-line" />;
}

/** The address at which this sheet is marked, so that the memory of a device knows it. */
const getMarkLink = ({ parameters }: Material, version: Version): string =>
  siteUrl(`/print?${new URLSearchParams({ ...parameters, mark: version })}`);

/** The address of the page that reads sheets with circles. */
export const getCameraLink = ({ parameters }: Pick<Material, 'parameters'>): string =>
  `/cards?${new URLSearchParams({ ...parameters, sheets: '1' })}`;

interface KeyProps {
  readonly material: Material;
  /** The questions with answers A to D, if the sheets have circles. */
  readonly lettered?: readonly LetteredQuestion[] | null;
  readonly versions: readonly Version[];
  readonly seed: number;
}

/** The answer, after its letter if it has one. */
const answerText = (question: PaperQuestion | LetteredQuestion): string =>
  'right' in question ? `${LETTERS[question.right]} ${question.answer}` : question.answer;

/** The answers of all versions, for adults. */
export function KeyPage({ material, lettered = null, versions, seed }: KeyProps) {
  const isMarked = material.questions.some(({ skill }) => skill !== undefined);
  return (
    <section className="paper paper-key">
      <h2>{text.key(material.title, material.seedText)}</h2>
      {lettered !== null && (
        <figure className="paper-code">
          <QrCode link={siteUrl(getCameraLink(material))} />
          <figcaption>{text.mark.camera}</figcaption>
        </figure>
      )}
      {versions.map((version) => (
        <div key={version}>
          <h3>{text.sheet.version(version)}</h3>
          {isMarked && (
            <figure className="paper-code">
              <QrCode link={getMarkLink(material, version)} />
              <figcaption>{text.mark.code(version)}</figcaption>
            </figure>
          )}
          <ol data-room={material.room}>
            {inOrderOf(version, lettered ?? material.questions, seed).map((question, index) => (
              <li key={index}>
                <b>{`${index + 1}.`}</b> <span>{answerText(question)}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
