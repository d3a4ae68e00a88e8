import { backToGames, pause as pauseText } from './text';
import './play.css';
import '../../device/page-look';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import PauseIcon from 'lucide-react/icons/pause';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { hasMusic, setMusicGame, setMusicStreak } from '../../device/music';
import { requestPersistentStorage } from '../../device/persistence';
import { preloadSounds } from '../../device/sound';
import { type Readable, useStore } from '../../ui/page-store';
import { KnownFacts, KnownFactsContext } from '../facts/fact-improvements';
import { ReadQuestionButton, useCanSpeak } from '../feedback/aloud/ReadAloudButton';
import { readAloudStore } from '../feedback/aloud/read-aloud-store';
import { spokenText } from '../feedback/aloud/spoken-text';
import { useSoundClues } from '../feedback/sound-clues';
import { Announcer, clearAnnouncements, forgetQuestion } from '../internal/announcer';
import { restoreFocus } from '../internal/restore-focus';
import { IslandContext, visitIsland } from '../internal/voyage';
import { type Listening, useListening } from '../listening/useListening';
import { resumeOfferStore } from '../round/unfinished-round/resume-offer';
import { UnfinishedRoundCard } from '../round/unfinished-round/UnfinishedRoundOffer';
import type { Pause } from '../round/usePause';
import { MusicButton } from './MusicButton';
import { useCompactBar, useInertFooter, usePageReducedMotion } from './page-attributes';
import { SoundButton } from './SoundButton';
import { useFocusInGame } from './useFocusInGame';
import { useGameErrors } from './useGameErrors';
import { useKeepFocus } from './useKeepFocus';
import { useToastPosition } from './useToastPosition';

/** Number of right answers in a row at which the scene changes (`bright`). */
export const BRIGHT_STREAK = 5;

interface Props {
  readonly game: string;
  readonly title: string;
  /** Name of the machine's state; nested states are joined with dots. */
  readonly state: Readable<string>;
  /** Name of a state in which nothing has been done yet, so that the round can be interrupted. */
  readonly idleState?: string;
  /** `page`: menus and results, which can scroll. `play`: the game fills the window. */
  readonly form: 'page' | 'play';
  readonly pause: Pause;
  /**
   * False if the browser cannot draw scenes, so that the page shows the same content as HTML. Left out with two
   * players, because each half sets its own.
   */
  readonly hasCanvas?: boolean;
  /** `page` if very large text needs the space of the stage. */
  readonly layout?: 'stage' | 'page';
  /** `corners` when a class plays at its board; otherwise the game's own layout applies. */
  readonly choices?: 'corners' | undefined;
  readonly reducedMotion: boolean;
  /** Whether the streak is long enough to show the `bright` layers of the backdrop. */
  readonly isBright?: boolean;
  readonly status?: ReactNode;
  /** The friend's progress, in the last row of the header. */
  readonly companion?: ReactNode;
  readonly actions?: ReactNode;
  /** Whether there is more than one action. On phones the title then gets a row of its own. */
  readonly isCrowded?: boolean;
  readonly pauseCard: ReactNode;
  /** What the game says to players who listen; null if the page is not one player's. */
  readonly listening?: Listening | null;
  readonly children: ReactNode;
}

/** Created once, so that they do not re-render during a round. */
const BACK = (
  <Link to="/" className="frame-button frame-back">
    <ChevronLeft aria-hidden className="icon" />
    <span>{backToGames}</span>
  </Link>
);
const SOUND = <SoundButton />;
const MUSIC = <MusicButton />;
const READ = <ReadQuestionButton />;

/**
 * The frame of every game page: `<main>` with the game's id and state as data attributes, the back link, title, sound
 * and pause.
 */
