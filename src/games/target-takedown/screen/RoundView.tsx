import { shallowEqual, useSelector } from '@xstate/react';
import Eraser from 'lucide-react/icons/eraser';
import { type CSSProperties, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { getTileValues } from '../../../../machines/target-takedown/board';
import type { TargetTakedownActor } from '../../../../machines/target-takedown/machine';
import { sumChosenTiles } from '../../../../machines/target-takedown/round';
import { RULES } from '../../../../machines/target-takedown/rules';
import { StageChoices } from '../../../play/answers/StageChoices';
import { useStageFit } from '../../../play/canvas/SceneStage';
import { StagePart } from '../../../play/canvas/StagePart';
import { StageQuestion } from '../../../play/canvas/StageQuestion';
import { useAnnounceQuestion, useLastSeconds } from '../../../play/feedback/useAnnouncedQuestion';
import { restoreFocus } from '../../../play/internal/restore-focus';
import { FULL_STOP } from '../../../play/internal/sentence-text';
import { StatBar, StatText } from '../../../play/score/StatBar';
import { type Area, getAreaBox, getAreaBoxWithText } from '../../../stage/area';
import type { View } from '../../../stage/scene';
import { boardLayout } from '../scene/layout';
import { text } from '../text';
import { getTargetOutcome } from '../view';
import { Outcome } from './Outcome';
import { getRoundStats, getStatus } from './stats';

interface Props {
  readonly actor: TargetTakedownActor;
}

const { play } = text;

/** Height of the line that shows the sum, which is above the bar. */
const LINE_UNITS = 56;
/** Font size of the Clear button: relative to the button, with a minimum in CSS pixels. */
const CLEAR = { minPx: 15, ofHeight: 0.38, ofWidth: 0.3 } as const;

export function RoundStats({ actor }: Props) {
  const status = useSelector(actor, getStatus, shallowEqual);
  return <StatBar figures={getRoundStats(status)} />;
}

/** Everything over the fair: the target and the sum as text, the tiles, Clear, and the outcome. */
export function RoundOverlay({ actor }: Props) {
  const board = useSelector(actor, ({ context }) => context.round.board);
  const isOpen = useSelector(actor, (snapshot) => getTargetOutcome(snapshot) === 'open');
  const count = board.tiles.length;
  const areasOf = useCallback((view: View) => boardLayout(view, count).buttons, [count]);
  const disc = useCallback((view: View) => discArea(view, count), [count]);
  return (
    <>
      <TargetVoice actor={actor} areasOf={areasOf} isOpen={isOpen} />
      <StageQuestion text={play.question(board.target)} areaOf={disc} />
      <StagePart
        className="font-text text-[calc(72*var(--unit,0px))]/none font-extrabold text-ink-900 on-page:hidden"
        areaOf={disc}
      >
        {board.target}
      </StagePart>
      <SumLine actor={actor} />
      <TileButtons actor={actor} areasOf={areasOf} isOpen={isOpen} />
      <ClearButton actor={actor} isOpen={isOpen} />
      <Outcome actor={actor} />
    </>
  );
}

/**
 * Reads each target out once, and ticks in the last seconds. A separate component because it re-renders every second.
 */
function TargetVoice({ actor, areasOf, isOpen }: TileProps) {
  const board = useSelector(actor, ({ context }) => context.round.board);
  const seed = useSelector(actor, ({ context }) => context.seed);
  const fit = useStageFit();
  const areas = fit === null ? [] : areasOf(fit.view);
  const columns = areas.filter(({ y }) => y === areas[0]?.y).length || board.tiles.length;
  useAnnounceQuestion(isOpen ? text.ear.asked(board, columns) : null, `${seed}.${board.number}`);
  const secondsLeft = useSelector(actor, ({ context }) => context.roundSecondsLeft);
  const targetSecondsLeft = useSelector(actor, ({ context }) => context.questionSecondsLeft);
  useLastSeconds(secondsLeft, RULES.lastSeconds.game);
  useLastSeconds(isOpen ? targetSecondsLeft : null, RULES.lastSeconds.target);
  return null;
}

/** The disc of the target, which contains the question. */
function discArea(view: View, count: number): Area {
  const { board, disc } = boardLayout(view, count);
  const width = 2 * (disc.x - board.x);
  return { x: board.x, y: board.y, width, height: board.height };
}

/** The line above the bar, which shows the sum. */
function lineArea(view: View, count: number): Area {
  const { bar } = boardLayout(view, count);
  return { x: bar.x, y: bar.y - LINE_UNITS, width: bar.width, height: LINE_UNITS };
}

function SumLine({ actor }: Props) {
  const target = useSelector(actor, ({ context }) => context.round.board.target);
  const values = useSelector(actor, ({ context }) =>
    getTileValues(context.round.board, context.round.chosen).join(' + '),
  );
  const sum = useSelector(actor, ({ context }) => sumChosenTiles(context.round));
  const count = useSelector(actor, ({ context }) => context.round.board.tiles.length);
  const fit = useStageFit();
  return (
    <p className="takedown-sum" style={fit === null ? {} : getAreaBoxWithText(lineArea(fit.view, count), fit)}>
      <span className="sr-only">
        {play.target} <StatText name="target" text={String(target)} value={target} />
        {`${FULL_STOP} `}
      </span>
      <span translate={values === '' ? 'yes' : 'no'}>{values === '' ? play.sum : `${values} =`}</span>{' '}
      <StatText name="sum" text={String(sum)} value={sum} />
    </p>
  );
}

interface TileProps extends Props {
  readonly areasOf: Parameters<typeof StageChoices>[0]['areasOf'];
  readonly isOpen: boolean;
}

/**
 * The tiles. Boards differ in their number of tiles, so the focus stays on the position that was pressed last,
 * or the nearest one.
 */
function TileButtons({ actor, areasOf, isOpen }: TileProps) {
  const board = useSelector(actor, ({ context }) => context.round.board);
  const chosen = useSelector(actor, ({ context }) => context.round.chosen);
  const home = useRef<HTMLDivElement>(null);
  const last = useRef(0);
  // A layout effect, so that it runs before the focus handling of the choices.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const buttons = home.current?.querySelectorAll('button') ?? [];
    return restoreFocus(buttons[Math.min(last.current, buttons.length - 1)]);
  }, [isOpen]);
  return (
    <div ref={home}>
      <StageChoices
        label={play.answers}
        choices={board.tiles.map(({ id, value }) => ({ value: id, text: String(value), isTaken: chosen.includes(id) }))}
        areasOf={areasOf}
        isOpen={isOpen}
        // The tiles show numbers themselves, so number keys would be ambiguous.
        hasNumberKeys={false}
        onChoose={(tile) => {
          last.current = tile;
          actor.send({ type: 'ANSWER', answer: tile });
        }}
      />
    </div>
  );
}

const clearPx = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.max(CLEAR.minPx, Math.min(height * CLEAR.ofHeight, width * CLEAR.ofWidth));

/** Puts all tiles back. The button is on the target board, next to the sum. */
function ClearButton({ actor, isOpen }: Props & { readonly isOpen: boolean }) {
  const hasChosen = useSelector(actor, ({ context }) => context.round.chosen.length > 0);
  const count = useSelector(actor, ({ context }) => context.round.board.tiles.length);
  const fit = useStageFit();
  const style = useMemo((): CSSProperties => {
    const box = fit === null ? null : getAreaBox(boardLayout(fit.view, count).clear, fit);
    return box === null ? {} : { ...box, fontSize: clearPx(box) };
  }, [fit, count]);
  return (
    <button
      type="button"
      className="takedown-clear"
      aria-disabled={!isOpen || !hasChosen}
      style={style}
      onClick={() => actor.send({ type: 'ANSWER', answer: 'clear' })}
    >
      <Eraser aria-hidden className="icon" />
      {play.clear}
    </button>
  );
}
