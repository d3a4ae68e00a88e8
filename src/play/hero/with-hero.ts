import { Container } from 'pixi.js';
import { seededRandom } from '../../../machines/core/random';
import { readOwnHero } from '../../device/own-hero';
import { playSound } from '../../device/sound';
import type { SoundName } from '../../device/sound-sprites';
import { type Atlas, createAtlas, createSmallAtlas, type Drawing } from '../../stage/atlas';
import type { SceneBuilder } from '../../stage/drawn-scene';
import type { Scene, View } from '../../stage/scene';
import { AnswerBurst } from '../celebration/answer-burst';
import { type Celebration, CelebrationPlayer, celebrationDrawings } from '../celebration/celebration';
import { BURST_DRAWINGS } from '../celebration/drawings';
import { heroDrawings } from './drawing';
import { HeroFigure } from './figure';
import { HELD_NUMBER_DRAWINGS, HeldNumber } from './held-number';
import { type GameHero, getHandsPosition, type RightAnswer } from './hero-placement';
import type { HeroCue } from './mood';
import { fetchClothes } from './own-clothes';

/** The hero's cues for the events that all games share. */
const CUES: Readonly<Record<string, HeroCue>> = {
  asked: 'asked',
  correct: 'right',
  incorrect: 'wrong',
  timedOut: 'wrong',
  finished: 'over',
};

/** Sounds the hero makes, in two vowels. */
const VOICE: ReadonlyMap<string, SoundName> = new Map([
  ['streak', 'heroCheers'],
  ['incorrect', 'heroWonders'],
]);

/** The fields of an event that are read here. Games call the question `question` or `board`. */
interface Heard {
  readonly type: string;
  readonly streak?: number;
  readonly question?: { readonly number?: number };
  readonly board?: { readonly number?: number };
}

const isHeard = (event: unknown): event is Heard =>
  event instanceof Object && 'type' in event && typeof event.type === 'string';

function cueOf({ type, question, board }: Heard): HeroCue | undefined {
  const isFirst = type === 'asked' && (question ?? board)?.number === 0;
  return isFirst ? 'begun' : CUES[type];
}

const isCorrect = <Event extends Heard>(event: Event): event is RightAnswer<Event> => event.type === 'correct';

const NO_WORLD: Celebration = { acts: [] };

/** The sheet of the scene, with characters, and the sheet of the hero and the celebration. */
interface SceneAtlases {
  readonly own: Atlas;
  readonly shared: Atlas;
}

/**
 * A scene with the player's hero. The hero is behind the moving parts of the scene, and the effects of a right answer
 * are in front of them.
 */
export class SceneWithHero<Shown, Event> implements Scene<Shown, Event> {
  readonly view = new Container();
  private readonly scene: Scene<Shown, Event>;
  private readonly hero: HeroFigure;
  private readonly held: HeldNumber;
  private readonly moment: AnswerBurst;
  private readonly world: CelebrationPlayer;
  private readonly worldCue: HeroCue;
  private readonly layers: Readonly<Record<'behind' | 'before', number>>;
  private readonly gameHero: GameHero<Shown, Event>;
  private stage: View | null = null;
  private shown: Shown | null = null;
  private state: 'waiting' | 'playing' = 'waiting';
  hands: { readonly x: number; readonly y: number } | null = null;

  constructor(
    scene: Scene<Shown, Event>,
    gameHero: GameHero<Shown, Event>,
    { own, shared }: SceneAtlases,
    reducedMotion: boolean,
    world: Celebration = NO_WORLD,
  ) {
    this.scene = scene;
    this.gameHero = gameHero;
    this.hero = new HeroFigure(shared, reducedMotion, seededRandom(5, 'hero'), gameHero.hat ?? null);
    this.held = new HeldNumber(own, reducedMotion);
    this.moment = new AnswerBurst(shared, reducedMotion);
    this.world = new CelebrationPlayer(world, shared, reducedMotion);
    this.worldCue = world.answers === 'rounds' ? 'over' : 'right';
    const isWorldBefore = world.layer === 'before';
    this.layers = isWorldBefore ? { behind: 0, before: 2 } : { behind: 1, before: 2 };
    const behind = [this.hero, scene.view];
    // A render group of its own, so that each texture sheet is one draw call. In one list Pixi would draw the second
    // sheet piece by piece.
    scene.view.enableRenderGroup();
    scene.view.addChild(this.held);
    this.view.addChild(...(isWorldBefore ? [...behind, this.world] : [this.world, ...behind]), this.moment);
  }

  layout(view: View): void {
    this.scene.layout(view);
    this.stage = view;
    this.seat();
  }

