import { createActor } from 'xstate';
import { GameClock } from '../../../../machines/core/clock';
import type { AnswerMethod } from '../../../../machines/learning/practised-skill';
import { tablesCheckMachine } from '../../../../machines/tables-check/machine';
import { RULES, type Settings } from '../../../../machines/tables-check/rules';
import { machineHarness } from '../../../helpers/game-harness';

export const STANDARD_SETTINGS: Settings = {
  alert: 'off',
  colours: 'own',
  letters: 'regular',
  helper: 'off',
  next: 'off',
  aloud: 'off',
  pad: 'on',
  reader: 'off',
  scan: 'off',
  speech: 'off',
  time: 'normal',
};

interface Options extends Partial<Settings> {
  readonly seed?: number;
  readonly startsAtOnce?: boolean;
}

/** A check on its own clock, by default at the start of its warm-up. */
export function check({ seed = 1, startsAtOnce = true, ...settings }: Options = {}) {
  const clock = new GameClock();
  const input = { seed, settings: { ...STANDARD_SETTINGS, ...settings }, startsAtOnce, clock };
  const harness = machineHarness(clock, createActor(tablesCheckMachine, { input, clock }));
  const { send, context } = harness;
  const round = () => context().round;
  const type = (text: string, way: AnswerMethod = 'typed') => send({ type: 'TYPE', text, way });
  const give = () => send({ type: 'GIVE' });
  /** Types an answer and submits it. */
  const answer = (text: string) => {
    type(text);
    give();
  };
  const right = () => String(round().question.answer);
  const toQuestion = () => clock.advance(RULES.gapMs);
  return {
    ...harness,
    round,
    type,
    give,
    answer,
    right,
    toQuestion,
    /** Goes to the first question in the check. */
    toCheck: () => {
      send({ type: 'SKIP_WARM_UP' });
      toQuestion();
    },
  };
}

export type Check = ReturnType<typeof check>;
