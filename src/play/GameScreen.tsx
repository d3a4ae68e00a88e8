import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import type { AnyActorRef } from 'xstate';
import type { Tally } from '../../machines/core/stars';
import { type StateValue, stateName } from '../../machines/core/state-name';
import type { TimeSetting } from '../../machines/core/time-setting';
import type { Game } from '../catalogue/define-game';
import type { Drawing as Thing } from '../stage/atlas';
import { useExactTitle } from '../ui/page-title';
import { isNewQuestion, type SceneConfig, SceneStage } from './canvas/SceneStage';
import { useSceneFrame } from './canvas/useSceneFrame';
import { useView } from './canvas/useView';
import { useConfettiDrawings } from './feedback/confetti';
import { type EmittingActor, useEvents } from './feedback/round-events';
import { BRIGHT_STREAK, GameFrame } from './frame/GameFrame';
import type { Life } from './frame/life/life';
import { MenuBackdrop } from './frame/MenuBackdrop';
import { MenuButton } from './frame/MenuButton';
import { PauseCard } from './frame/PauseCard';
import { RoundPauseCard } from './frame/RoundPauseCard';
import { skyOver } from './frame/sky-over';
import { HalfScreen } from './modes/duel/HalfScreen';
import { useHalf } from './modes/duel/half';
import { TwoPlayersFrameLink } from './modes/duel/TwoPlayersLink';
import { FriendInRound } from './modes/friend/FriendInRound';
import { useOffersTwoPlayers } from './modes/offered-modes';
import { useStorm } from './modes/storm/storm';
import { useContinuousRounds, useVerdicts } from './round/continuous-rounds';
import { practiceProgress } from './round/practice';
import { roundParameters } from './round/round';
import { useRememberedTime } from './round/useGameStart';
import { useStateName } from './round/useStateName';
import { PracticeStatus } from './score/PracticeStatus';
import type { RunningGame } from './useGame';

/** The part of a game's snapshot that its screen reads, whether the game uses the shared machine or its own. */
interface GameSnapshot {
  readonly value: StateValue;
  readonly context: {
    readonly settings: { readonly time?: TimeSetting; readonly difficulty?: unknown };
    readonly tally?: Tally;
    /** Set if settings for the next round can be chosen during a round. */
    readonly nextSettings?: { readonly time?: TimeSetting; readonly difficulty?: unknown };
    readonly seed: number;
    readonly round: { readonly score: number; readonly streak?: { readonly now: number }; readonly given?: unknown };
    /** Set if mistakes can be practised. */
    readonly missed?: readonly unknown[];
    readonly practice?: { readonly missed: readonly unknown[] } | null;
  };
  hasTag(tag: 'menu' | 'result'): boolean;
}

interface GameActor<Snapshot, Event>
  extends Pick<AnyActorRef, 'subscribe'>,
    Pick<EmittingActor<Event, Snapshot>, 'on'> {
  getSnapshot(): Snapshot;
  send(
    event: { readonly type: 'BACK_TO_MENU' | 'END_ROUND' } | { readonly type: 'START'; readonly seed: number },
  ): void;
}

/** The scene of a game and everything around it. */
export interface GameSceneConfig<Seen, Event> extends SceneConfig<Seen, Event> {
  /** URLs of the pictures behind menu and result, the farthest layer first. */
  readonly menuPictures: readonly string[];
  /** Number of questions in a round, if it is fixed. Dusk falls for the last few of them. */
  readonly questions?: number;
  /** Loads the creatures that live in the scene. */
  readonly fetchLife?: () => Promise<Life>;
  /** Drawings thrown along with the paper confetti. */
  readonly confetti?: readonly Thing[];
}

