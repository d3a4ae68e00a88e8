import './play.css';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import PauseIcon from 'lucide-react/icons/pause';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { hasMusic, playMusicOf } from '../device/music';
import { type Readable, useStore } from '../device/page-store';
import { keepWhatWasReached } from '../device/persistence';
import { wantSoundsOf } from '../device/sound';
import { ReadRound, useHasVoice } from './aloud/ReadAloud';
import { toReadStore } from './aloud/to-read';
import { Announcer, fallSilent } from './announcer';
import { markRound } from './facts/moved';
import { land } from './landing';
import { offerStore } from './left-round/alone';
import { LeftRoundCard } from './left-round/LeftRoundOffer';
import { takeLostFocus } from './lost-focus';
import { MusicButton } from './MusicButton';
import { SoundButton } from './SoundButton';
import { forgetStreak } from './streak';
import { useFocusInGame } from './useFocusInGame';
import { useGameErrors } from './useGameErrors';
import { useCompactBar, useReducedMotionOfPage } from './usePageAround';
import type { Pause } from './usePause';
import { useToastPosition } from './useToastPosition';

/** From so many right answers in a row on a place is another. */
export const BRIGHT_FROM = 5;

interface Props {
  /** The id of the game: its route without the slash. */
  readonly game: string;
  readonly title: string;
  /** The machine's state, nested states joined by dots. */
  readonly state: Readable<string>;
  /** `page`: menus and results, as long as they need. `play`: the window is the game's. */
  readonly form: 'page' | 'play';
  readonly pause: Pause;
  /** False where this browser draws no scenes: the same facts are then shown in the page. Two halves each say it themselves. */
  readonly hasCanvas?: boolean;
  /** `page` where large words take the room of the stage. */
  readonly layout?: 'stage' | 'page';
  /** Where the choices lie: in the corners of the board of a class, or, if nothing is said, where the game has them. */
  readonly choices?: 'corners' | undefined;
  /** Less motion: nothing in the game shakes or slides. */
  readonly reducedMotion: boolean;
  /** Whether so many answers in a row were right that the place is another: its layers that stand while `bright`. */
  readonly isBright?: boolean;
  /** The status bar, while there is something to show. */
  readonly status?: ReactNode;
  /** Who plays beside this round, below all else in the header. */
  readonly companion?: ReactNode;
  /** Buttons of this game in the header: back to its menu. */
  readonly actions?: ReactNode;
  /** Whether these are more than one: on phones the name of the game is then above them. */
  readonly isCrowded?: boolean;
  readonly pauseCard: ReactNode;
  readonly children: ReactNode;
}

/** Made once: what a round changes in the frame has nothing to do with them. */
const BACK = (
  <Link to="/" className="frame-button frame-back">
    <ChevronLeft aria-hidden className="icon" />
    <span>Back to Games</span>
  </Link>
);
const SOUND = <SoundButton />;
const MUSIC = <MusicButton />;
const READ = <ReadRound />;

/**
 * The frame of every game page, and the part of its contract that all share: `<main>` with the game's name and state,
 * the way back, title, sound and pause.
 */
