import { CHALLENGE_TURNS, challengeSeconds } from '../../../../machines/arithmetic-hero/rules';
import type { TimeSetting } from '../../../../machines/core/time-setting';

const turns = `${CHALLENGE_TURNS} sums`;

/** The text of the Hero Challenge, which depends on how much time the player has. */
export const challengeText = {
  hint: (time: TimeSetting) => {
    const seconds = challengeSeconds(time);
    return `${seconds === null ? turns : `${seconds} seconds`}: score all you can`;
  },
  sprint: (time: TimeSetting) => {
    const seconds = challengeSeconds(time);
    return seconds === null ? turns : `${seconds}-second sprint`;
  },
  title: (time: TimeSetting) => {
    const seconds = challengeSeconds(time);
    return seconds === null
      ? `Hero Challenge - ${CHALLENGE_TURNS} equations. Take as long as you like!`
      : `Hero Challenge - Solve as many equations as you can in ${seconds} seconds!`;
  },
  bullets: (time: TimeSetting): readonly string[] => {
    const seconds = challengeSeconds(time);
    return [
      seconds === null ? 'No time limit' : `${seconds} second time limit`,
      seconds === null ? 'Increasing difficulty as you go on' : 'Increasing difficulty as time passes',
      'Shield resets when depleted',
      'Look for special powerup equations',
    ];
  },
  begin: 'Begin Challenge',
} as const;