export function GameFrame(props: Props) {
  const { game, title, idleState, form, pause, hasCanvas, layout, choices, reducedMotion } = props;
  const { status, companion, actions, isBright = false, isCrowded = false, pauseCard, children } = props;
  const { listening = null } = props;
  const state = useStore(props.state);
  const [knownFacts] = useState(() => new KnownFacts());
  const offer = useStore(resumeOfferStore);
  useGameErrors();
  const frame = useRef<HTMLElement>(null);
  useCompactBar(form === 'play', frame);
  useInertFooter(form === 'play' && !pause.isPaused);
  useToastPosition(form === 'play', frame);
  usePageReducedMotion(reducedMotion);
  const hasVoice = useCanSpeak();
  const header = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const focusListeners = useFocusInGame(state, pause, body);
  useKeepFocus();
  useScrollToTop(form === 'play' ? form : state);
  const { isPaused } = pause;
  const startAnnouncement = useListening({ listening, isPlaying: form === 'play', isPaused, hasVoice });
  usePersistenceRequest(form === 'play');
  useEffect(() => preloadSounds(game), [game]);
  useSoundClues();
  useEffect(() => visitIsland(game), [game]);
  useMusicOf(game, form === 'play' && !pause.isPaused);
  useClearedRound(form);
  // The last announcement may have been the question, which a pause hides.
  useEffect(() => {
    if (isPaused) clearAnnouncements();
  }, [isPaused]);
  // The voice must stop reading when the player leaves the page.
  useEffect(() => clearAnnouncements, []);
  const heading = useRef<HTMLHeadingElement>(null);
  // If the page opens with a round, move the focus into it.
  const shownState = useRef(form === 'play' ? null : state);
  // The focused element may have disappeared with the previous state. Keep the focus from falling back to the body.
  useEffect(() => {
    if (shownState.current === state) return undefined;
    const isFirstState = shownState.current === null;
    shownState.current = state;
    return restoreFocus(isFirstState ? frame.current : heading.current);
  }, [state]);
  // Above the body, but after it in the order of stops during a round, so that answers come first for switches and keys.
  const bar = (
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
      {form === 'play' && !isPaused && <p className="sr-only">{spokenText(startAnnouncement)}</p>}
      {actions}
      <div className="game-status">{status}</div>
      {SOUND}
      {hasMusic(game) && (form === 'page' || pause.isPaused) && MUSIC}
      {pause.isPossible && (
        <button
          type="button"
          className="frame-button"
          aria-label={pauseText}
          aria-pressed={pause.isPaused}
          onClick={pause.isPaused ? pause.resume : pause.pause}
        >
          <PauseIcon aria-hidden className="icon icon-solid" />
        </button>
      )}
      {companion}
      <DismissableLabels header={header} />
    </header>
  );
  return (
    <main
      ref={frame}
      id="main"
      // Focusable, so that a touch on the picture keeps the focus in the game and digits typed next still reach it.
      tabIndex={-1}
      className={`game game-${form}`}
      data-game={game}
      data-form={form}
      data-calm={reducedMotion}
      data-canvas={hasCanvas === undefined ? undefined : hasCanvas ? 'drawn' : 'none'}
      data-layout={layout}
      data-choices={choices}
      data-bright={isBright}
      data-round={form === 'play' && state !== idleState ? 'running' : undefined}
      data-state={pause.isPaused ? `${state}.paused` : state}
    >
      {form === 'page' && bar}
      <div ref={body} className="game-body" inert={pause.isPaused} {...focusListeners}>
        <IslandContext value={game}>
          <KnownFactsContext value={knownFacts}>{children}</KnownFactsContext>
        </IslandContext>
      </div>
      {pause.isPaused && (offer === null ? pauseCard : <UnfinishedRoundCard offer={offer} />)}
      {form === 'play' && bar}
      <Announcer />
    </main>
  );
}

/**
 * Escape hides the label below a button (WCAG 1.4.13) until another button is hovered or focused. In the header, because
 * that is another element in each form.
 */
function DismissableLabels({ header }: { readonly header: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const bar = header.current;
    const hideLabel = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && bar !== null) bar.dataset['words'] = 'away';
    };
    const showLabels = () => delete bar?.dataset['words'];
    document.addEventListener('keydown', hideLabel);
    bar?.addEventListener('pointerover', showLabels);
    bar?.addEventListener('focusin', showLabels);
    return () => {
      document.removeEventListener('keydown', hideLabel);
      bar?.removeEventListener('pointerover', showLabels);
      bar?.removeEventListener('focusin', showLabels);
    };
  }, [header]);
  return null;
}

/** Scrolls to the top when a new view opens, because the button that opened it may have been far down. */
function useScrollToTop(view: string): void {
  const shown = useRef(view);
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    scrollTo({ top: 0, behavior: 'instant' });
    forgetQuestion();
  }, [view]);
}

/** Clears the read-aloud text and the streak of the music when the round ends. */
function useClearedRound(form: Props['form']): void {
  useEffect(() => {
    if (form === 'page') return undefined;
    return () => {
      readAloudStore.set('');
      setMusicStreak(0);
    };
  }, [form]);
}

function useMusicOf(game: string, isPlaying: boolean): void {
  useEffect(() => {
    if (!isPlaying) return undefined;
    setMusicGame(game);
    return () => setMusicGame(null);
  }, [game, isPlaying]);
}

/** Asks the browser for persistent storage after a round, never during one, because it may show a prompt. */
function usePersistenceRequest(isPlaying: boolean): void {
  const wasPlaying = useRef(false);
  useEffect(() => {
    if (wasPlaying.current && !isPlaying) void requestPersistentStorage();
    wasPlaying.current = isPlaying;
  }, [isPlaying]);
}