export function GameFrame(props: Props) {
  const { game, title, form, pause, hasCanvas, layout, choices, reducedMotion } = props;
  const { status, companion, actions, isBright = false, isCrowded = false, pauseCard, children } = props;
  const state = useStore(props.state);
  const offer = useStore(offerStore);
  useGameErrors();
  const frame = useRef<HTMLElement>(null);
  useCompactBar(form === 'play', frame);
  useToastPosition(form === 'play', frame);
  useReducedMotionOfPage(reducedMotion);
  const hasVoice = useHasVoice();
  const header = useRef<HTMLElement>(null);
  useLabelsBelow(header);
  const body = useRef<HTMLDivElement>(null);
  const focusListeners = useFocusInGame(state, pause, body);
  useTopOfView(form === 'play' ? form : state);
  useLeaveWarning(form === 'play');
  useEffect(() => wantSoundsOf(game), [game]);
  useEffect(() => land(game), [game]);
  useMusicOf(game, form === 'play' && !pause.isPaused);
  useEffect(forgetStreak, [game, form]);
  useNothingToRead(form);
  useEffect(markRound, []);
  // What was said last may be the question, which a pause hides.
  useEffect(() => {
    if (pause.isPaused) fallSilent();
  }, [pause.isPaused]);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownState = useRef(state);
  // Whatever had the focus may have gone with the last state; it must not fall to the body of the page.
  useEffect(() => {
    if (shownState.current === state) return undefined;
    shownState.current = state;
    return takeLostFocus(heading.current);
  }, [state]);
  return (
    <main
      ref={frame}
      id="main"
      // A touch on the picture keeps the focus in the game, so that digits typed next still reach it.
      tabIndex={-1}
      className={`game game-${form}`}
      data-game={game}
      data-form={form}
      data-calm={reducedMotion}
      data-canvas={hasCanvas === undefined ? undefined : hasCanvas ? 'drawn' : 'none'}
      data-layout={layout}
      data-choices={choices}
      data-bright={isBright}
      data-state={pause.isPaused ? `${state}.paused` : state}
    >
      <header
        ref={header}
        className="game-header"
        data-crowded={isCrowded || pause.isPaused || undefined}
        data-title={form === 'play' && (isCrowded || hasVoice) ? 'above' : undefined}
      >
        {BACK}
        {form === 'play' && !pause.isPaused && READ}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions}
        <div className="game-status">{status}</div>
        {SOUND}
        {hasMusic(game) && (form === 'page' || pause.isPaused) && MUSIC}
        {pause.isPossible && (
          <button
            type="button"
            className="frame-button"
            aria-label="Pause"
            aria-pressed={pause.isPaused}
            onClick={pause.isPaused ? pause.resume : pause.pause}
          >
            <PauseIcon aria-hidden className="icon icon-solid" />
          </button>
        )}
        {companion}
      </header>
      <div ref={body} className="game-body" inert={pause.isPaused} {...focusListeners}>
        {children}
      </div>
      {pause.isPaused && (offer === null ? pauseCard : <LeftRoundCard offer={offer} />)}
      <Announcer />
    </main>
  );
}

/** The word that a button shows below itself goes away with Escape (WCAG 1.4.13), until another button is come to. */
function useLabelsBelow(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = header.current;
    const putAway = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && bar !== null) bar.dataset['words'] = 'away';
    };
    const bringBack = () => delete bar?.dataset['words'];
    document.addEventListener('keydown', putAway);
    bar?.addEventListener('pointerover', bringBack);
    bar?.addEventListener('focusin', bringBack);
    return () => {
      document.removeEventListener('keydown', putAway);
      bar?.removeEventListener('pointerover', bringBack);
      bar?.removeEventListener('focusin', bringBack);
    };
  }, [header]);
}

/** A new place is seen from its top, however far down the button stood that led there. */
function useTopOfView(view: string): void {
  const shown = useRef(view);
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    scrollTo({ top: 0, behavior: 'instant' });
    fallSilent();
  }, [view]);
}

/** What stood in a round to be read aloud goes with it. */
function useNothingToRead(form: Props['form']): void {
  useEffect(() => {
    if (form === 'play') return () => toReadStore.set('');
    return undefined;
  }, [form]);
}

/** A round has the music of its place, as long as nothing pauses it. */
function useMusicOf(game: string, isPlaying: boolean): void {
  useEffect(() => {
    if (!isPlaying) return undefined;
    playMusicOf(game);
    return () => playMusicOf(null);
  }, [game, isPlaying]);
}

/** Once a round is over, and never in it, the browser is asked to keep what was reached. */
function useLeaveWarning(isPlaying: boolean): void {
  const wasPlaying = useRef(false);
  useEffect(() => {
    if (wasPlaying.current && !isPlaying) keepWhatWasReached();
    wasPlaying.current = isPlaying;
  }, [isPlaying]);
}
