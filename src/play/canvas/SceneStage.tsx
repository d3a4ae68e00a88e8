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
import { settingsStore } from '../../device/settings';
import { type Area, getAreaBox, type ViewLayout } from '../../stage/area';
import { type Backdrop, layerVisibilityVariable } from '../../stage/backdrop';
import { type CanvasState, isPlayedOnCanvas } from '../../stage/canvas-state';
import { useSceneLighting } from '../../stage/night';
import type { NightLook } from '../../stage/night-colours';
import { Quality } from '../../stage/quality';
import { StageBackdrop } from '../../stage/StageBackdrop';
import { StageCanvas } from '../../stage/StageCanvas';
import type { Fit } from '../../stage/scene';
import type { Sky } from '../../stage/sky';
import type { PlayedScene, StageSession } from '../../stage/stage-session';
import { useFit } from '../../stage/useFit';
import { checkSiteOnlineCached } from '../../ui/load-part';
import { notationStore } from '../../ui/notation';
import { useStore } from '../../ui/page-store';
import type { ParadeProps } from '../celebration/Parade';
import { useIdlePart } from '../internal/useIdlePart';
import { usePlayMode } from '../round/play-mode';

/** Where a scene is, and the code that draws it. */
export interface SceneConfig<Shown, Event> extends Pick<StageSession<Shown, Event>, 'fetchDrawing'> {
  /** Accessible name: describes the scene. */
  readonly label: string;
  readonly background: string;
  readonly backdrop: Backdrop;
  /** Colours of scene and backdrop at night; moonlight by default. */
  readonly night?: NightLook | undefined;
  /** Loads the actors that pass through the scene after a right answer. */
  readonly fetchParade?: () => Promise<(props: ParadeProps) => ReactNode>;
}

interface Props<Shown, Event>
  extends SceneConfig<Shown, Event>,
    Pick<StageSession<Shown, Event>, 'clock' | 'reducedMotion' | 'watch' | 'listen' | 'onCanvas'> {
  /** False in menus and results, where the stage is hidden. */
  readonly isShown: boolean;
  /** Also false during a pause. */
  readonly isRunning: boolean;
  /** `stage`: questions and answers are on the stage. `page`: very large text needs the space of the stage. */
  readonly layout: 'stage' | 'page';
  readonly picture: CanvasState;
  readonly sky?: Sky;
  /** Name of the part of the backdrop that a plain stage shows (`standing` in the scene). */
  readonly standing?: string;
  /**
   * Whether this is a new question. A canvas that has become ready only replaces the plain stage at the start of one.
   */
  readonly isSeam: (before: Shown, now: Shown) => boolean;
  /** Rendered over the canvas: choices, question, banners. */
  readonly children?: ReactNode;
}

/** Size and position of scenes on this stage, and whether a canvas is drawing one now. */
interface Ground {
  readonly fit: Fit | null;
  readonly isDrawn: boolean;
}
const StageGround = createContext<Ground>({ fit: null, isDrawn: false });

/** Size and position of the scene on its stage, for elements over it. Null if text takes up the space of the stage. */
export const useStageFit = (): Fit | null => useContext(StageGround).fit;

/** For elements that replace the drawn scene. Null while a canvas draws it. */
export function usePlainStage(): Pick<Ground, 'fit'> | null {
  const ground = useContext(StageGround);
  return ground.isDrawn ? null : ground;
}

/**
 * Style that puts an element where the scene would draw it. `--unit` is the length of one scene unit, for font sizes.
 */
export type StageStyle = CSSProperties & { readonly '--unit'?: string };

/**
 * Position and size of an area on the stage; empty if text takes up the space of the stage. With `grows` the height is
 * a minimum.
 */
export function useStageStyle(scene: ViewLayout<Area>, height: 'fixed' | 'grows' = 'fixed'): StageStyle {
  const fit = useStageFit();
  if (fit === null) return {};
  const { height: high, ...box } = getAreaBox(scene(fit.view), fit);
  return { ...box, [height === 'grows' ? 'minHeight' : 'height']: high, '--unit': `${fit.view.scale}px` };
}

const questionOf = (shown: object): unknown => ('question' in shown ? shown.question : shown);

