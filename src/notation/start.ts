import './digits.css';
import { settingsStore } from '../device/settings';
import { notationStore } from '../ui/notation';
import { once } from '../ui/once';
import { type NotationChoices, readNotation } from './choices';
import { PageWriter } from './page-writer';
import { readTyped } from './read';
import { getSigns } from './signs';
import { ambiguousNumber } from './text';
import { createWriter, isolateSums, write24Hours } from './write';

const FIRST_DAYS = { monday: 0, saturday: 5, sunday: 6 } as const;

/**
 * Whether times on this page can be written on either clock. A game says so with `data-any-clock`, because elsewhere AM and PM
 * can be what a question asks.
 */
function isAnyClock(): boolean {
  const marks = [...document.querySelectorAll<HTMLElement>('[data-any-clock]')];
  return marks.length > 0 && marks.every(({ dataset }) => dataset['anyClock'] === 'true');
}

function toPageNotation(choices: NotationChoices, isRightToLeft: boolean) {
  const signs = getSigns(choices);
  const write = createWriter(signs);
  const inHours = (text: string) => (choices.hours === '24h' && isAnyClock() ? write24Hours(text) : text);
  const hasToIsolate = isRightToLeft || choices.digits === 'arabic';
  return {
    writePage: (text: string) => {
      const written = write(inHours(text));
      return hasToIsolate ? isolateSums(written, isRightToLeft) : written;
    },
    write,
    digits: signs.digits,
    decimal: signs.decimal,
    characters: signs.digits + signs.decimal + signs.group + signs.times + signs.division,
    firstDay: FIRST_DAYS[choices.firstDay],
    read: (typed: string) => {
      const reading = readTyped(typed, signs);
      return reading.kind === 'text'
        ? { text: reading.text }
        : { text: typed, problem: ambiguousNumber(reading.typed, reading.whole) };
    },
  };
}

/** Writes all numbers of the page in the notation of the device, and in that of its link while there is one. */
export const startNotation = once(() => {
  const page = new PageWriter();
  const isRightToLeft = document.documentElement.dir === 'rtl';
  let words: string | null = null;
  const follow = () => {
    const { notation } = settingsStore.read();
    if (notation === words) return;
    words = notation;
    const { writePage, ...shown } = toPageNotation(readNotation(words), isRightToLeft);
    notationStore.set(shown);
    page.start(writePage);
  };
  settingsStore.subscribe(follow);
  follow();
  return page;
});
