/* Each check of translations finds the faults that it is for. */
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { findUntypedExports } from './checks/annotations';
import { findOtherTerms, findRareTerms } from './checks/glossary';
import { findEnglishLeft } from './checks/same';
import { findToneFaults } from './checks/tone';
import { findTypographyFaults } from './checks/typography';
import { compareValues, type Notation } from './checks/values';
import { disguise } from './disguise';
import { flatten } from './flatten';
import { pairCatalogues } from './pairs';
import { reviewPage } from './review-page';
import { findFaults } from './samples';

const ENGLISH: Notation = { group: ',', decimal: '.' };
const FRENCH: Notation = { group: '\u202f', decimal: ',' };
const HINDI: Notation = { group: ',', decimal: '.' };

const compare = (english: string, translated: string, notation = FRENCH): string | null =>
  compareValues(english, translated, [ENGLISH, notation]);

describe('Values', () => {
  it('are the same however a language writes numbers, and in whatever order', () => {
    expect(compare('1,234.5 of 12', 'sur 12 : 1\u202f234,5')).toBeNull();
    expect(compare('1,234,567 and 0.75', '12,34,567 और 0.75', HINDI)).toBeNull();
    expect(compare('$1.25 = 125 cents', '1,25 $ = 125 cents')).toBeNull();
    expect(compare('Zoqa has 3 × 4', '3 × 4 pour Zoqa')).toBeNull();
  });

  it('differ if a number, a sign or a name is missing, added or another one', () => {
    expect(compare('7 × 8 = 56', '7 × 8 = 65')).toBe('lacks 56, adds 65');
    expect(compare('7 × 8', '7 + 8')).toBe('lacks ×, adds +');
    expect(compare('Zoqa and Wexi', 'Zoqa et Zoqa')).toBe('lacks wexi, adds zoqa');
    expect(compare('12 of 12', '12')).toBe('lacks 12');
    expect(compare('1.5', '15')).toBe('lacks 1.5, adds 15');
  });

  it('may be figures for what English writes as a word', () => {
    expect(compare('Two groups', '2 groupes')).toBeNull();
    expect(compare('Twenty-five groups', '25 groupes')).toBeNull();
    expect(compare('Two groups', '3 groupes')).toBe('adds 3');
  });
});

describe('The terms of a glossary', () => {
  const glossary = [
    ['times table', 'table'],
    ['times', 'fois'],
    ['half', 'demi', 'moitié'],
    ["o'clock", 'heure'],
  ] as const;

  it('are found as words, also in the plural, the longest first', () => {
    expect(findOtherTerms('Times tables', 'Les tables', glossary)).toEqual([]);
    expect(findOtherTerms('Half an hour, 3 o’clock', 'Une demi-heure', glossary)).toEqual([]);
    expect(findOtherTerms('Half an hour', 'Une heure', glossary)).toEqual(['half']);
    expect(findOtherTerms('Halfway', 'À mi-chemin', glossary)).toEqual([]);
  });

  it('may be missing in some texts if they are everyday words, but not in many', () => {
    const right = { english: '3 times 4', translated: '3 fois 4' };
    const other = { english: '3 times 4', translated: '3 par 4' };
    const texts = (others: number) => Array.from({ length: 10 }, (_, index) => (index < others ? other : right));
    expect(findOtherTerms('3 times 4', '3 par 4', glossary)).toEqual([]);
    expect(findRareTerms(texts(2), glossary)).toEqual([]);
    expect(findRareTerms(texts(3), glossary)).toEqual(['times: otherwise in 3 of 10: "3 times 4" "3 par 4"']);
  });
});

describe('English that is left', () => {
  it('is a text that was not translated', () => {
    expect(findEnglishLeft('Play again', 'Play again', 'fr')).toEqual(['play', 'again']);
    expect(findEnglishLeft('Numeria', 'Numeria', 'fr')).toEqual([]);
    expect(findEnglishLeft('Score', 'Score', 'fr', ['Score'])).toEqual([]);
    expect(findEnglishLeft('7 × 8', '7 × 8', 'fr')).toEqual([]);
  });

  it('is any English word in another script', () => {
    expect(findEnglishLeft('Play again', 'फिर play करो', 'hi')).toEqual(['play']);
  });
});

describe('The tone', () => {
  it('is that for children in games, and that for adults on their pages', () => {
    expect(findToneFaults('games/x/text.ts', 'You win', 'Vous gagnez', 'fr')).toEqual(['a child is "Vous"']);
    expect(findToneFaults('games/x/text.ts', 'Choose', 'Choisissez', 'fr')).toEqual(['a child is "Choisissez"']);
    expect(findToneFaults('games/x/text.ts', 'At home', 'Assez, chez toi', 'fr')).toEqual([]);
    expect(findToneFaults('pages/teachers/text.ts', 'Your class', 'Ta classe et ton école', 'fr')).toEqual([
      'an adult is "ton"',
    ]);
    expect(findToneFaults('games/x/text.ts', 'You choose', 'Ustedes eligen', 'es')).toEqual(['a child is "Ustedes"']);
    expect(findToneFaults('games/x/text.ts', 'Your turn', 'आपकी बारी', 'hi')).toEqual(['a child is "आपकी"']);
  });

  it('has short sentences in games', () => {
    const long = Array.from({ length: 13 }, () => 'mot').join(' ');
    expect(findToneFaults('games/x/text.ts', 'Words', `${long}.`, 'fr')).toEqual(['a sentence of 13 words']);
    expect(findToneFaults('games/x/text.ts', 'Words', `Des mots. ${long.slice(4)}.`, 'fr')).toEqual([]);
  });
});

