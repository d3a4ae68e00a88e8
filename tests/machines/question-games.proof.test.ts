/* Random walks through every question game check the rules that all of them share and the rules of each one. */
import * as fc from 'fast-check';
import { describe } from 'vitest';
import { type PlayedGame, QUESTION_GAMES } from '../helpers/question-game';
import { itKeepsInvariantsOnRandomWalks, sessionInvariants, sessionSteps, waitSteps } from '../helpers/random-walk';

/** The longest wait. It exceeds any round with normal time and any sequence of feedback. */
const MAX_WAIT_MS = 70_000;

describe.each(QUESTION_GAMES)('$id', ({ game: rules }) => {
  const { settings } = rules;
  const { waitsMs, maxSteps, steps = [] } = rules.walk;
  const { menu, asking, right, wrong, result, lead, others = [] } = rules.states;
  const shown = [...(right === null ? [] : [right]), wrong, ...others];
  const playing = [asking, ...shown, ...(lead === undefined ? [] : [lead])];
  const kind = rules.getRoundKind(rules.play({}).context().settings);

  const rulesOf = (game: PlayedGame) => {
    const state = game.state();
    return {
      ...sessionInvariants(game, {
        menu,
        playing: playing.join('|').replaceAll('.', String.raw`\.`),
        result,
        ...(rules.walk.limits?.(game) ?? rules.limits),
        getRoundKind: (chosen) => rules.getRoundKind(chosen),
      }),
      given: !playing.includes(state) || (game.round().given !== null) === shown.includes(state),
      ...rules.walk.rules?.(game),
    };
  };

  itKeepsInvariantsOnRandomWalks<object, PlayedGame>({
    options: fc.record({ ...settings, seed: fc.nat(1_000_000), startsAtOnce: fc.boolean() }),
    open: (options) => rules.play(options),
    steps: [
      ...waitSteps(6, rules.isTimed ? MAX_WAIT_MS : 3000, ...waitsMs),
      ...sessionSteps<object>(fc.record(settings, { requiredKeys: [] }), kind),
      ...steps,
    ],
    ...(maxSteps === undefined ? {} : { maxSteps }),
    rules: rulesOf,
    back: [
      [(game) => game.send({ type: 'RESET', seed: 5 }), lead ?? asking],
      [(game) => game.send({ type: 'END_ROUND' }), result],
      [(game) => game.send({ type: 'BACK_TO_MENU' }), menu],
    ],
  });
});
