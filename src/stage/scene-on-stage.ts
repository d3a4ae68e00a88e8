import type { Application, Container, Renderer, RenderOptions } from 'pixi.js';
import { layerVisibilityVariable } from './backdrop';
import { type DrawnScene, destroyScene } from './drawn-scene';
import { Redraw } from './redraw';
import { fitSceneToElement, type Scene } from './scene';
import { leaveCanvas, type PlayedScene, type StageSession } from './stage-session';
import type { FrameMotion } from './useFrames';

/** Where a scene is drawn: in `home`, at the size of `stage`. */
interface Surface {
  readonly app: Application;
  readonly home: Container;
  readonly stage: HTMLElement;
}

/** Whether the graphics context is lost. Shaders and textures cannot be created in a lost context. */
export const hasLostContext = (renderer: Renderer): boolean => 'context' in renderer && renderer.context.isLost;

/**
 * A built scene. It can enter and leave the stage any number of times until it is destroyed. If it throws, the canvas
 * is removed, but the game goes on.
 */
export class SceneOnStage implements PlayedScene {
  private readonly drawn: DrawnScene<unknown, unknown>;
  private readonly session: StageSession;
  private readonly surface: Surface;
  private state: 'whole' | 'broken' | 'destroyed' = 'whole';
  /** Cleanup functions to call when the scene leaves the stage. */
  private readonly stops: (() => void)[] = [];
  private readonly redraw = new Redraw();
  /** Work for the next frame, because the page has to paint first. */
  private readonly waiting: (() => void)[] = [];
  /** Name of the part of the scene that the backdrop shows. */
  private standing: string | null = null;
  private hands: Scene<unknown>['hands'] = null;
  private alarm: number | null = null;
  private laidFor = '';
  // One object for all frames, with a colour that Pixi does not have to convert: transparent, so that the backdrop
  // shows through.
  private readonly frame: RenderOptions;

  constructor(drawn: DrawnScene<unknown, unknown>, session: StageSession, surface: Surface) {
    this.drawn = drawn;
    this.session = session;
    this.surface = surface;
    const container = surface.app.stage;
    this.frame = { container, clearColor: [0, 0, 0, 0], transform: container.localTransform };
  }

  /** Puts the scene on its stage, fitted and up to date. */
  enter(): void {
    // A destroyed scene can still be called until its replacement is built.
    if (this.state !== 'whole') return;
    const { redraw } = this;
    const { scene } = this.drawn;
    const { clock, watch, listen, playing } = this.session;
    const { home, stage } = this.surface;
    redraw.reset();
    this.safely(() => this.lay());
    home.addChild(scene.view);
    const unwatch = watch((shown) => {
      const nowMs = clock.now;
      this.soon(redraw.recordChange(), () => scene.show(shown, nowMs));
    });
    const unlisten = listen((event) => {
      const nowMs = clock.now;
      if (scene.react !== undefined) this.soon(redraw.recordEvent(), () => scene.react?.(event, nowMs));
    });
    // The observer also reports the initial size, before the page is painted, when the whole scene is ready.
    const resizing = new ResizeObserver(() => this.fit());
    resizing.observe(stage);
    playing.current = this;
    this.stops.push(unwatch, unlisten, () => {
      resizing.disconnect();
      playing.current = null;
      home.removeChild(scene.view);
    });
  }

  leave(): void {
    for (const stop of this.stops.splice(0)) stop();
    this.waiting.length = 0;
    this.laidFor = '';
    this.clearAlarm();
    this.stand(null);
    this.markHands(null);
  }

  destroy(): void {
    this.leave();
    const before = this.state;
    this.state = 'destroyed';
    try {
      destroyScene(this.drawn);
    } catch (error) {
      // Errors while cleaning up a broken scene do not matter.
      if (before === 'whole') throw error;
    }
  }

