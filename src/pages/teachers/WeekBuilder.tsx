import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Maximize from 'lucide-react/icons/maximize';
import Sailboat from 'lucide-react/icons/sailboat';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { WeekLeg, WeekOrder } from '../../../machines/core/week-link';
import { siteUrl } from '../../locale/address';
import { CopyLink } from '../../play/links/CopyLink';
import { QrCode } from '../../play/links/QrCode';
import { getWeekAddress, WEEK_PARAMETER } from '../../play/modes/week/week-address';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { LinkButton } from '../../ui/LinkButton';
import { lazyDialog } from '../../ui/lazy-dialog';
import { lengthText } from '../week/text';
import { SelectField } from './RoundSettings';
import { roundText } from './statements';
import type { WeekPlan } from './useWeekPlan';
import { findGame, lengthsOf } from './week-legs';

const LargeCode = lazyDialog(() => import('./LargeCode').then((module) => module.LargeCode));

const ORDERS: readonly { readonly value: WeekOrder; readonly label: string }[] = [
  { value: 'any', label: 'In any order' },
  { value: 'days', label: 'One a day' },
];

/** Several rounds behind one link, for a week. */
export function WeekBuilder({ plan }: { readonly plan: WeekPlan }) {
  const { week, text, change } = plan;
  const { legs } = week;
  return (
    <section id="week" aria-labelledby="week-title" className="grid grid-cols-[minmax(0,1fr)] gap-5 scriptless:hidden">
      <h2 id="week-title">A week of rounds</h2>
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
          <ol className="grid gap-3" aria-label="Rounds of the week">
            {legs.map((_, index) => (
              <Leg key={index} legs={legs} index={index} onChange={(next) => change({ ...week, legs: next })} />
            ))}
          </ol>
          <WeekLink text={text} />
        </Card>
      )}
    </section>
  );
}

interface LegProps {
  readonly legs: readonly WeekLeg[];
  readonly index: number;
  readonly onChange: (legs: readonly WeekLeg[]) => void;
}

function Leg({ legs, index, onChange }: LegProps) {
  const leg = legs[index]!;
  const game = findGame(leg);
  const title = game?.heading ?? leg.game;
  const lengths = lengthsOf(game).map(lengthText);
  const replace = (next: WeekLeg) => onChange(legs.map((one, at) => (at === index ? next : one)));
  const move = (to: number) => onChange(legs.map((one, at) => (at === index ? legs[to]! : at === to ? leg : one)));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t-2 border-border pt-3">
      {game !== undefined && (
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
      <div className="flex">
        <Button
          variant="quiet"
          aria-label={`Earlier: ${title}`}
          disabled={index === 0}
          icon={<ArrowUp aria-hidden className="icon" />}
          onClick={() => move(index - 1)}
        />
        <Button
          variant="quiet"
          aria-label={`Later: ${title}`}
          disabled={index === legs.length - 1}
          icon={<ArrowDown aria-hidden className="icon" />}
          onClick={() => move(index + 1)}
        />
        <Button
          variant="quiet"
          aria-label={`Remove: ${title}`}
          icon={<Trash2 aria-hidden className="icon" />}
          onClick={() => onChange(legs.filter((_, at) => at !== index))}
        />
      </div>
    </li>
  );
}

/** What to do with the week: the link for the children, and the board that collects their boats. */
function WeekLink({ text }: { readonly text: string }) {
  const [isLarge, setIsLarge] = useState(false);
  const address = getWeekAddress(text);
  const link = siteUrl(address);
  return (
    <div className="flex flex-wrap items-center gap-5">
      <div className="size-44 flex-none">
        <QrCode link={link} label="QR code of the week" />
      </div>
      <div className="grid min-w-0 flex-[1_1_14rem] justify-items-start gap-3">
        <code className="line-clamp-3 max-w-full text-small break-all">{link}</code>
        <div className="flex flex-wrap gap-3">
          <CopyLink link={link} />
          <Button icon={<Maximize aria-hidden className="icon" />} onClick={() => setIsLarge(true)}>
            Show the code large
          </Button>
          <LinkButton to={address}>Try the week</LinkButton>
          {/* Reloads the document, because the permissions policy of other pages blocks the camera. */}
          <LinkButton
            to={`/class?${WEEK_PARAMETER}=${text}`}
            reloadDocument
            icon={<Sailboat aria-hidden className="icon" />}
          >
            Board for the week
          </LinkButton>
        </div>
        <p className="text-small text-text-soft">
          The link contains the whole week, and nothing about a child. At the end, each device shows a code, and the
          board collects the boats that have arrived.
        </p>
      </div>
      <LargeCode isOpen={isLarge} onClose={() => setIsLarge(false)} title="A week of rounds" link={link} />
    </div>
  );
}