  show(shown: Shown, nowMs: number): void {
    this.scene.show(shown, nowMs);
    this.shown = shown;
    this.seat();
    // The first question is asked before there is a listener.
    if (this.state === 'waiting') this.hear('asked', nowMs);
  }

  react(event: Event, nowMs: number): void {
    if (isHeard(event)) {
      if (this.gameHero.reactsTo?.(event) ?? true) this.feel(event, nowMs);
      const voice = VOICE.get(event.type);
      if (voice) playSound(voice);
    }
    this.scene.react?.(event, nowMs);
  }

  tick(nowMs: number): void {
    this.scene.tick(nowMs);
    this.hero.tick(nowMs);
    this.hero.putInFist(this.held);
    this.held.tick(nowMs);
    this.moment.tick(nowMs);
    this.world.tick(nowMs);
  }

  isStill(nowMs: number): boolean {
    const isOver = this.moment.isStill(nowMs) && this.world.isStill(nowMs);
    return isOver && this.hero.isStill(nowMs) && (this.scene.isStill?.(nowMs) ?? false);
  }

  get movesNextMs(): number {
    return this.hero.movesNextMs;
  }

  visibleLayerName(): string | null {
    return this.scene.visibleLayerName?.() ?? null;
  }

  private seat(): void {
    if (this.stage === null) return;
    const spot = this.gameHero.getPlacement(this.stage, this.shown);
    this.hero.layout(spot, this.gameHero.getGazeTargets(this.stage, this.shown));
    const hands = spot && getHandsPosition(spot);
    if (hands?.x !== this.hands?.x || hands?.y !== this.hands?.y) this.hands = hands;
    this.view.setChildIndex(this.hero, this.layers[spot?.layer ?? 'behind']);
  }

  private feel(event: Event & Heard, nowMs: number): void {
    const cue = cueOf(event);
    if (cue !== undefined) this.hear(cue, nowMs, event.streak);
    if (isCorrect(event)) this.celebrate(event, nowMs);
    if (cue === this.worldCue) this.letWorldAnswer(nowMs);
  }

  private hear(cue: HeroCue, nowMs: number, streak?: number): void {
    this.state = 'playing';
    this.hero.handleCue(cue, nowMs, streak);
    this.held.lower();
    if (cue === 'asked' || cue === 'over') this.moment.clear();
    if (cue === 'asked') this.world.ask();
    if (cue === 'over' || cue === 'begun') this.world.clear();
  }

  private letWorldAnswer(nowMs: number): void {
    if (this.stage === null) return;
    const { question, answers } = this.gameHero.getGazeTargets(this.stage, this.shown);
    this.world.begin(this.stage, [question, ...answers], nowMs);
  }

  /** Starts at the given answer, or where the solution is shown. */
  private celebrate(event: RightAnswer<Event>, nowMs: number): void {
    if (this.stage === null) return;
    const { answers, explained } = this.gameHero.getGazeTargets(this.stage, this.shown);
    const number = this.gameHero.held?.(event);
    if (number !== undefined && this.hero.visible) this.held.raise(number, nowMs);
    const given = this.gameHero.given?.(event);
    if (given === null) return;
    this.moment.begin((given !== undefined && answers[given]) || explained, nowMs);
  }
}

/** Largest scale at which any view shows the hero: scene units per unit of its sheet. */
const LARGEST = 0.65;

interface Setup<Shown, Event> {
  readonly hero: GameHero<Shown, Event>;
  readonly world?: Celebration;
  readonly drawings: () => Readonly<Record<string, Drawing>>;
  /** Resolution relative to the screen, for drawings that grow later; 1 by default. */
  readonly sharper?: number;
  readonly Scene: new (atlas: Atlas, reducedMotion: boolean) => Scene<Shown, Event>;
}

/** Builds a scene with the player's hero, which reacts to right answers. */
export const withHero =
  <Shown, Event>({
    hero,
    world = NO_WORLD,
    drawings,
    sharper = 1,
    Scene,
  }: Setup<Shown, Event>): SceneBuilder<Shown, Event> =>
  async (reducedMotion, pixelsPerUnit, avatar = readOwnHero()) => {
    await fetchClothes(avatar);
    const heroAndWorld = {
      ...heroDrawings(avatar),
      ...BURST_DRAWINGS,
      ...celebrationDrawings(world),
      ...(hero.hat && { 'hero hat': hero.hat }),
    };
    const [own, shared] = await Promise.all([
      createAtlas({ ...drawings(), ...HELD_NUMBER_DRAWINGS }, pixelsPerUnit * sharper),
      createSmallAtlas(heroAndWorld, pixelsPerUnit * LARGEST),
    ]);
    const scene = new SceneWithHero(new Scene(own, reducedMotion), hero, { own, shared }, reducedMotion, world);
    return { scene, atlases: [own, shared] };
  };
