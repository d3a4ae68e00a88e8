import { describe, expect, it } from 'vitest';
import { idOf } from '../../src/videos/catalogue';
import { HUBS, loadCatalogue } from '../../src/videos/hubs';
import { type Findings, piecesOf, searchIn, wordOf } from '../../src/videos/search';

const hubs = await Promise.all(HUBS.map(({ id }) => loadCatalogue(id)));
const everywhere = searchIn(hubs);
const inHub = new Map(hubs.map((hub) => [hub.id, searchIn([hub])]));

const titles = ({ found }: Findings): readonly string[] => found.map(({ entry }) => entry.title);

/** What is typed, in which hub, what has to stand first, and how much is found: by words that are there. */
const FOUND: readonly (readonly [typed: string, hub: string, first: string, count: number])[] = [
  ['proof', 'alevels', 'Methods of Proof (A-Level Maths)', 5],
  ['chain rule', 'alevels', 'Differentiation: Introducing the Chain Rule', 1],
  ['CHAIN RULE', 'alevels', 'Differentiation: Introducing the Chain Rule', 1],
  ['  chain   rule  ', 'alevels', 'Differentiation: Introducing the Chain Rule', 1],
  ['rule chain', 'alevels', 'Differentiation: Introducing the Chain Rule', 1],
  ['radian', 'alevels', 'Trigonometry: Introducing Radians', 2],
  ['radians', 'alevels', 'Trigonometry: Introducing Radians', 2],
  ['bicen', 'alevels', 'Radians in 18 minutes', 3],
  ['TLMaths log', 'alevels', 'Logarithms: Introducing Logarithms', 1],
  ['moments', 'alevels', 'Edexcel Mechanics Year 2 - Chapter 4 Moments', 1],
  ['projectile', 'alevels', 'Edexcel Mechanics Year 2 - Chapter 6 Projectiles', 1],
  ['pure year 2 chapter 6', 'alevels', 'Edexcel Pure Maths Year 2 - Chapter 6 Trigonometric Functions', 1],
  ['SOHCAHTOA', 'gcse', 'GCSE Maths - Trigonometry (SOHCAHTOA)', 2],
  ['corbettmaths ratio', 'gcse', 'Ratio: sharing the total', 1],
  ['pie', 'gcse', 'Graphs: pie charts (draw)', 1],
  ['simultaneous', 'gcse', 'Simultaneous equations (elimination)', 1],
  ['percentage', 'gcse', 'Finding a Percentage of an Amount', 1],
  ['complex', 'ib', 'Complex Numbers', 4],
  ['eddie woo', 'ib', 'Complex Numbers', 3],
  ['AI SL inverse', 'ib', 'Inverse Functions (IB Math AI SL)', 2],
  ['khan', 'us', 'Geometry (all content)', 5],
  ['leonard', 'us', 'Precalculus - College Algebra/Trigonometry', 2],
  ['wootube', 'australian', 'Wootube: lessons by topic and year', 1],
  ['networks', 'australian', 'Seven Bridges of Konigsberg (networks)', 1],
  ['mcv4u', 'canadian', 'Grade 12 Calculus & Vectors (MCV4U)', 1],
  ['one shot triangles', 'cbse', 'Class 10 Maths Chapter 6 in One Shot | Basics of Triangles', 1],
  ["neha ma'am", 'cbse', "Probability Class 12 in 1 Shot By Neha Ma'am", 4],
  ['neha maam', 'cbse', "Probability Class 12 in 1 Shot By Neha Ma'am", 4],
];

/** What is spelled wrong, and what is near. */
const NEAR: readonly (readonly [typed: string, hub: string, among: string])[] = [
  ['pythagaros', 'gcse', 'Pythagoras'],
  ['simultanious equasions', 'gcse', 'Simultaneous equations (elimination)'],
  ['trigonomotry', 'alevels', 'Trigonometry: Introducing Radians'],
  ['logarythm', 'ib', 'Exponential Growth and Logarithms (IB Math AI SL)'],
  ['vectors in four dimensions', 'alevels', 'Vectors in 3D (A-Level Maths)'],
  ['probabilty', 'cbse', 'Probability Class 12'],
];

describe('The search of a hub', () => {
  it.each(FOUND)('finds "%s" in %s: "%s" and so many', (typed, hub, first, count) => {
    const findings = inHub.get(hub)!(typed);
    expect([findings.isNear, titles(findings)[0], findings.found.length]).toEqual([false, first, count]);
  });

  it.each(NEAR)('offers what is near to "%s" in %s: "%s"', (typed, hub, among) => {
    const findings = inHub.get(hub)!(typed);
    expect(findings.isNear).toBe(true);
    expect(titles(findings)).toContain(among);
    expect(findings.found.length).toBeLessThanOrEqual(6);
  });

  it.each(['', '   ', '?!', '...'])('finds nothing for "%s", and says that nothing is near', (typed) => {
    expect(everywhere(typed)).toEqual({ found: [], isNear: false });
  });

  it('offers nothing where nothing is near', () => {
    expect(inHub.get('gcse')!('zzzzqqqq')).toEqual({ found: [], isNear: true });
  });

  it('bears the longest text, and signs that mean something elsewhere', () => {
    for (const typed of ['x'.repeat(5000), '"*"', '(a+b)^2', 'a OR b', '<b>', '\\', '𝑥²', '三角']) {
      expect(() => everywhere(typed)).not.toThrow();
    }
  });

  it('finds the same thing in each hub that has it, and says where', () => {
    const { found } = everywhere('essence of linear algebra');
    expect(found.map(({ hub }) => hub.id).toSorted()).toEqual(['australian', 'ib', 'us']);
    expect(new Set(found.map(({ entry }) => idOf(entry))).size).toBe(1);
  });

  it('says by which words an entry was found', () => {
    const [first] = inHub.get('alevels')!('intro rad').found;
    expect(first?.entry.title).toBe('Trigonometry: Introducing Radians');
    expect([...(first?.words ?? [])].toSorted()).toEqual(['introducing', 'radian']);
  });
});

describe('Words', () => {
  it.each([
    ['Königsberg', 'konigsberg'],
    ['Vectors', 'vector'],
    ["Ma'am", 'maam'],
    ['as', 'as'],
    ['ＡＢＣ', 'abc'],
  ])('are compared without what may differ: %s', (text, word) => {
    expect(wordOf(text)).toBe(word);
  });

  it('and what stands between them make up the text again', () => {
    const text = 'Surds: intro, rules (simplifying) – 3D!';
    expect(piecesOf(text).join('')).toBe(text);
    expect(piecesOf(text).filter((_, at) => at % 2 === 1)).toEqual(['Surds', 'intro', 'rules', 'simplifying', '3D']);
  });
});