/** Whether two views show different questions. Questions are compared by identity. */
export const isNewQuestion = (before: object, now: object): boolean => questionOf(before) !== questionOf(now);

/**
 * Loads drawing code early: while the player reads the menu, or while a question that a link has started is created.
 */
function usePreloadedDrawing(fetchDrawing: () => Promise<unknown>, picture: CanvasState, isShown: boolean): void {
  // Games without a menu load it in StageCanvas after the question is shown, because loading keeps a slow device busy.
  // StageCanvas also retries failed loads.
  const isAhead = picture !== 'none' && !isShown;
  useEffect(() => {
    if (isAhead) fetchDrawing().catch(() => {});
  }, [isAhead, fetchDrawing]);
  // A link can start a round directly. Check the connection meanwhile, because drawing code only runs once the site has
  // answered.
  const [isSoonDrawn] = useState(isShown && picture !== 'none');
  useEffect(() => {
    if (isSoonDrawn) checkSiteOnlineCached().catch(() => {});
  }, [isSoonDrawn]);
}

/**
 * The stage of a game. The scene is built in the first round and kept until the page is left, so that the next round
 * starts immediately.
 */
export function SceneStage<Shown, Event>(props: Props<Shown, Event>) {
  const { label, background, backdrop, night, sky, standing, layout, isShown, isRunning, picture, isSeam } = props;
  const { clock, reducedMotion, fetchDrawing, fetchParade, watch, listen, onCanvas, children } = props;
  const { seat } = usePlayMode();
  const hero = seat?.avatar;
  const { letters } = useStore(settingsStore);
  const notation = useStore(notationStore);
  const [quality] = useState(() => new Quality());
  const playing = useRef<PlayedScene>(null);
  const session = useMemo(
    () => ({ clock, reducedMotion, letters, notation, hero, fetchDrawing, watch, listen, onCanvas, quality, playing }),
    [clock, reducedMotion, letters, notation, hero, fetchDrawing, watch, listen, onCanvas, quality],
  );
  usePreloadedDrawing(fetchDrawing, picture, isShown);
  useEffect(() => {
    if (picture !== 'ready') return undefined;
    let before: Shown | null = null;
    return watch((shown) => {
      if (before !== null && isSeam(before, shown)) onCanvas('seam');
      before = shown;
    });
  }, [picture, watch, isSeam, onCanvas]);
  const [hasBegun, setHasBegun] = useState(isShown);
  // A transition, so that the press is shown before the expensive scene is built.
  useEffect(() => {
    if (isShown) startTransition(() => setHasBegun(true));
  }, [isShown]);
  const area = useRef<HTMLElement>(null);
  const fit = useFit(area, isShown);
  const light = useSceneLighting(night, sky);
  const renderParade = useIdlePart(reducedMotion || layout === 'page' ? undefined : fetchParade);
  // Memoised because the backdrop is. A hidden stage has no parade, because its animations would start again with it.
  const parade = useMemo(
    () => isShown && renderParade && fit && renderParade({ fit, light, listen }),
    [isShown, renderParade, fit, light, listen],
  );
  const isDrawn = isPlayedOnCanvas(picture);
  const ground = useMemo(() => ({ fit: (layout === 'stage' && fit) || null, isDrawn }), [layout, fit, isDrawn]);
  return (
    <section
      ref={area}
      className="stage-area"
      hidden={!isShown}
      // Two halves show the same place.
      aria-label={seat === null ? label : `${label}, ${seat.name}`}
      style={standing === undefined || isDrawn || layout === 'page' ? {} : { [layerVisibilityVariable(standing)]: 1 }}
    >
      {hasBegun && fit !== undefined && (
        <div
          aria-hidden
          className="pointer-events-none absolute inset-0 overflow-hidden"
          style={{ background: light.colour(background) }}
        >
          <StageBackdrop fit={fit} backdrop={backdrop} light={light} isRunning={isRunning}>
            {parade}
          </StageBackdrop>
          <StageCanvas session={session} picture={picture} isRunning={isRunning} />
        </div>
      )}
      {/* Rendered once the size is known; otherwise the children would be built and laid out twice. */}
      {fit !== undefined && <StageGround value={ground}>{children}</StageGround>}
    </section>
  );
}