  draw(nowMs: number): FrameMotion {
    const { redraw } = this;
    if (this.state === 'broken') return 'resting';
    if (redraw.takePageFrame()) return 'moving';
    // Does not use `safely`, which would allocate a closure in every frame.
    try {
      this.showWaiting();
      this.tick(nowMs);
      if (redraw.shouldDraw(this.drawn.scene.isStill?.(nowMs) ?? false)) this.render();
    } catch (error) {
      this.breakOff(error);
    }
    if (redraw.motion === 'resting') this.setAlarm(nowMs);
    return redraw.motion;
  }

  fit(): void {
    this.safely(() => {
      if (!this.lay()) return;
      this.tick(this.session.clock.now);
      this.render();
      this.redraw.reset();
    });
  }

  /** Lays the scene out if its stage has changed size. Returns false while the stage has no size. */
  private lay(): boolean {
    const { app, home, stage } = this.surface;
    const [widthPx, heightPx] = [stage.clientWidth, stage.clientHeight];
    if (widthPx === 0 || heightPx === 0) return false;
    this.showWaiting();
    const resolution = this.session.quality.resolutionOn(widthPx, heightPx);
    const size = `${widthPx} ${heightPx} ${resolution}`;
    if (size === this.laidFor) return true;
    this.laidFor = size;
    const { view, x, y } = fitSceneToElement(stage);
    app.renderer.resize(widthPx, heightPx, resolution);
    home.scale.set(view.scale);
    home.position.set(x, y);
    this.drawn.scene.layout(view);
    this.hands = null;
    return true;
  }

  private tick(nowMs: number): void {
    const { scene } = this.drawn;
    scene.tick(nowMs);
    const standing = scene.visibleLayerName?.() ?? null;
    if (standing !== this.standing) this.stand(standing);
    const { hands = null } = scene;
    if (hands !== this.hands) this.markHands(hands);
  }

  /** Sets `--hands-x` and `--hands-y` on the stage, in CSS pixels. */
  private markHands(hands: Scene<unknown>['hands']): void {
    const { home, stage } = this.surface;
    this.hands = hands;
    for (const axis of ['x', 'y'] as const) {
      const name = `--hands-${axis}`;
      if (hands) stage.style.setProperty(name, String(home.position[axis] + hands[axis] * home.scale[axis]));
      else stage.style.removeProperty(name);
    }
  }

  private stand(standing: string | null): void {
    const { style } = this.surface.stage;
    if (this.standing !== null) style.removeProperty(layerVisibilityVariable(this.standing));
    if (standing !== null) style.setProperty(layerVisibilityVariable(standing), '1');
    this.standing = standing;
  }

  private render(): void {
    const { renderer } = this.surface.app;
    if (!hasLostContext(renderer)) renderer.render(this.frame);
  }

  /** Runs the work now, or in the next frame if the page has to paint first. Keeps the order. */
  private soon(when: 'now' | 'later', work: () => void): void {
    if (when === 'later' || this.waiting.length > 0) this.waiting.push(work);
    else this.safely(work);
  }

  private showWaiting(): void {
    for (const work of this.waiting.splice(0)) work();
  }

  /** While everything is idle, the clock wakes the stage when the scene moves again. */
  private setAlarm(nowMs: number): void {
    this.clearAlarm();
    const nextMs = this.drawn.scene.movesNextMs ?? Number.POSITIVE_INFINITY;
    if (nextMs !== Number.POSITIVE_INFINITY) this.alarm = this.session.clock.setTimeout(() => {}, nextMs - nowMs);
  }

  private clearAlarm(): void {
    if (this.alarm !== null) this.session.clock.clearTimeout(this.alarm);
    this.alarm = null;
  }

  private safely(work: () => void): void {
    if (this.state === 'broken') return;
    try {
      work();
    } catch (error) {
      this.breakOff(error);
    }
  }

  private breakOff(error: unknown): void {
    this.state = 'broken';
    leaveCanvas(this.session, error, 'broken');
  }
}
