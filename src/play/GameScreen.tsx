import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import type { AnyActorRef } from 'xstate';
import type { Tally } from '../../machines/core/stars';
import { type StateValue, stateName } from '../../machines/core/state-name';
import type { TimeSetting } from '../../machines/core/time-setting';
import type { Game } from '../games/define-game';
import type { Drawing as Thing } from '../stage/atlas';
import { useExactTitle } from '../ui/page-title';
import { useConfettiOf } from './confetti';
import { HalfScreen } from './duel/HalfScreen';
import { useHalf } from './duel/half';
import { TwoPlayersFrameLink } from './duel/TwoPlayersLink';
import { FriendInRound } from './friend/FriendInRound';
import { useFurtherRounds, useVerdicts } from './further-rounds';
import { BRIGHT_FROM, GameFrame } from './GameFrame';
import { useIsForTwo } from './game-for-one';
import type { Life } from './life/life';
import { MenuButton } from './MenuButton';
import { PauseCard } from './PauseCard';
import { PlaceAtRest } from './PlaceAtRest';
import { PracticeStatus } from './PracticeStatus';
import { mendingOf } from './practice';
import { RoundPauseCard } from './RoundPauseCard';
import { roundLink } from './round';
import { asksAnew, type SceneOnStage, SceneStage } from './SceneStage';
import { skyOver } from './sky-over';
import { useStorm } from './storm/storm';
import type { RunningGame } from './useGame';
import { useRememberedTime } from './useGameStart';
import { type Emitting, useEvents } from './useRoundEffects';
import { useSceneFrame } from './useSceneFrame';
import { useStateName } from './useStateName';
import { useView } from './useView';

/** What the screen of every game of questions reads of it, be its chart the one that they share or one of its own. */
interface GameSnapshot {
  readonly value: StateValue;
  readonly context: {
    readonly settings: { readonly time?: TimeSetting; readonly difficulty?: unknown };
    /** How many questions were answered. */
    readonly tally?: Tally;
    /** Given where settings for the next round can be chosen in the middle of one. */
    readonly nextSettings?: { readonly time?: TimeSetting; readonly difficulty?: unknown };
    readonly seed: number;
    readonly round: { readonly score: number; readonly streak?: { readonly now: number }; readonly given?: unknown };
    /** Given where what went wrong can be practised. */
    readonly missed?: readonly unknown[];
    readonly practice?: { readonly missed: readonly unknown[] } | null;
  };
  hasTag(tag: 'menu' | 'result'): boolean;
}

/** A game of questions, as its screen follows it. */
interface GameActor<Snapshot, Event> extends Pick<AnyActorRef, 'subscribe'>, Pick<Emitting<Event, Snapshot>, 'on'> {
  getSnapshot(): Snapshot;
  send(
    event: { readonly type: 'BACK_TO_MENU' | 'END_ROUND' } | { readonly type: 'START'; readonly seed: number },
  ): void;
}

/** Where a game is played. */
export interface SceneSetup<Seen, Event> extends SceneOnStage<Seen, Event> {
  /** The place behind menu and result: the addresses of its pictures, the farthest first. */
  readonly atRest: readonly string[];
  /** How many questions a round has, where that is known: dusk comes with the last of them. */
  readonly questions?: number;
  /** Fetches who lives in the place. */
  readonly fetchLife?: () => Promise<Life>;
  /** What is thrown there to celebrate, beside paper. */
  readonly confetti?: readonly Thing[];
}

interface Props<Snapshot, Seen extends object, Event> {
  readonly game: Game;
  readonly running: Omit<RunningGame<GameActor<Snapshot, Event>>, 'start' | 'reset'>;
  readonly scene: SceneSetup<Seen, Event>;
  /** What the scene shows of the game. */
  readonly viewOf: (snapshot: Snapshot) => Seen;
  /** The state of the game as `data-state` names it, where it is not just the name of its state. */
  readonly nameOf?: (snapshot: Snapshot) => string;
  /** Whether leaving the round now would lose answers; by the tally of the round, if nothing is said. */
  readonly isPlayed?: (snapshot: Snapshot) => boolean;
  /** What of the backdrop stands on a plain stage, as a scene names it by `standing`. */
  readonly standing?: string;
  /** Whether something else is asked now than before; another question, if nothing is said. */
  readonly isSeam?: (before: Seen, now: Seen) => boolean;
  /** The figures of a round. */
  readonly status: ReactNode;
  /** Buttons in the header of a round, beside the one that leads to the menu. */
  readonly actions?: ReactNode;
  /** What lies over the picture in a round. */
  readonly overlay?: ReactNode;
  /** What stands below the picture in a round. */
  readonly panel?: { readonly label: string; readonly content: ReactNode };
  readonly menu?: ReactNode;
  readonly result: ReactNode;
}

/** What a voyage is told of an answer. */
const VERDICTS = { right: 'RIGHT', wrong: 'WRONG' } as const;

