import './cards.css';
import '../print/print.css';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { PrintSheet } from '../../play/links/PrintSheet';
import { Button } from '../../ui/Button';
import { LETTERS, MAX_CARDS } from '../../vision/answer-cards';
import { MarkerPicture } from '../print/MarkerPicture';
import { text as printText } from '../print/text';
import { type PaperSize, SIZES } from '../print/worksheet';
import { SelectField } from '../teachers/RoundSettings';
import { text } from './text';

const { cards } = text;

const LAYOUTS = ['two', 'one'] as const;
type Layout = (typeof LAYOUTS)[number];
const PER_PAGE: Readonly<Record<Layout, number>> = { two: 2, one: 1 };

/** Most classes have no more children. */
const USUAL = 32;

const NUMBERS = Array.from({ length: MAX_CARDS }, (_, index) => index + 1);
const OPTIONS = NUMBERS.map((card) => [String(card), String(card)] as const);

/** Prints the cards of a class, one or two on a page. */
export default function PrintCards() {
  const [first, setFirst] = useState(1);
  const [last, setLast] = useState(USUAL);
  const [layout, setLayout] = useState<Layout>('two');
  const [size, setSize] = useState<PaperSize>('a4');
  const chosen = NUMBERS.filter((card) => card >= Math.min(first, last) && card <= Math.max(first, last));
  const perPage = PER_PAGE[layout];
  const pages = Array.from({ length: Math.ceil(chosen.length / perPage) }, (_, page) =>
    chosen.slice(page * perPage, (page + 1) * perPage),
  );
  const pageOf = (onPage: readonly number[]) => (
    <section key={onPage[0]} className="paper paper-cards" data-size={size} data-layout={layout}>
      {onPage.map((card) => (
        <AnswerCard key={card} card={card} />
      ))}
    </section>
  );
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <SelectField
          label={cards.from}
          value={String(first)}
          options={OPTIONS}
          onChange={(value) => setFirst(Number(value))}
        />
        <SelectField
          label={cards.to}
          value={String(last)}
          options={OPTIONS}
          onChange={(value) => setLast(Number(value))}
        />
        <SelectField
          label={cards.layout}
          value={layout}
          options={LAYOUTS.map((name) => [name, cards.layouts[name]])}
          onChange={(value) => setLayout(LAYOUTS.find((name) => name === value) ?? 'two')}
        />
        <SelectField
          label={printText.size}
          value={size}
          options={SIZES.map((name) => [name, printText.sizes[name]])}
          onChange={(value) => setSize(SIZES.find((name) => name === value) ?? 'a4')}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button variant="primary" size="big" icon={<Printer aria-hidden className="icon" />} onClick={() => print()}>
          {cards.print}
        </Button>
        <p>{cards.pages(pages.length)}</p>
      </div>
      <div className="paper-preview">{pages.slice(0, 1).map(pageOf)}</div>
      <PrintSheet>{pages.map(pageOf)}</PrintSheet>
    </>
  );
}

/** A card with a small letter on each side. Upside down letters are read by turning the card. */
const AnswerCard = ({ card }: { readonly card: number }) => (
  <article className="answer-card">
    <div className="answer-card-marker">
      {LETTERS.map((letter) => (
        <b key={letter} data-letter={letter}>
          {letter}
        </b>
      ))}
      <MarkerPicture id={card} />
    </div>
    <p className="answer-card-number">{cards.number(card)}</p>
    <p className="answer-card-how">{cards.hold}</p>
  </article>
);
