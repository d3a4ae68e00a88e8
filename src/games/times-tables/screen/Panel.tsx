import { shallowEqual, useSelector } from '@xstate/react';
import type { GameClock } from '../../../../machines/core/clock';
import type { TimesTablesActor } from '../../../../machines/times-tables/machine';
import { SIZES } from '../../../../machines/times-tables/rules';
import { useIsMultipleChoice } from '../../../play/answers/candidates/multiple-choice';
import { NumberPad } from '../../../play/answers/NumberPad';
import { dealNextRound } from '../../../play/round/dealing';
import { leaveRound } from '../../../play/round/leave-round';
import { Button } from '../../../ui/Button';
import { ChoiceGroup } from '../../../ui/ChoiceGroup';
import { text } from '../text';
import { getLegend, getMessage } from '../view';
import { BestTimeForSize } from './BestTimeForSize';
import { BOARD_FORM_ID } from './Board';
import { FactorCandidates } from './FactorCandidates';
import type { FactorFields } from './factor-fields';

interface Props {
  readonly actor: TimesTablesActor;
  readonly clock: GameClock;
  readonly fields: FactorFields;
}

const { play } = text;

/** The message, the number pad, and the actions, which are below the puzzle. */
export function Panel({ actor, clock, fields }: Props) {
  const leavePuzzle = (go: () => void) => {
    const { row, column } = actor.getSnapshot().context.factors;
    const isPlayed = [...row, ...column].some((factor) => factor !== null);
    leaveRound(clock, isPlayed, { ...play.leave, onConfirm: go });
  };
  return (
    <section className="panel tables-panel" aria-label={play.panel}>
      <Message actor={actor} />
      {useIsMultipleChoice() ? (
        <FactorCandidates fields={fields} />
      ) : (
        <NumberPad onKey={fields.pressPadKey} onNextField={fields.next} />
      )}
      <button type="submit" form={BOARD_FORM_ID} className="answer-button tables-check">
        {play.check}
      </button>
      <div className="flex flex-col items-end justify-center gap-1 justify-self-stretch text-text [grid-area:more] narrow:flex-row narrow:flex-wrap narrow:items-center narrow:gap-x-3 narrow:gap-y-2">
        <Button onClick={() => leavePuzzle(() => actor.send({ type: 'NEW_PUZZLE', ...dealNextRound() }))}>
          {play.newPuzzle}
        </Button>
        <SizeChoice actor={actor} onLeave={leavePuzzle} />
        <BestTimeForSize actor={actor} />
      </div>
    </section>
  );
}

/** The task, or the result of the last check or entry. */
function Message({ actor }: Pick<Props, 'actor'>) {
  const message = useSelector(actor, getMessage);
  const { isAnyHigh, isAnyLow, missing } = useSelector(actor, getLegend, shallowEqual);
  if (message === 'refused') return <p className="tables-words">{play.notAFactor}</p>;
  if (message === 'task') return <p className="tables-words">{play.task}</p>;
  return (
    <p className="tables-words">
      {missing > 0 && (
        <b className="rounded-[1rem] bg-(--place-chip) px-3 text-[1.125em] handheld:text-[1em]">{`${play.missing(missing)} `}</b>
      )}
      <span>{`${play.keepTrying} `}</span>
      {(isAnyHigh || isAnyLow) && (
        <span className="inline-flex flex-wrap justify-center gap-x-2 gap-y-0.5 small:gap-x-1 small:text-[0.875rem]">
          {play.yoursMake}
          {isAnyHigh && <Hint status="hint-high" symbol="▲" meaning={play.tooHigh} />}
          {isAnyLow && <Hint status="hint-low" symbol="▼" meaning={play.tooLow} />}
        </span>
      )}
    </p>
  );
}

interface HintProps {
  readonly status: 'hint-high' | 'hint-low';
  readonly symbol: string;
  readonly meaning: string;
}

/** A symbol on the tiles, and its meaning. */
function Hint({ status, symbol, meaning }: HintProps) {
  return (
    <span>
      {' '}
      <i aria-hidden className="tables-key" data-status={status}>
        {symbol}
      </i>{' '}
      {meaning}
    </span>
  );
}

interface SizeProps extends Pick<Props, 'actor'> {
  readonly onLeave: (go: () => void) => void;
}

/** The size of the puzzle. Choosing another size starts a new puzzle. */
function SizeChoice({ actor, onLeave }: SizeProps) {
  const size = useSelector(actor, ({ context }) => context.settings.size);
  return (
    <ChoiceGroup
      label={play.sizeLabel}
      isLabelHidden
      className="min-w-48 phone:min-w-0"
      value={String(size)}
      onChange={(chosen) => {
        const next = SIZES.find((one) => String(one) === chosen);
        if (next !== undefined) onLeave(() => actor.send({ type: 'CHOOSE_SIZE', size: next, ...dealNextRound() }));
      }}
      options={SIZES.map((one) => ({ value: String(one), label: play.size(one) }))}
    />
  );
}
