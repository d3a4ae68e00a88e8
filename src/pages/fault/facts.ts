/*
 * What a report says about the page. It consists only of known words and numbers, so it cannot contain anything that is
 * stored, typed or part of the address (tests/screens/fault-privacy.test.tsx).
 */
import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { GAMES } from '../../catalogue';
import type { Game } from '../../catalogue/define-game';
import { settingsStore } from '../../device/settings';
import { withoutLanguage } from '../../locale/address';
import { LOCALE } from '../../locale/locale';
import { formatNotation, readNotation } from '../../notation/choices';
import { currentRoundStore } from '../../play/round/current-round';
import { getRoundParameters } from '../../play/round/round';
import { getTopicPath, TOPICS } from '../../topics/topics';
import { PAGE_TEXT } from '../listing-text';
import { locateError } from './locate-error';
import { text } from './text';

const PATHS: ReadonlySet<string> = new Set([
  ...Object.keys(PAGE_TEXT),
  ...GAMES.map(({ path }) => path),
  ...TOPICS.map(getTopicPath),
]);

/** Parameters that change what a page does. Only their names are reported, because a value can be anything. */
const REPORTED_PARAMETERS = 'speed calm mute mix facts notation tab players storm beside voyage week first'.split(' ');

type LineName = keyof typeof text.lines;
export type Facts = Partial<Record<LineName, string>>;

const findPath = (): string | null => {
  const path = withoutLanguage(location.pathname)
    .toLowerCase()
    .replace(/(.)\/+$/, '$1');
  return PATHS.has(path) ? path : null;
};

/** The settings in effect that are not the default, with their names in src/device/settings.ts. */
function describeSettings(): string {
  const settings = settingsStore.read();
  const { fallback } = settingsStore.format;
  const known = { ...settings, notation: formatNotation(readNotation(settings.notation)) };
  const defaults = new Map<string, unknown>(Object.entries(fallback));
  return Object.entries(known)
    .filter(([name, value]) => value !== undefined && defaults.get(name) !== value)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');
}

interface RoundContext {
  readonly seed: number;
  readonly settings: object;
  readonly mix?: unknown;
  readonly tally?: { readonly answers: number };
  readonly round?: { readonly given?: unknown };
}

/** The settings whose values the game defines, and the seed. */
function describeParameters(game: Game, { settings, seed }: RoundContext): string {
  const known = new Map<string, readonly string[]>(Object.entries(game.settings))
    .set('time', TIME_SETTINGS)
    .set('answers', ['choice']);
  const parameters = Object.entries(getRoundParameters(game, settings, seed));
  return parameters
    .filter(([name, value]) => name === 'seed' || known.get(name)?.includes(String(value)) === true)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

function describeRound(path: string | null): Facts {
  const current = currentRoundStore.read();
  if (current === null || current.game.path !== path) return {};
  const context: RoundContext = current.actor.getSnapshot().context;
  const parameters = `${path}?start&${describeParameters(current.game, context)}`;
  const { tally, round } = context;
  const isMixed = context.mix !== null && context.mix !== undefined;
  return {
    round: isMixed ? `${parameters} (${text.mixed})` : parameters,
    // While an answer is shown, its question has already been counted.
    ...(tally && { question: String(Math.max(1, tally.answers + (round?.given ? 0 : 1))) }),
  };
}

/** What a report says about this page, its round and this browser. `error` is what crashed the page. */
export function describePage(error: Error | null): Facts {
  const path = findPath();
  const parameters = new URLSearchParams(location.search);
  const { state = '', canvas = '' } = document.querySelector<HTMLElement>('main[data-game]')?.dataset ?? {};
  const facts: Facts = {
    page: path ?? text.otherPage,
    version: document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? '',
    language: LOCALE.tag,
    ...describeRound(path),
    state: [state, canvas && `canvas=${canvas}`].filter(Boolean).join(', '),
    address: REPORTED_PARAMETERS.filter((name) => parameters.has(name)).join(', '),
    settings: describeSettings(),
    window: `${innerWidth} x ${innerHeight} (${devicePixelRatio}x)`,
    browser: navigator.userAgent,
    error: error === null ? '' : locateError(error),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''));
}

/** The whole report: what the person has written, then a line for each fact. */
export function formatReport(message: string, facts: Facts): string {
  const names = new Map<string, string>(Object.entries(text.lines));
  const lines = Object.entries(facts).map(([name, value]) => text.line(names.get(name) ?? name, value));
  return [message.trim(), lines.join('\n')].filter(Boolean).join('\n\n');
}
