import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { FurtherPages } from './FurtherPages';
import { LinkMaker } from './LinkMaker';
import { type Fit, roundText, STATEMENTS, type Statement, YEARS } from './statements';
import { storeInAddress, type WeekPlan } from './useWeekPlan';
import { quickLegs, toLeg } from './week-legs';

interface Props {
  /** The query of the page's address. */
  readonly search: string;
  readonly plan: WeekPlan;
}

/** The statement in the address, and the year of either. */
function readChoice(search: string): { readonly year: string; readonly id: string } {
  const parameters = new URLSearchParams(search);
  const statement = STATEMENTS.find(({ id }) => id === parameters.get('statement'));
  const year = YEARS.find((one) => one === parameters.get('year'));
  return { year: statement?.year ?? year ?? '', id: statement?.id ?? '' };
}

/** Whether less than a third of the window could show an element. */
const isBelowWindow = (element: HTMLElement | null): boolean =>
  element !== null && element.getBoundingClientRect().top > innerHeight * 0.66;

/** What a teacher teaches, by year and statement of the curriculum, and everything that fits. */
export function PlanLesson({ search, plan }: Props) {
  const [{ year, id }, setChoice] = useState(() => readChoice(search));
  const section = useRef<HTMLElement>(null);
  const fits = useRef<HTMLDivElement>(null);
  const choose = (next: { readonly year: string; readonly id: string }) => {
    setChoice(next);
    // What fits appears next to the statements, or below them, where it may not be in view.
    if (year === '') section.current?.scrollIntoView();
    else if (next.id !== '' && isBelowWindow(fits.current)) fits.current?.scrollIntoView();
    storeInAddress({ year: next.year, statement: next.id });
  };
  const statement = STATEMENTS.find((one) => one.id === id);
  return (
    <section
      ref={section}
      id="plan"
      aria-labelledby="plan-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-5 scriptless:hidden"
    >
      <h2 id="plan-title">What do you teach?</h2>
      <ChoiceGroup
        label="Year"
        isLabelHidden
        className="teach-years"
        value={year}
        onChange={(value) => choose({ year: value, id: '' })}
        options={YEARS.map((value) => ({ value, label: value }))}
      />
      {year === '' ? (
        <p className="text-lead">Choose a year to see its part of the curriculum and the rounds that practise it.</p>
      ) : (
        <div className="teach-bench">
          <ChoiceGroup
            label={`England’s 2014 curriculum, ${year}`}
            layout="cards"
            className="teach-list"
            value={id}
            onChange={(value) => choose({ year, id: value })}
            options={STATEMENTS.filter((one) => one.year === year).map(({ id: value, text, fits }) => ({
              value,
              label: text,
              hint: gamesText(fits),
            }))}
          />
          <div ref={fits} className="teach-fits">
            {statement === undefined ? (
              <p className="text-lead">Choose a statement to get a link, a QR code and a worksheet for it.</p>
            ) : (
              <Fits key={id} statement={statement} plan={plan} />
            )}
          </div>
        </div>
      )}
    </section>
  );
}

const gamesText = (fits: readonly Fit[]): string => [...new Set(fits.map(({ game }) => game.title))].join(', ');

function Fits({ statement, plan }: { readonly statement: Statement; readonly plan: WeekPlan }) {
  const { fits } = statement;
  const [index, setIndex] = useState(0);
  const [added, setAdded] = useState('');
  const fit = fits[index];
  if (fit === undefined) return null;
  const { game, settings, tables, quote } = fit;
  const report = (text: string, isAdded: boolean): void => {
    setAdded(isAdded ? text : 'The week is full. Remove a round first.');
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ChoiceGroup
        label="Rounds that fit"
        layout="cards"
        className="teach-games"
        value={String(index)}
        onChange={(value) => {
          setIndex(Number(value));
          setAdded('');
        }}
        options={fits.map((one, at) => ({
          value: String(at),
          label: one.game.heading,
          hint: roundText(one) || undefined,
          picture: (
            <img src={one.game.picture} alt="" width={320} height={200} className="h-auto w-full rounded-small" />
          ),
        }))}
      />
      {quote.includes('…') && (
        <p className="text-small text-text-soft">
          <b>What it practises:</b> {quote}
        </p>
      )}
      <LinkMaker key={index} game={game} preset={settings} tables={tables}>
        {(round) => (
          <>
            <FurtherPages round={round} statement={statement.id} />
            <Button
              icon={<CalendarPlus aria-hidden className="icon" />}
              onClick={() => {
                plan.add?.(toLeg(round));
                report(`${game.heading} is in the week below.`, plan.add !== null);
              }}
            >
              Add to the week
            </Button>
            <Button
              icon={<CalendarPlus aria-hidden className="icon" />}
              onClick={() => {
                plan.change({ ...plan.week, legs: quickLegs(round, fits) });
                report('The week below has 3 × 10 minutes.', true);
              }}
            >
              A week of 3 × 10 minutes
            </Button>
          </>
        )}
      </LinkMaker>
      <p role="status" className="flex flex-wrap gap-x-3 font-bold">
        {added !== '' && (
          <>
            <span key={added}>{added}</span>
            <a href="#week" className="text-text-link underline">
              Go to the week
            </a>
          </>
        )}
      </p>
    </div>
  );
}
