import { siteUrl } from '../../locale/address';
import '../class/class.css';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import type { ClassResult } from '../../../machines/core/class-code';
import { getBoardRound, parseWeek } from '../../../machines/core/week-link';
import { Announcer } from '../../play/internal/announcer';
import { CopyLink } from '../../play/links/CopyLink';
import { QrCode } from '../../play/links/QrCode';
import { getWeekAddress } from '../../play/modes/week/week-address';
import { LinkButton } from '../../ui/LinkButton';
import { AddCodes } from '../class/AddCodes';
import { ClassBoats } from '../class/ClassBoats';
import { RemoveBoat } from '../class/RemoveBoat';
import { TooManyBoats } from '../class/TooManyBoats';
import { useConfirmBeforeLeaving } from '../class/useAskBeforeLeaving';
import { useCodes } from '../class/useCodes';
import { Waters } from '../sea/waters';
import { NoWeek } from './NoWeek';
import { text as copy } from './text';

interface Props {
  /** The text of the week's link. */
  readonly text: string;
}

/** The board of a week, which collects the boats that have arrived. Nobody is ranked. */
export function WeekBoard({ text }: Props) {
  const read = parseWeek(text);
  if (read.type === 'week') return <BoatsOfWeek text={text} />;
  return (
    <main id="main" className="class-screen bg-sea-shallow">
      <div className="wrap grid gap-6 pt-10 pb-16">
        <NoWeek link={text} error={copy.errors[read.type]} />
      </div>
    </main>
  );
}

const countBoats = (results: readonly ClassResult[]): string => copy.board.count(results.length);

function BoatsOfWeek({ text }: Props) {
  const round = getBoardRound(text);
  const { codes, results, last, take, takeOne, roll, letAboard, leaveOut, away, takeAway, bringBack } = useCodes(
    round,
    countBoats,
  );
  const [isTaking, setIsTaking] = useState(false);
  const hasSome = results.length > 0;
  useConfirmBeforeLeaving(hasSome);
  const link = siteUrl(getWeekAddress(text));
  const takeOneAway = (code: string): void => {
    takeAway(code);
    // Stops removing boats, so that a press does not remove the next child.
    if (codes.length === 1) setIsTaking(false);
  };
  return (
    <main id="main" className="class-screen relative overflow-hidden bg-sea-shallow" data-class="week">
      <Waters />
      <div className="class-room">
        <div className="grid gap-2">
          <h1 className="class-title" tabIndex={-1}>
            {copy.board.title}
          </h1>
          <p
            className="lettering text-[clamp(1.5rem,2.6vw,3rem)]/[1.1]"
            data-testid="boats"
            data-value={results.length}
          >
            {hasSome ? copy.board.count(results.length) : copy.board.none}
          </p>
        </div>
        {hasSome ? (
          <ClassBoats codes={codes} results={results} onTakeAway={isTaking ? takeOneAway : null} />
        ) : (
          <OpenWeek link={link} />
        )}
        <div className="grid content-start gap-4 [grid-area:1/2/span_2] narrow:[grid-area:auto]">
          {roll.waiting.length > 0 && <TooManyBoats roll={roll} onLet={letAboard} onLeaveOut={leaveOut} />}
          <AddCodes round={round} last={last} take={take} takeOne={takeOne} />
          {hasSome && (
            <details className="class-panel">
              <summary className="min-h-12 cursor-pointer py-2 font-heading text-h3 font-semibold">
                {copy.board.join}
              </summary>
              <QrCode link={link} />
              <CopyLink link={link} />
            </details>
          )}
          <div className="class-panel">
            <RemoveBoat
              taking={hasSome ? { isOn: isTaking, toggle: () => setIsTaking(!isTaking) } : null}
              away={away?.text ?? ''}
              onUndo={bringBack}
            />
            <LinkButton to="/teachers#week" variant="quiet" icon={<RotateCcw aria-hidden className="icon" />}>
              {copy.board.another}
            </LinkButton>
            <p className="text-small">{copy.board.stored}</p>
          </div>
        </div>
      </div>
      <Announcer />
    </main>
  );
}

/** Explains how to open the week. Shown until the first boat arrives. */
const OpenWeek = ({ link }: { readonly link: string }) => (
  <section aria-label={copy.board.join} className="class-join">
    <div className="aspect-square">
      <QrCode link={link} />
    </div>
    <div className="grid justify-items-start gap-5">
      <ol className="lettering grid list-decimal gap-4 ps-[1.4em] text-[clamp(1.25rem,2.1vw,2.5rem)]/[1.2]">
        {copy.board.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <CopyLink link={link} />
    </div>
  </section>
);
