import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Sailboat from 'lucide-react/icons/sailboat';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { WeekOrder } from '../../../machines/core/week-link';
import { siteUrl } from '../../locale/address';
import { findLegGame, getWeekAddress, WEEK_PARAMETER } from '../../play/modes/week/week-address';
import { Button } from '../../ui/Button';
import { CameraPageButton } from '../../ui/CameraPageLink';
import { Card } from '../../ui/Card';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { TOO_SOON_MS } from '../../ui/early-presses';
import { LinkButton } from '../../ui/LinkButton';
import { lengthText } from '../week/text';
import { LinkCode } from './LinkCode';
import { SelectField } from './RoundSettings';
import { roundText } from './statements';
import type { PlannedLeg, WeekPlan } from './useWeekPlan';
import { lengthsOf } from './week-legs';

const ORDERS: readonly { readonly value: WeekOrder; readonly label: string }[] = [
  { value: 'any', label: 'In any order' },
  { value: 'days', label: 'One a day' },
];

/** Several rounds behind one link, for a week. */
export function WeekBuilder({ plan }: { readonly plan: WeekPlan }) {
  const { week, text, change } = plan;
  const { legs } = week;
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const pressedAtMs = useRef(-Infinity);
  const remove = (index: number, atMs: number): void => {
    const isDoublePress = atMs - pressedAtMs.current < TOO_SOON_MS;
    pressedAtMs.current = atMs;
    // The next round has moved to where the removed one was.
    if (isDoublePress) return;
    flushSync(() => change({ ...week, legs: legs.filter((_, at) => at !== index) }));
    const neighbour = list.current?.children[Math.min(index, legs.length - 2)];
    (neighbour?.querySelector<HTMLElement>('[data-remove]') ?? heading.current)?.focus();
  };
  return (
    <section id="week" aria-labelledby="week-title" className="grid grid-cols-[minmax(0,1fr)] gap-5 scriptless:hidden">
      <h2 ref={heading} id="week-title" tabIndex={-1}>
        A week of rounds
      </h2>
      {legs.length === 0 ? (
        <p className="max-w-192">
          Several rounds in one link, such as 3 × 10 minutes for homework. Choose what you teach above, and press “Add
          to the week”. On each child's device, the week is a small voyage that can be played over several days.
        </p>
      ) : (
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-7 phone:p-5">
          <ChoiceGroup
            label="Order"
            isLabelHidden
            value={week.order}
            onChange={(order) => change({ ...week, order })}
            options={ORDERS}
          />
          <ol ref={list} className="grid gap-3" aria-label="Rounds of the week">
            {legs.map(({ key }, index) => (
              <Leg
                key={key}
                legs={legs}
                index={index}
                onChange={(next) => change({ ...week, legs: next })}
                onRemove={(atMs) => remove(index, atMs)}
              />
            ))}
          </ol>
          <WeekLink text={text} />
        </Card>
      )}
    </section>
  );
}

interface LegProps {
  readonly legs: readonly PlannedLeg[];
  readonly index: number;
  readonly onChange: (legs: readonly PlannedLeg[]) => void;
  /** Called with the moment of the press, in ms. */
  readonly onRemove: (atMs: number) => void;
}

function Leg({ legs, index, onChange, onRemove }: LegProps) {
  const leg = legs[index]!;
  const game = findLegGame(leg);
  const title = game?.heading ?? leg.game;
  const lengths = lengthsOf(game).map(lengthText);
  const replace = (next: PlannedLeg) => onChange(legs.map((one, at) => (at === index ? next : one)));
  const move = (to: number): void => {
    const other = legs[to];
    if (other !== undefined) onChange(legs.map((one, at) => (at === index ? other : at === to ? leg : one)));
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t-2 border-border pt-3">
      {game !== null && (
        <img src={game.picture} alt="" width={320} height={200} className="h-auto w-24 rounded-small" />
      )}
      <div className="min-w-0 flex-[1_1_14rem]">
        <b className="block">{title}</b>
        <span className="text-small text-text-soft">
          {[roundText(leg), leg.seed !== null && 'the same questions for everyone'].filter(Boolean).join(', ')}
        </span>
      </div>
      <SelectField
        label={`How long: ${title}`}
        isLabelHidden
        value={lengthText(leg.length)}
        options={[...new Set([...lengths, lengthText(leg.length)])].map((length) => [length, length])}
        onChange={(value) => {
          const length = lengthsOf(game).find((one) => lengthText(one) === value);
          if (length !== undefined) replace({ ...leg, length });
        }}
      />
      {/* The first and the last one stay focusable, so that moving a round to an end does not lose the focus. */}
      <div className="flex">
        <Button
          variant="quiet"
          aria-label={`Earlier: ${title}`}
          aria-disabled={index === 0}
          icon={<ArrowUp aria-hidden className="icon" />}
          onClick={() => move(index - 1)}
        />
        <Button
          variant="quiet"
          aria-label={`Later: ${title}`}
          aria-disabled={index === legs.length - 1}
          icon={<ArrowDown aria-hidden className="icon" />}
          onClick={() => move(index + 1)}
        />
        <Button
          variant="quiet"
          aria-label={`Remove: ${title}`}
          icon={<Trash2 aria-hidden className="icon" />}
          data-remove
          onClick={({ timeStamp }) => onRemove(timeStamp)}
        />
      </div>
    </li>
  );
}

/** What to do with the week: the link for the children, and the board that collects their boats. */
function WeekLink({ text }: { readonly text: string }) {
  const address = getWeekAddress(text);
  return (
    <LinkCode
      link={siteUrl(address)}
      title="A week of rounds"
      label="QR code of the week"
      buttons={
        <>
          <LinkButton to={address}>Try the week</LinkButton>
          <CameraPageButton to={`/class?${WEEK_PARAMETER}=${text}`} icon={<Sailboat aria-hidden className="icon" />}>
            Board for the week
          </CameraPageButton>
        </>
      }
    >
      <p className="text-small text-text-soft">
        The link contains the whole week, and nothing about a child. At the end, each device shows a code, and the board
        collects the boats that have arrived.
      </p>
    </LinkCode>
  );
}
