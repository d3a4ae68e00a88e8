import type { TimeSetting } from '../../../machines/core/time-setting';

export const settings = 'Settings: ';
export const timeNames: Readonly<Record<TimeSetting, string>> = {
  normal: 'Normal time',
  longer: 'Longer time',
  none: 'No time limit',
};
export const time = 'Time';
export const timeChoices: Readonly<Record<TimeSetting, string>> = { normal: 'normal', longer: 'longer', none: 'none' };
export const noClock = 'no clock';

export const gameMode = 'Game mode';
export const difficulty = 'Difficulty';
export const money = 'Money';
export const questions = 'Questions';

export const bestScore = 'Best score';
export const bestStreak = 'Best streak';

/** Instructions that begin like this are about keys. They are hidden on touch screens. */
export const KEY_HINT = /^Keys /;
export const listenerKeys = 'Press R to have the question announced again, and F for your score.';
