/* Lets the difficulty of a round follow the child whose memory picks its questions. */
import { climb, type Ladder } from '../learning/ladder';
import { deriveSeed, getRoute, type Mix } from '../learning/mix';
import { findBroaderSkill, type Skill } from '../learning/skills';
import type { RoundUpdate } from './events';
import type { Ease, QuestionRound, QuestionRules, QuestionSettings } from './question-rules';
import { seededRandom } from './random';

/** Draws a question from a seed. */
type Draw<Round, Event> = (seed: number) => RoundUpdate<Round, Event>;

/** The questions of one rung. */
interface Rung<Settings> {
  readonly settings: Settings;
  readonly ease: Ease;
}

const GUIDANCE = {
  /** Questions of each difficulty that are drawn to find out which skills a game asks. */
  draws: 6,
  /** A game is new to a child who has been asked less than this part of its skills. */
  newBelow: 0.5,
  /** A question that suits the child is found long before, so this only ends a mistake in the rules of a game. */
  maxDraws: 500,
} as const;

/** The skill that a finer one is part of, because a child is not new to a game that has asked another part of it. */
const broadSkill = (skill: Skill): Skill => findBroaderSkill(skill) ?? skill;

/** Functions that guide the rounds of these rules. */
export function createGuidance<Settings extends QuestionSettings, Round extends QuestionRound, Answer, Event>({
  guidance,
  getRoundKind,
  getPractisedSkill,
  newRound,
}: QuestionRules<Settings, Round, Answer, Event>) {
  const difficultiesOf = (settings: Settings): readonly Settings[] => guidance?.difficulties(settings) ?? [];

  /** The gentle questions, and then each difficulty. */
  const rungsOf = (settings: Settings): readonly Rung<Settings>[] => {
    const rungs = difficultiesOf(settings).map(
      (one, index): Rung<Settings> => ({
        settings: one,
        ease: index === 0 ? 'easy' : 'usual',
      }),
    );
    const [easiest] = rungs;
    return easiest === undefined ? [] : [{ ...easiest, ease: 'gentle' }, ...rungs];
  };

  /** Whether the child has been asked next to nothing of what this game asks. */
  function isNewTo({ plan: { memory } }: Mix, seed: number, settings: Settings): boolean {
    const random = seededRandom(seed, 'skills');
    const drawn = difficultiesOf(settings).flatMap((one) =>
      Array.from({ length: GUIDANCE.draws }, () => getPractisedSkill(newRound(deriveSeed(random), one).round)?.skill),
    );
    const skills = new Set(drawn.flatMap((skill) => (skill === undefined ? [] : broadSkill(skill))));
    const met = new Set(Object.keys(memory.traces).map(broadSkill));
    return [...skills].filter((skill) => met.has(skill)).length < GUIDANCE.newBelow * skills.size;
  }

  /** The rungs of a round; null if it stays with the questions that somebody has chosen. */
  function ladderFor(mix: Mix, seed: number, settings: Settings): Ladder | null {
    const difficulties = difficultiesOf(settings);
    const difficulty = difficulties.findIndex((one) => getRoundKind(one) === getRoundKind(settings));
    if (mix.guide === undefined || mix.only !== null || difficulty < 0) return null;
    const gentle = 1;
    if (difficulty > 0)
      return mix.guide === 'found' ? { from: difficulty + gentle, top: difficulty + gentle, gentle } : null;
    // Nobody else can repeat the first round of a game, so it cannot be sent to a friend.
    return mix.again === null && isNewTo(mix, seed, settings)
      ? { from: 0, top: difficulties.length, gentle }
      : { from: gentle, top: gentle, gentle };
  }

  /** The mix of a round that is about to begin. */
  function guideMix(mix: Mix | null, seed: number, settings: Settings): Mix | null {
    const ladder = mix && ladderFor(mix, seed, settings);
    return mix === null || ladder === null ? mix : { ...mix, ladder };
  }

  /** Draws the next question from seeds, at its place on the ladder. `drawAt` draws one with the given settings. */
  function guide(
    mix: Mix | null,
    settings: Settings,
    drawAt: (settings: Settings) => Draw<Round, Event>,
  ): Draw<Round, Event> {
    if (mix?.ladder === undefined) return drawAt(settings);
    const rung = rungsOf(settings)[climb(mix.ladder, getRoute(mix)).at(-1) ?? 0];
    const suits = guidance?.suits;
    if (rung === undefined || suits === undefined) return drawAt(settings);
    const draw = drawAt(rung.settings);
    return (seed) => {
      const random = seededRandom(seed, 'suitable');
      let update = draw(seed);
      for (let draws = 0; !suits(update.round, rung.ease) && draws < GUIDANCE.maxDraws; draws++)
        update = draw(deriveSeed(random));
      return update;
    };
  }

  return { guideMix, guide };
}
