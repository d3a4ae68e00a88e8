import {
  type CSSProperties,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { GameClock } from '../../machines/core/clock';
import { siteAnswers } from '../device/offline/lazy-part';
import { type Area, areaBox, type ByView } from '../stage/area';
import { type Backdrop, standingVariable } from '../stage/backdrop';
import { endAsking } from '../stage/can-draw';
import { type CanvasEvent, type CanvasState, isOnCanvas } from '../stage/canvas-state';
import type { Drawing, SceneBuilder } from '../stage/fetch-drawing';
import { GameStage } from '../stage/GameStage';
import type { Night } from '../stage/moonlight';
import type { Fit } from '../stage/scene';
import type { Sky } from '../stage/sky';
import { useFit } from '../stage/useFit';
import { useHalf } from './duel/half';

/** A place, and what draws the scene in it. */
export interface SceneOnStage<Shown, Event> {
  /** What is seen there, for those who do not see it. */
  readonly label: string;
  /** The colour of the place, behind everything. */
  readonly background: string;
  readonly backdrop: Backdrop;
  /** What becomes of both by night; they are seen by moonlight, where nothing is said. */
  readonly night?: Night | undefined;
  readonly fetchDrawing: () => Promise<Drawing<SceneBuilder<Shown, Event>>>;
}

interface Props<Shown, Event> extends SceneOnStage<Shown, Event> {
  readonly clock: GameClock;
  /** Whether a round is shown: menus and results hide the stage. */
  readonly isShown: boolean;
  /** False while paused too. */
  readonly isRunning: boolean;
  readonly reducedMotion: boolean;
  /** `stage`: what is asked lies on the stage, drawn there or plain. `page`: large words take the room of the stage. */
  readonly layout: 'stage' | 'page';
  readonly picture: CanvasState;
  readonly onCanvas: (event: CanvasEvent) => void;
  /** How the sky is over the place by day. */
  readonly sky?: Sky;
  /** What of the backdrop stands on a plain stage, as a scene names it by `standing`. */
  readonly standing?: string;
  readonly watch: (listener: (shown: Shown) => void) => () => void;
  /** Calls the listener with each event of the game, until the returned function is called. */
  readonly listen: (listener: (event: Event) => void) => () => void;
  /** Whether something else is asked now than before: between the two the picture may take the place of the page. */
  readonly isSeam: (before: Shown, now: Shown) => boolean;
  /** What lies over the picture: its choices, its question, banners. */
  readonly children?: ReactNode;
}

/** How scenes lie on this stage, and whether one draws on it now. */
interface Ground {
  readonly fit: Fit | null;
  readonly isDrawn: boolean;
}
const StageGround = createContext<Ground>({ fit: null, isDrawn: false });

/** How the scene lies on its stage, for what is laid over it; null where words take the room. */
export const useStageFit = (): Fit | null => useContext(StageGround).fit;

/** The ground of what the page draws itself: null where a scene draws. */
export function usePlainStage(): Pick<Ground, 'fit'> | null {
  const ground = useContext(StageGround);
  return ground.isDrawn ? null : ground;
}

/** How the page lays something where the scene would draw it, with a unit of the scene as `--unit`, by which letters are sized. */
export type StageStyle = CSSProperties & { readonly '--unit'?: string };

/**
 * Where an area lies on the stage; nothing where words take the room. `grows`: its words may need more height than it has.
 */
export function useStageStyle(scene: ByView<Area>, height: 'fixed' | 'grows' = 'fixed'): StageStyle {
  const fit = useStageFit();
  if (fit === null) return {};
  const { height: high, ...box } = areaBox(scene(fit.view), fit);
  return { ...box, [height === 'grows' ? 'minHeight' : 'height']: high, '--unit': `${fit.view.scale}px` };
}

const questionOf = (shown: object): unknown => ('question' in shown ? shown.question : shown);

/** Where a round asks one question after the other: each of them is a value of its own. */
export const asksAnew = (before: object, now: object): boolean => questionOf(before) !== questionOf(now);

/**
 * The place of a game. Its scene is built at the first round and stays until the page is left, so that the next round
 * begins at once.
 */
export function SceneStage<Shown, Event>(props: Props<Shown, Event>) {
  const {
    label,
    clock,
    isShown,
    isRunning,
    reducedMotion,
    picture,
    onCanvas,
    background,
    backdrop,
    night,
    watch,
    listen,
    children,
  } = props;
  const { fetchDrawing, isSeam, layout, standing, sky } = props;
  const hero = useHalf()?.avatar;
  // While the menu is read, so that the first round begins at once. Where there is none the stage asks for it, beside the
  // question: a slow device is kept busy by it. What does not arrive is asked for again by the stage as well.
  const isAhead = picture !== 'none' && !isShown;
  useEffect(() => {
    if (isAhead) fetchDrawing().catch(() => {});
  }, [isAhead, fetchDrawing]);
  // Where a link begins with a round it is asked for while the question is made: nothing that draws is run without an answer.
  const [isSoonDrawn] = useState(isShown && picture !== 'none');
  useEffect(() => {
    if (isSoonDrawn) siteAnswers().catch(() => {});
  }, [isSoonDrawn]);
  useEffect(() => {
    if (picture !== 'ready') return undefined;
    let before: Shown | null = null;
    return watch((shown) => {
      if (before !== null && isSeam(before, shown)) onCanvas('seam');
      before = shown;
    });
  }, [picture, watch, isSeam, onCanvas]);
  const [hasBegun, setHasBegun] = useState(isShown);
  // After the press that begins the round was seen: there is much to be made.
  useEffect(() => {
    if (isShown) startTransition(() => setHasBegun(true));
  }, [isShown]);
  // Where no canvas was made, nothing else gives back what was asked whether one can be.
  useEffect(() => endAsking, []);
  const area = useRef<HTMLElement>(null);
  const fit = useFit(area, isShown);
  const isDrawn = isOnCanvas(picture);
  const ground = useMemo(() => ({ fit: (layout === 'stage' && fit) || null, isDrawn }), [layout, fit, isDrawn]);
  return (
    <section
      ref={area}
      className="stage-area"
      hidden={!isShown}
      aria-label={label}
      style={standing === undefined || isDrawn || layout === 'page' ? {} : { [standingVariable(standing)]: 1 }}
    >
      {hasBegun && fit !== undefined && (
        <GameStage
          fit={fit}
          picture={picture}
          onCanvas={onCanvas}
          clock={clock}
          isRunning={isRunning}
          background={background}
          backdrop={backdrop}
          night={night}
          sky={sky}
          watch={watch}
          listen={listen}
          reducedMotion={reducedMotion}
          hero={hero}
          fetchDrawing={fetchDrawing}
        />
      )}
      {/* Not before it is known where it lies: it would be made, and laid out, twice. */}
      {fit !== undefined && <StageGround value={ground}>{children}</StageGround>}
    </section>
  );
}
