/* The law that names are the words of the field: docs/style.md lists them, with what they are in place of. */
import { namesIn } from './source';

/** Names that stand for something that has another word, each with that word. */
const OTHER_WORDS: readonly (readonly [name: RegExp, word: string])[] = [
  [/^most(?:[A-Z]|$)|(?:^|_)MOST(?:_|$)/, 'max'],
  [/^least(?:[A-Z]|$)|(?:^|_)LEAST(?:_|$)|^atLeast$/, 'min'],
  [/^(?:is|prefers?)Calm/, 'reducedMotion'],
  [/^shareOf$/, 'progressOf'],
  [/[hH]appened|[hH]appenings?$/, 'event'],
  [/^(?:practi[cs]e(?:After|In)|toPractise|worthPractising)$/, 'practiceTopic'],
  [/^tell(?:Answer|News)$/, 'toast'],
  [/[nN]oughts?/, 'zeros'],
  [/^strangersIn$|^MENDED$/, 'what it is'],
  [/^(?:GameOver|Completed|RaceDone)$/, 'Result'],
  [/^(?:is|has|use|on|as)(?:On)?Picture$|^PictureEvent$/, 'canvas'],
  [/^[pP]laces?$|Places?$|^PLACES?$/, 'index, position, area or scene'],
  [/^kept$|Kept$|^Kept|^KEPT|^[kK]eep(?:ing|er)$/, 'stored'],
  [/^WORDS$|(?<!In|answer)Words$/, 'text'],
  [/[tT]roubles?(?:$|[A-Z])/, 'error'],
  [/^Letter(?:$|[A-Z])|(?:send|open)Letter|^takeArrival/, 'e-mail, message or callback'],
  [/^(?:tell|told|isTold|Told|toldOf)$|^tell[A-Z]/, 'toast, report or notify'],
  [/(?<!can|press|open)Shares?$|^shares$/, 'progress or ratio'],
  [/^is(?:Right|Wrong)$|^count(?:Right|Wrong)$/, 'isCorrect, isIncorrect'],
];

/** Names of mathematics and of grammar, which are no bounds. */
const ALLOWED = new Set(['leastCommonMultiple', 'mostFrequent', 'mostUrgent']);

/** The names in a file that have another word, each with it. */
export const wrongWordsIn = (path: string, source: string): readonly string[] =>
  [...new Set(namesIn(path, source))].flatMap((name) => {
    const word = ALLOWED.has(name) ? undefined : OTHER_WORDS.find(([pattern]) => pattern.test(name))?.[1];
    return word === undefined ? [] : [`${path} says ${name}: ${word}`];
  });
