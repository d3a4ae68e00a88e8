/* Every game by ear alone: from what live regions said, and roles and names. */
import { GAMES } from '../../scripts/games.ts';
import { type Listener } from '../helpers/listener';
import { BOT_GAMES } from './helpers/bot-games';
import type { VisiblePage } from './helpers/bot-sight';
import { type Answerer, answerWith, EarPlayer } from './helpers/ear';
import { expect, test } from './helpers/test';

interface ListenerModule {
  readonly listener: Listener;
}

const listenerOf = async (id: string): Promise<Listener> => {
  const { listener }: ListenerModule = await import(`../games/${id}/listener.ts`);
  return listener;
};

/** Questions that a listener cannot answer with one key or one number, because they are boards. */
const BOARDS: Readonly<Record<string, Answerer>> = {
  'times-tables': (spoken, verdict) => {
    const answer = answerOf('times-tables', { question: spoken, state: 'idle' }, verdict);
    if (answer.kind !== 'typed') throw new Error('The tables are typed.');
    return { kind: 'typed', keys: answer.text.split(',').flatMap((factor) => [factor, 'Enter']) };
  },
  'target-takedown': (spoken, verdict) => {
    const [asked = '', tiles = ''] = spoken.replaceAll(/Row \d+:?/g, '').split(/\. (.*)/s);
    const numbers = tiles.match(/\d+/g) ?? [];
    const choices = numbers.map((text) => ({ text, isOpen: true }));
    const answer = answerOf('target-takedown', { question: asked, choices }, verdict);
    if (answer.kind !== 'chosen') throw new Error('The tiles are chosen.');
    return { kind: 'named', names: answer.indices.map((index) => numbers[index] ?? '') };
  },
};

function answerOf(id: string, heard: Partial<VisiblePage>, verdict: 'right' | 'wrong') {
  const bot = BOT_GAMES.find((game) => game.id === id);
  if (bot === undefined) throw new Error(`No bot for ${id}`);
  const nothing = {
    state: '',
    question: '',
    outline: null,
    choices: [],
    nextButton: null,
    hasCheck: false,
    streak: null,
  };
  return bot.answer({ ...nothing, ...heard }, verdict);
}

/** What only a question has. A verdict also contains sums. */
const QUESTION = /\?|Choices|^(?:Make|Rows|Simplify|Write) /;

/** Answers after which a round without an end, or a long one, is ended by its player. */
const MAX_ANSWERS = 6;

async function playByEar(player: EarPlayer, id: string, time: 'none' | 'normal', maxAnswers: number) {
  const listener = await listenerOf(id);
  const isQuestion = (sentence: string): boolean => {
    if (!QUESTION.test(sentence)) return false;
    try {
      return listener.answer(sentence) !== null && listener.answer(sentence) !== 'null';
    } catch {
      return false;
    }
  };
  await player.open(`/${id}?start&seed=7&mute&calm&time=${time}&speed=${player.pace}`);
  return player.play(BOARDS[id] ?? answerWith(listener), isQuestion, maxAnswers);
}

/** The games that this listener knows how to answer in a browser. The transcripts in tests/screens cover all of them. */
const PLAYED = new Set(['mental-maths', 'money-counter', 'algebra-adventure', 'target-takedown', 'fraction-basics']);

for (const { id } of GAMES.filter((game) => PLAYED.has(game.id))) {
  test(`${id} can be played to its result by ear, without a time limit`, async ({ page }) => {
    const player = new EarPlayer(page, 8);
    const { first, result, given } = await playByEar(player, id, 'none', MAX_ANSWERS);
    expect(first).toMatch(/^[A-Z].*Press R to hear the question again, F for your score\.$/);
    const right = given.filter((verdict) => verdict === 'right').length;
    if (id !== 'times-tables') expect(result).toMatch(new RegExp(`^The round is over: ${right} `));
  });
}