interface Props<Snapshot, Seen extends object, Event> {
  readonly game: Game;
  readonly running: Omit<RunningGame<GameActor<Snapshot, Event>>, 'start' | 'reset'>;
  readonly scene: GameSceneConfig<Seen, Event>;
  readonly viewOf: (snapshot: Snapshot) => Seen;
  /** Value of `data-state`, if it is not simply the name of the state. */
  readonly nameOf?: (snapshot: Snapshot) => string;
  /** Whether leaving the round now would lose answers; decided by the round's tally by default. */
  readonly isPlayed?: (snapshot: Snapshot) => boolean;
  /** Name of the part of the backdrop that a plain stage shows (`standing` in the scene). */
  readonly standing?: string;
  /** Whether this is a new question. Compares the questions by default. */
  readonly isSeam?: (before: Seen, now: Seen) => boolean;
  readonly status: ReactNode;
  readonly actions?: ReactNode;
  /** Rendered over the stage during a round. */
  readonly overlay?: ReactNode;
  /** Rendered below the stage during a round. */
  readonly panel?: { readonly label: string; readonly content: ReactNode };
  readonly menu?: ReactNode;
  readonly result: ReactNode;
}

const VERDICTS = { right: 'RIGHT', wrong: 'WRONG' } as const;

/** Holds the answers that are in the corners of a class's board. It takes up no space in the page. */
function Corners({ corners }: { readonly corners: HTMLElement }) {
  // Stable, because moving the element again would lose the focus.
  const hold = useCallback((home: HTMLElement | null) => home?.append(corners), [corners]);
  return <div className="contents" ref={hold} />;
}

const PAPER_ALONE: readonly Thing[] = [];

const hasTally = ({ context: { tally } }: Pick<GameSnapshot, 'context'>): boolean => (tally?.answers ?? 0) > 0;

const snapshotName = ({ value }: { readonly value: StateValue }): string => stateName(value);

/**
 * The page of a game that asks one question after another: menu, round and result. With two players, it renders one
 * player's half.
 */
export function GameScreen<Snapshot extends GameSnapshot, Seen extends object, Event>(
  props: Props<Snapshot, Seen, Event>,
) {
  const half = useHalf();
  return half === null ? <WholeScreen {...props} /> : <HalfScreen {...props} half={half} />;
}

function WholeScreen<Snapshot extends GameSnapshot, Seen extends object, Event>(props: Props<Snapshot, Seen, Event>) {
  const { game, running, scene, viewOf, nameOf = snapshotName, standing } = props;
  const { isPlayed = hasTally, isSeam = isNewQuestion } = props;
  const { status, actions, overlay, panel, menu, result } = props;
  const { actor } = running;
  const state = useStateName(actor, nameOf);
  const isMenu = useSelector(actor, (snapshot: Snapshot) => snapshot.hasTag('menu'));
  const isResult = useSelector(actor, (snapshot: Snapshot) => snapshot.hasTag('result'));
  const time = useSelector(
    actor,
    ({ context: { settings, nextSettings } }: Snapshot) => (nextSettings ?? settings).time,
  );
  const isBright = useSelector(actor, ({ context: { round } }: Snapshot) => (round.streak?.now ?? 0) >= BRIGHT_STREAK);
  const practising = useSelector(actor, ({ context }: Snapshot) => practiceProgress(context), shallowEqual);
  const sky = useSelector(actor, (snapshot: Snapshot) => skyOver(snapshot, scene.questions));
  const settings = useSelector(actor, ({ context }: Snapshot) => context.settings);
  // A game without a menu has the link for two players in its header.
  const isOfferedHere = useOffersTwoPlayers() && game.opensWith === 'question';
  const isPlaying = !isMenu && !isResult;
  const { pause, frame, stage } = useSceneFrame(running, isPlaying);
  const watch = useView(actor, viewOf);
  const listen = useEvents(actor);
  const storm = useStorm();
  useVerdicts(listen, storm === null ? undefined : (verdict) => storm.actor.send({ type: VERDICTS[verdict] }));
  useContinuousRounds(actor, storm !== null);

  useConfettiDrawings(scene.confetti ?? PAPER_ALONE);
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
          isPlaying && (practising === null ? status : <PracticeStatus {...practising} />)
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
            {isOfferedHere && <TwoPlayersFrameLink link={roundParameters(game, settings, 0)} />}
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
      <MenuBackdrop
        pictures={scene.menuPictures}
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
