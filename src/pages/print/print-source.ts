/* Where the questions of a worksheet come from: a round of a game, or facts that a child should practise. */
import type { Operation } from '../../../machines/core/arithmetic';
import { WORD_PAIR_COUNT } from '../../../machines/core/seed-words';
import type { Memory } from '../../../machines/learning/memory';
import { findFact, type Skill } from '../../../machines/learning/skills';
import { GAMES } from '../../catalogue';
import type { Game } from '../../catalogue/define-game';
import { findFactRounds } from '../../catalogue/fact-rounds';
import { randomSeed, readUrlOptions } from '../../device/url-options';
import { formatSettings } from '../../play/menu/setting-labels';
import type { Paper, PaperQuestion, PaperRoom, PaperSettings } from '../../play/paper/paper';
import { seedName } from '../../ui/seed-name';
import { pickNextFacts } from '../facts/next-facts';
import { FACT_TABLES } from '../facts/tables';
import { text } from './text';
import { questionsOf, questionsOfFacts, VERSIONS, type Version } from './worksheet';

export type Source =
  | { readonly kind: 'game'; readonly game: Game; readonly settings: PaperSettings }
  /** `skills`: the facts of a printed sheet; null for those that the child should practise now. */
  | { readonly kind: 'facts'; readonly operation: Operation; readonly skills: readonly Skill[] | null };

/** What is printed. */
export interface Material {
  readonly title: string;
  readonly room: PaperRoom;
  readonly questions: readonly PaperQuestion[];
  /** The words or the number of the seed. */
  readonly seedText: string;
  /** The query parameters that print the same questions again. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The address that opens the questions on a screen, and what it opens. */
  readonly address: string;
  readonly onScreen: string;
}

export const OPERATIONS = ['×', '÷', '+', '−'] as const satisfies readonly Operation[];

/** The number of facts that a worksheet practises. */
const FACTS = 12;

/** A seed that can be read out as two words. */
export const newSeed = (): number => randomSeed() % WORD_PAIR_COUNT;

/** The settings that change the questions, which the time and the kind of answers do not, without those that are fixed. */
export const paperSettingsOf = (
  { settings }: Game,
  fixed: PaperSettings = {},
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => name !== 'answers' && !Object.hasOwn(fixed, name)));

const DEFAULT_COUNT = 20;

/** What a link asks for. */
interface PrintLink {
  readonly source: Source;
  readonly seed: number;
  readonly count: number;
  /** The sheet to mark; null to print. */
  readonly marked: Version | null;
}

/** Reads `game` and its settings, or `facts` with an operation, and the seed, the number of questions and the sheet. */
export function readPrintLink(search: string): PrintLink {
  const parameters = new URLSearchParams(search);
  const count = Number(parameters.get('count'));
  return {
    source: readSource(parameters),
    seed: readUrlOptions(search).seed ?? newSeed(),
    count: Number.isInteger(count) && count > 0 ? count : DEFAULT_COUNT,
    marked: VERSIONS.find((version) => version === parameters.get('mark')) ?? null,
  };
}

function readSource(parameters: URLSearchParams): Source {
  const operation = OPERATIONS.find((one) => one === parameters.get('facts'));
  if (operation !== undefined) {
    const skills = parameters.get('skills')?.split(' ') ?? [];
    const areKnown = skills.length > 0 && skills.every((skill) => findFact(skill)?.operation === operation);
    return { kind: 'facts', operation, skills: areKnown ? skills : null };
  }
  const game = GAMES.find(({ id }) => id === parameters.get('game')) ?? GAMES[0]!;
  const settings = Object.entries(paperSettingsOf(game)).flatMap(([name, values]) => {
    const value = parameters.get(name);
    return value !== null && values.includes(value) ? [[name, value]] : [];
  });
  return { kind: 'game', game, settings: Object.fromEntries(settings) };
}

/** How many questions, and which ones. */
interface Amount {
  readonly seed: number;
  readonly count: number;
}

export function createGameMaterial(
  { game, settings: chosen }: Extract<Source, { kind: 'game' }>,
  paper: Paper,
  { seed, count }: Amount,
): Material {
  const offered = paperSettingsOf(game, paper.fixed);
  const settings = Object.fromEntries(Object.entries(chosen).filter(([name]) => Object.hasOwn(offered, name)));
  const parameters = { ...settings, ...paper.fixed, seed: String(seed) };
  const inRound = Math.min(count, paper.perSeed ?? game.questions ?? count);
  const about = formatSettings(settings);
  return {
    title: about === '' ? game.title : text.worksheet(game.title, about),
    room: paper.room,
    questions: questionsOf(paper, seed, settings, count),
    seedText: seedName(seed),
    parameters: { ...parameters, game: game.id, count: String(count) },
    address: `${game.path}?${new URLSearchParams(parameters)}`,
    onScreen: inRound === count ? text.sheet.onScreen : text.sheet.firstOnScreen(inRound),
  };
}

/** Facts that the child on this device should practise next, or these. Null if it knows them all. */
export function createFactMaterial(
  { operation, skills: printed }: Extract<Source, { kind: 'facts' }>,
  memory: Memory,
  day: number,
  { seed, count }: Amount,
): Material | null {
  const skills = printed ?? pickNextFacts(memory, FACT_TABLES[operation], day, FACTS).map(({ skill }) => skill);
  const [round] = findFactRounds(operation, skills);
  if (round === undefined) return null;
  return {
    title: text.practise(operation),
    room: 'sum',
    questions: questionsOfFacts(skills, seed, count),
    seedText: seedName(seed),
    parameters: { facts: operation, skills: skills.join(' '), seed: String(seed), count: String(count) },
    address: round.address,
    onScreen: text.sheet.factsOnScreen,
  };
}
