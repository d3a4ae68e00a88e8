import * as v from 'valibot';
import budgets from './budgets.json' with { type: 'json' };
import { GAMES } from './games.ts';
import type { Limits } from './report.ts';

const BUDGETS = v.parse(v.record(v.string(), v.record(v.string(), v.number())), budgets);

/** The limits of the site, or of a game by its id. */
export const limitsOf = (place: string): Limits => GAMES.find(({ id }) => id === place)?.limits ?? BUDGETS[place] ?? {};
