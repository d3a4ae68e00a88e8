import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Sailboat from 'lucide-react/icons/sailboat';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { LegLength, WeekOrder } from '../../../machines/core/week-link';
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
import { text } from './text';
import type { PlannedLeg, WeekPlan } from './useWeekPlan';
import { lengthsOf } from './week-legs';

const ORDERS = ['any', 'days'] as const satisfies readonly WeekOrder[];

const { week: copy } = text;

/** Several rounds behind one link, for a week. */
export function WeekBuilder({ plan }: { readonly plan: WeekPlan }) {
  const { week, text: link, change } = plan;
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
        {copy.title}
      </h2>
      {legs.length === 0 ? (
        <p className="max-w-192">{copy.about}</p>
      ) : (
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-7 phone:p-5">
          <ChoiceGroup
            label={copy.order}
            isLabelHidden
            value={week.order}
            onChange={(order) => change({ ...week, order })}
            options={ORDERS.map((value) => ({ value, label: copy.orders[value] }))}
          />
          <ol ref={list} className="grid gap-3" aria-label={copy.rounds}>
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
          <WeekLink link={link} />
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

const idOf = ({ unit, count }: LegLength): string => `${unit} ${count}`;

function Leg({ legs, index, onChange, onRemove }: LegProps) {
  const leg = legs[index]!;
  const game = findLegGame(leg);
  const title = game?.heading ?? leg.game;
  const offered = lengthsOf(game);
  const lengths = offered.some((length) => idOf(length) === idOf(leg.length)) ? offered : [...offered, leg.length];
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
        <span className="text-small text-text-soft">{copy.settings(roundText(leg), leg.seed !== null)}</span>
      </div>
      <SelectField
        label={copy.length(title)}
        isLabelHidden
        value={idOf(leg.length)}
        options={lengths.map((length) => [idOf(length), lengthText(length)])}
        onChange={(value) => {
          const length = lengths.find((one) => idOf(one) === value);
          if (length !== undefined) replace({ ...leg, length });
        }}
      />
      {/* The first and the last one stay focusable, so that moving a round to an end does not lose the focus. */}
      <div className="flex">
        <Button
          variant="quiet"
          aria-label={copy.earlier(title)}
          aria-disabled={index === 0}
          icon={<ArrowUp aria-hidden className="icon" />}
          onClick={() => move(index - 1)}
        />
        <Button
          variant="quiet"
          aria-label={copy.later(title)}
          aria-disabled={index === legs.length - 1}
          icon={<ArrowDown aria-hidden className="icon" />}
          onClick={() => move(index + 1)}
        />
        <Button
          variant="quiet"
          aria-label={copy.remove(title)}
          icon={<Trash2 aria-hidden className="icon" />}
          data-remove
          onClick={({ timeStamp }) => onRemove(timeStamp)}
        />
      </div>
    </li>
  );
}

/** What to do with the week: the link for the children, and the board that collects their boats. */
function WeekLink({ link }: { readonly link: string }) {
  const address = getWeekAddress(link);
  return (
    <LinkCode
      link={siteUrl(address)}
      title={copy.title}
      label={copy.code}
      buttons={
        <>
          <LinkButton to={address}>{copy.open}</LinkButton>
          <CameraPageButton to={`/class?${WEEK_PARAMETER}=${link}`} icon={<Sailboat aria-hidden className="icon" />}>
            {copy.board}
          </CameraPageButton>
        </>
      }
    >
      <p className="text-small text-text-soft">{copy.contains}</p>
    </LinkCode>
  );
}
