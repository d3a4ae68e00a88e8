/* A short round ends after its last question, in every game that a voyage may lead to. */
import { expect, it } from 'vitest';
import { NO_MEMORY } from '../../machines/learning/memory';
import { newMix } from '../../machines/learning/mix';
import { GAMES } from '../../src/catalogue';
import { QUESTION_GAMES } from '../helpers/question-game';
import { indicesUpTo } from '../helpers/seeds';

const QUESTIONS = 10;
/** Some games show the end of a round before its result. */
const CLOSES_MS = 5000;

const MODES = QUESTION_GAMES.flatMap(({ id, game }) => {
  const manifest = GAMES.find((one) => one.id === id);
  const modes = manifest?.settings['mode'] ?? [];
  return manifest === undefined || manifest.hasEndlessRounds
    ? []
    : (modes.length > 0 ? modes : [null]).map((mode) => ({ id, game, mode }));
});

it.each(MODES)('$id ends a short round without a clock (mode: $mode)', ({ game, mode }) => {
  const settings = { time: 'none', startsAtOnce: false, ...(mode !== null && { mode }) };
  const played = game.play(settings);
  played.send({ type: 'START', seed: 7, mix: newMix(NO_MEMORY), questions: QUESTIONS });
  for (const index of indicesUpTo(QUESTIONS)) {
    expect([index, played.state()]).not.toEqual([index, game.states.result]);
    game.ready?.(played);
    // One mistake, because some games have lives.
    if (index === 1 && game.repeats === undefined) played.fail();
    else played.solve();
    played.goOn();
  }
  played.advance(CLOSES_MS);
  expect(played.state()).toBe(game.states.result);
});