describe('Typography', () => {
  it('of French has its spaces, its apostrophe and its quotation marks', () => {
    expect(findTypographyFaults('C’est ça\u202f! Vrai\u202f? Oui\u00a0: «\u00a04 × ? = 8\u00a0».', 'fr')).toEqual([]);
    expect(findTypographyFaults("C'est ça!", 'fr')).toHaveLength(2);
    expect(findTypographyFaults('Oui : 3:45', 'fr')).toEqual(['no space before a colon']);
    expect(findTypographyFaults('«non»', 'fr')).toEqual(['no space inside « »']);
  });

  it('of Spanish opens what it closes', () => {
    expect(findTypographyFaults('¡Bien! ¿Cuánto es 4 × ? = 8?', 'es')).toEqual([]);
    expect(findTypographyFaults('Bien!', 'es')).toEqual(['no ¡ before an exclamation']);
    expect(findTypographyFaults('Cuánto es?', 'es')).toEqual(['no ¿ before a question']);
  });

  it('of Hindi ends sentences with a danda', () => {
    expect(findTypographyFaults('सही है। 3.5', 'hi')).toEqual([]);
    expect(findTypographyFaults('सही है.', 'hi')).toEqual(['a full stop instead of a danda']);
  });
});

describe('Types', () => {
  it('are needed at every export with functions or keys', () => {
    expect(
      findUntypedExports(
        [
          'export const one: typeof English.one = () => 1;',
          'export const two: Catalogue<typeof English.two> = { three: 3 };',
          "export const word = 'Word';",
          'export const three = { four: 4 };',
          'export const five: Other = () => 5;',
        ].join('\n'),
        ['one', 'two', 'three', 'five'],
      ),
    ).toEqual(['three', 'five']);
  });
});

describe('The pairs of two catalogues', () => {
  const english = {
    'a/text.ts': { text: { play: 'Play', of: () => 'of', list: ['a', 'b'] }, MORE: new Map([['x', 'X']]) },
  };

  it('have every text, function and list, and say what is missing', () => {
    const kinds = (translated: Record<string, unknown>, has = true) =>
      pairCatalogues(english, { 'a/text.ts': translated }, () => has).map(
        ({ keys, kind }) => `${keys.join('.')} ${kind}`,
      );
    expect(kinds(english['a/text.ts'])).toEqual([
      'text.play text',
      'text.of function',
      'text.list text',
      'MORE.x text',
    ]);
    expect(kinds({ text: { play: 'Jouer' } })).toEqual([
      'text.play text',
      'text.of missing',
      'text.list missing',
      'MORE.x missing',
    ]);
    expect(kinds(english['a/text.ts'], false).filter((one) => !one.endsWith('missing'))).toEqual([]);
  });
});

describe('The page for reviews', () => {
  it('has each text beside its translation, and says what is missing', () => {
    const english = { 'a/text.ts': { PLAY: 'Play <again>', STOP: 'Stop' } };
    const page = reviewPage({
      tag: 'fr',
      pairs: pairCatalogues(english, { 'a/text.ts': { PLAY: 'Rejouer' } }, () => true),
    });
    expect(page).toContain('<td><p lang="en">Play &lt;again></p></td><td><p lang="fr">Rejouer</p></td>');
    expect(page).toContain('2 texts, 1 missing');
    expect(page).toContain('<tr class="missing"><th scope="row">STOP</th>');
  });
});

describe('What is allowed', () => {
  it('is allowed by the start of its name only', () => {
    const sample = { name: 'a/text.ts text.play', path: 'a/text.ts', english: 'Play', translated: 'Play' };
    const faults = (allowed: Record<string, string>) => findFaults([sample], allowed, () => ['wrong']);
    expect(faults({ 'a/text.ts text': 'A reason.' })).toEqual([]);
    expect(faults({ 'b/text.ts': 'A reason.' })).toHaveLength(1);
  });
});

describe('Text in elements', () => {
  const element = createElement('p', null, 'Hello ', createElement('a', { href: '/home', title: 'Home' }, 'there'));

  it('is read in order, with its labels', () => {
    expect(flatten(element)).toBe('Hello Home there\n');
  });

  it('is disguised, and addresses are not', () => {
    const disguised = disguise(element);
    expect(flatten(disguised)).toBe('Héélløø Høøméé thééréé\n');
    expect(JSON.stringify(disguised.props)).toContain('"/home"');
  });

  it('is disguised once', () => {
    expect(disguise(disguise('Hello'))).toBe('Héélløø');
  });
});
