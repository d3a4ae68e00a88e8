import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { WeekLeg } from '../../../machines/core/week-link';
import { Button } from '../../ui/Button';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { FurtherPages } from './FurtherPages';
import { LinkMaker } from './LinkMaker';
import { type Fit, roundText, STATEMENTS, type Statement, YEARS } from './statements';
import { text } from './text';
import { storeInAddress, type WeekPlan } from './useWeekPlan';
import { lengthsText, quickLegs, toLeg } from './week-legs';

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
      <h2 id="plan-title">{text.plan.title}</h2>
      <ChoiceGroup
        label={text.plan.year}
        isLabelHidden
        className="teach-years"
        value={year}
        onChange={(value) => choose({ year: value, id: '' })}
        options={YEARS.map((value) => ({ value, label: value, lang: 'en' }))}
      />
      {year === '' ? (
        <p className="text-lead">{text.plan.chooseYear}</p>
      ) : (
        <div className="teach-bench">
          <ChoiceGroup
            label={text.plan.curriculum(year)}
            layout="cards"
            className="teach-list"
            value={id}
            onChange={(value) => choose({ year, id: value })}
            options={STATEMENTS.filter((one) => one.year === year).map(({ id: value, text: label, fits }) => ({
              value,
              label,
              lang: 'en',
              hint: gamesText(fits),
            }))}
          />
          <div ref={fits} className="teach-fits">
            {statement === undefined ? (
              <p className="text-lead">{text.plan.chooseStatement}</p>
            ) : (
              <Fits key={id} statement={statement} plan={plan} />
            )}
          </div>
        </div>
      )}
    </section>
  );
}

const gamesText = (fits: readonly Fit[]): string => text.plan.games([...new Set(fits.map(({ game }) => game.title))]);

function Fits({ statement, plan }: { readonly statement: Statement; readonly plan: WeekPlan }) {
  const { fits } = statement;
  const [index, setIndex] = useState(0);
  const [added, setAdded] = useState('');
  const goToWeek = useRef<HTMLAnchorElement>(null);
  const fit = fits[index];
  if (fit === undefined) return null;
  const { game, settings, tables, quote } = fit;
  const add = (legs: readonly WeekLeg[], message: string): void => setAdded(plan.add(legs) ? message : text.plan.full);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ChoiceGroup
        label={text.plan.rounds}
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
          <b>{text.plan.practises}</b> <span lang="en">{quote}</span>
        </p>
      )}
      <LinkMaker key={index} game={game} preset={settings} tables={tables}>
        {(round) => (
          <>
            <FurtherPages round={round} statement={statement.id} />
            <Button
              icon={<CalendarPlus aria-hidden className="icon" />}
              onClick={() => add([toLeg(round)], text.plan.added(game.heading))}
            >
              {text.plan.add}
            </Button>
            {plan.week.legs.length === 0 && (
              <QuickWeek
                legs={quickLegs(round, fits)}
                onMake={(legs) => {
                  flushSync(() => add(legs, text.plan.quickAdded(lengthsText(legs))));
                  // The pressed button is gone.
                  goToWeek.current?.focus();
                }}
              />
            )}
          </>
        )}
      </LinkMaker>
      <p role="status" className="flex flex-wrap gap-x-3 font-bold">
        {added !== '' && (
          <>
            <span key={added}>{added}</span>
            <a ref={goToWeek} href="#week" className="text-text-link underline">
              {text.plan.goToWeek}
            </a>
          </>
        )}
      </p>
    </div>
  );
}

interface QuickProps {
  readonly legs: readonly WeekLeg[];
  readonly onMake: (legs: readonly WeekLeg[]) => void;
}

/** Makes a whole week with one press. Only offered while there is none, so that it never replaces one. */
const QuickWeek = ({ legs, onMake }: QuickProps) => (
  <Button icon={<CalendarPlus aria-hidden className="icon" />} onClick={() => onMake(legs)}>
    {text.plan.quickWeek(lengthsText(legs))}
  </Button>
);
