/* What a game needs to be printed as a worksheet: `src/games/<id>/paper.tsx` exports it as `paper`. */
import type { ReactNode } from 'react';
import type { Random } from '../../../machines/core/random';
import type { Skill } from '../../../machines/learning/skills';

/** One question as it is printed. */
export interface PaperQuestion {
  /** What a child reads. A sum ends with "=", so that the answer can be written behind it. */
  readonly asked: string;
  /** Drawn below the question, in black on white. It says nothing that gives the answer away. */
  readonly picture?: ReactNode;
  /** Answers to circle. Without them, the child writes the answer. */
  readonly choices?: readonly string[];
  /** As it is printed in the key. */
  readonly answer: string;
  /** Wrong answers that a child might give, the likeliest first. The right one can be among them. */
  readonly wrong?: (random: Random) => readonly string[];
  /** Why the answer is right, and what went wrong if a typical mistake leads to the given one. */
  readonly explain?: (given: string) => string;
  /** What the answer says about a child's memory; absent if nothing. */
  readonly skill?: Skill;
}

/** The values of a game's settings, as in a link. */
export type PaperSettings = Readonly<Record<string, string>>;

/** How much room a question takes: one of three columns, or half the width with one line, a picture or a puzzle. */
export type PaperRoom = 'sum' | 'sentence' | 'picture' | 'puzzle';

export interface Paper {
  readonly room: PaperRoom;
  /** Settings that a sheet cannot choose, with the values that ask the same questions on a screen. */
  readonly fixed?: PaperSettings;
  /** The number of questions that a seed has, if there is a limit. */
  readonly perSeed?: number;
  /** Question `number` (from 0) of the round with this seed and these settings, as the game asks it. */
  readonly questionAt: (seed: number, settings: PaperSettings, number: number) => PaperQuestion;
}

/** The value of a setting, or its default if it is missing or unknown. The first value is the default. */
export const settingOf = <const Value extends string>(
  settings: PaperSettings,
  name: string,
  values: readonly [Value, ...Value[]],
): Value => values.find((value) => value === settings[name]) ?? values[0];