/** The place of the answers beside the stage: in the page it takes no room of its own. */
function Corners({ corners }: { readonly corners: HTMLElement }) {
  // The same one each time: what is put there anew loses the focus.
  const hold = useCallback((home: HTMLElement | null) => home?.append(corners), [corners]);
  return <div className="contents" ref={hold} />;
}

const PAPER_ALONE: readonly Thing[] = [];

const hasTally = ({ context: { tally } }: Pick<GameSnapshot, 'context'>): boolean => (tally?.answers ?? 0) > 0;

const snapshotName = ({ value }: { readonly value: StateValue }): string => stateName(value);

/**
 * The page of a game that asks question after question: its menu, its round in its place, and its result; or, where two play
 * beside each other, the half of one of them.
 */
export function GameScreen<Snapshot extends GameSnapshot, Seen extends object, Event>(
  props: Props<Snapshot, Seen, Event>,
) {
  const half = useHalf();
  return half === null ? <WholeScreen {...props} /> : <HalfScreen {...props} half={half} />;
}

function WholeScreen<Snapshot extends GameSnapshot, Seen extends object, Event>(props: Props<Snapshot, Seen, Event>) {
  const { game, running, scene, viewOf, nameOf = snapshotName, standing } = props;
  const { isPlayed = hasTally, isSeam = asksAnew } = props;
  const { status, actions, overlay, panel, menu, result } = props;
  const { actor } = running;
  const state = useStateName(actor, nameOf);
  const isMenu = useSelector(actor, (snapshot: Snapshot) => snapshot.hasTag('menu'));
  const isResult = useSelector(actor, (snapshot: Snapshot) => snapshot.hasTag('result'));
  const time = useSelector(
    actor,
    ({ context: { settings, nextSettings } }: Snapshot) => (nextSettings ?? settings).time,
  );
  const isBright = useSelector(actor, ({ context: { round } }: Snapshot) => (round.streak?.now ?? 0) >= BRIGHT_FROM);
  const mending = useSelector(actor, ({ context }: Snapshot) => mendingOf(context), shallowEqual);
  const sky = useSelector(actor, (snapshot: Snapshot) => skyOver(snapshot, scene.questions));
  const settings = useSelector(actor, ({ context }: Snapshot) => context.settings);
  // Where there is no menu, the way to two players stands in the header.
  const isOfferedHere = useIsForTwo() && game.opensWith === 'question';
  const isPlaying = !isMenu && !isResult;
  const { pause, frame, stage } = useSceneFrame(running, isPlaying);
  const watch = useView(actor, viewOf);
  const listen = useEvents(actor);
  const storm = useStorm();
  useVerdicts(listen, storm === null ? undefined : (verdict) => storm.actor.send({ type: VERDICTS[verdict] }));
  useFurtherRounds(actor, storm !== null);

  useConfettiOf(scene.confetti ?? PAPER_ALONE);
  useExactTitle(game.documentTitle);
  useRememberedTime(time);

  return (
    <GameFrame
      {...frame}
      game={game.id}
      title={game.heading}
      state={state}
      choices={storm === null ? undefined : 'corners'}
      isBright={isPlaying && isBright}
      status={
        storm !== null ? (
          <storm.Sea actor={storm.actor} game={game} />
        ) : (
          isPlaying && (mending === null ? status : <PracticeStatus {...mending} />)
        )
      }
      companion={isPlaying && <FriendInRound actor={actor} clock={running.clock} />}
      actions={
        isPlaying &&
        storm === null && (
          <>
            {game.opensWith === 'menu' && (
              <MenuButton
                clock={running.clock}
                isPlayed={() => isPlayed(actor.getSnapshot())}
                onPress={() => actor.send({ type: 'BACK_TO_MENU' })}
              />
            )}
            {isOfferedHere && <TwoPlayersFrameLink link={roundLink(game, settings, 0)} />}
            {actions}
          </>
        )
      }
      isCrowded={isPlaying && (game.opensWith === 'menu' || isOfferedHere) && Boolean(actions)}
      pauseCard={
        storm === null ? (
          <RoundPauseCard game={game} actor={actor} onResume={pause.resume} />
        ) : (
          <PauseCard onResume={pause.resume} onEndRound={() => storm.actor.send({ type: 'END_ROUND' })} />
        )
      }
    >
      <PlaceAtRest
        pictures={scene.atRest}
        night={scene.night}
        sky={sky}
        fetchLife={scene.fetchLife}
        title={game.heading}
        isLeft={isPlaying}
      />
      <SceneStage
        {...stage}
        {...scene}
        sky={sky}
        {...(standing !== undefined && { standing })}
        watch={watch}
        listen={listen}
        isSeam={isSeam}
      >
        {isPlaying && overlay}
      </SceneStage>
      {isPlaying && storm !== null && <Corners corners={storm.corners} />}
      {isPlaying && panel && (
        <section className="panel" aria-label={panel.label}>
          {panel.content}
        </section>
      )}
      {isMenu && menu}
      {isResult && result}
    </GameFrame>
  );
}
