import { describe, expect, it } from 'vitest';
import { findSynonymProblems } from '../../scripts/videos/synonyms';
import { getEntryId, listEntries } from '../../src/videos/catalogue';
import { HUBS } from '../../src/videos/hubs';
import { buildSearch, type SearchOutcome } from '../../src/videos/search';
import synonyms from '../../src/videos/synonyms.json';
import { normaliseTerm, splitTerms, splitText } from '../../src/videos/terms';
import { readHub } from '../helpers/hubs';

const hubs = HUBS.map(({ id }) => readHub(id));
const everywhere = buildSearch(hubs);
const inHub = new Map(hubs.map((hub) => [hub.id, buildSearch([hub])]));

const titles = ({ found }: SearchOutcome): readonly string[] => found.map(({ entry }) => entry.title);

/** The query, the hub, the first result and the number of results, matched by words or synonyms. */
const FOUND: readonly (readonly [typed: string, hub: string, first: string, count: number])[] = [
  ['proof', 'alevels', 'Methods of Proof (A-Level Maths)', 5],
  ['chain rule', 'alevels', 'Differentiation: Introducing the Chain Rule', 1],
  ['CHAIN RULE', 'alevels', 'Differentiation: Introducing the Chain Rule', 1],
  ['  chain   rule  ', 'alevels', 'Differentiation: Introducing the Chain Rule', 1],
  ['rule chain', 'alevels', 'Differentiation: Introducing the Chain Rule', 1],
  ['the chain rule', 'alevels', 'Differentiation: Introducing the Chain Rule', 1],
  ['how do I use the chain rule?', 'alevels', 'Differentiation: Introducing the Chain Rule', 1],
  ['radian', 'alevels', 'Radians in 18 minutes', 2],
  ['radians', 'alevels', 'Radians in 18 minutes', 2],
  ['bicen', 'alevels', 'Radians in 18 minutes', 3],
  ['TLMaths log', 'alevels', 'Logarithms: Introducing Logarithms', 1],
  ['moments', 'alevels', 'Edexcel Mechanics Year 2 - Chapter 4 Moments', 1],
  ['projectile', 'alevels', 'Edexcel Mechanics Year 2 - Chapter 6 Projectiles', 1],
  ['pure year 2 chapter 6', 'alevels', 'Edexcel Pure Maths Year 2 - Chapter 6 Trigonometric Functions', 1],
  ['pure yr 2 ch 6', 'alevels', 'Edexcel Pure Maths Year 2 - Chapter 6 Trigonometric Functions', 1],
  ['corbettmaths ratio', 'gcse', 'Ratio: sharing the total', 1],
  ['pie', 'gcse', 'Graphs: pie charts (draw)', 1],
  ['simultaneous', 'gcse', 'Simultaneous equations (elimination)', 1],
  ['percentage', 'gcse', 'Finding a Percentage of an Amount', 1],
  ['complex', 'ib', 'Complex Numbers', 4],
  ['eddie woo', 'ib', 'Complex Numbers', 3],
  ['AI SL inverse', 'ib', 'Inverse Functions (IB Math AI SL)', 2],
  ['khan', 'us', 'Algebra 1 (Eureka Math/EngageNY)', 5],
  ['leonard', 'us', 'Precalculus - College Algebra/Trigonometry', 2],
  ['wootube', 'australian', 'Wootube: lessons by topic and year', 1],
  ['networks', 'australian', 'Seven Bridges of Konigsberg (networks)', 1],
  ['mcv4u', 'canadian', 'Grade 12 Calculus & Vectors (MCV4U)', 1],
  ['one shot triangles', 'cbse', 'Class 10 Maths Chapter 6 in One Shot | Basics of Triangles', 1],
  ['10th class polynomials', 'cbse', 'Chapter 2 - Polynomials - Maths Class 10 CBSE', 2],
  ["neha ma'am", 'cbse', "Probability Class 12 in 1 Shot By Neha Ma'am", 4],
  ['neha maam', 'cbse', "Probability Class 12 in 1 Shot By Neha Ma'am", 4],
  ['higher surds', 'gcse', 'Surds: intro, rules, simplifying', 1],
  ['gcse maths vectors', 'gcse', 'Vectors', 1],

  ['SOHCAHTOA', 'gcse', 'Trigonometry - SOHCAHTOA for Angles', 4],
  ['soh cah toa', 'gcse', 'Trigonometry: introduction', 4],
  ['SOHCAHTOA', 'cbse', 'Introduction to Trigonometry CBSE Class 10 Maths Mathematics', 5],
  ['right-angled triangles', 'australian', 'Trigonometry', 1],
  ['sin', 'australian', 'Trigonometry', 1],
  ['differentiation', 'alevels', 'Differentiation: Introducing the Chain Rule', 6],
  ['dy/dx', 'alevels', 'Connected Rates of Change (A-Level Maths)', 6],
  ['derivatives', 'cbse', 'Application of Derivatives - Class 12 math (India)', 4],
  ['gradient of a curve', 'alevels', 'Connected Rates of Change (A-Level Maths)', 6],
  ['antiderivative', 'alevels', 'Areas under curves', 5],
  ['area under a curve', 'alevels', 'Areas under curves', 5],
  ['area under the curve', 'cbse', 'CBSE Class 12 Maths Chapter 7 Integrals', 2],
  ['surds', 'gcse', 'Surds: intro, rules, simplifying', 3],
  ['radicals', 'alevels', 'A-level Maths: Indices & Surds', 1],
  ['√', 'gcse', 'Powers and Roots (Cube Root)', 3],
  ['y = mx + c', 'alevels', 'Edexcel Pure Maths Year 1 - Chapter 5 Straight Line Graphs', 1],
  ['y=mx+c', 'alevels', 'Edexcel Pure Maths Year 1 - Chapter 5 Straight Line Graphs', 1],
  ['slope', 'alevels', 'Edexcel Pure Maths Year 1 - Chapter 5 Straight Line Graphs', 1],
  ['gradient', 'alevels', 'Edexcel Pure Maths Year 1 - Chapter 5 Straight Line Graphs', 1],
  ['completing the square', 'canadian', 'Grade 10 Quadratic Functions - Vertex Form', 1],
  ['x²', 'gcse', 'Quadratics: formula', 1],
  ['x^2', 'gcse', 'Quadratics: formula', 1],
  ['ax²+bx+c=0', 'cbse', 'Quadratic Equations - One Shot | Class 10 Maths Chapter 4', 1],
  ['a² + b² = c²', 'gcse', 'Pythagoras', 1],
  ['quadratic formula', 'alevels', 'Quadratic Formula (A-Level Maths)', 1],
  ['GCF', 'gcse', 'HCF and LCM using Venn Diagrams', 2],
  ['greatest common divisor', 'gcse', 'HCF and LCM using Venn Diagrams', 2],
  ['lowest common multiple', 'gcse', 'HCF and LCM using Venn Diagrams', 2],
  ['exponents', 'alevels', 'Common Mistakes with Indices (A-Level Maths)', 2],
  ['powers', 'australian', 'Indices', 1],
  ['scientific notation', 'gcse', 'Standard form', 1],
  ['systems of equations', 'gcse', 'Simultaneous equations (elimination)', 1],
  ['simultaneous equations', 'ib', 'Solving Systems of Linear Equations with Technology (IB Math AI SL)', 1],
  ['%', 'gcse', 'Finding a Percentage of an Amount', 1],
  ['per cent', 'ib', 'Percentage Error and Significant Figures (IB Math AI SL)', 1],
  ['ratio', 'australian', 'Ratio and rates', 1],
  ['chance', 'cbse', 'Probability Class 12', 4],
  ['venn', 'gcse', 'HCF and LCM using Venn Diagrams', 1],
  ['circle theorems', 'gcse', 'Circle theorems - theorems', 2],
  ['column vectors', 'gcse', 'Vectors', 1],
  ['matrix', 'cbse', 'Class 12 Maths Matrices Topic Wise', 2],
  ['ln', 'ib', 'IB Math AI HL Logarithms', 2],
  ['binomial distribution', 'alevels', 'Edexcel Statistics Year 1 - Chapter 6 Statistical Distributions', 1],
  ['bell curve', 'alevels', 'Edexcel Statistics Year 2 - Chapter 3 The Normal Distribution', 1],
  ['Pythagorean theorem', 'gcse', 'Pythagoras', 1],
  ['pythagorus', 'gcse', 'Pythagoras', 1],
  ['factoring', 'gcse', 'Factorisation', 1],
  ['factorization', 'gcse', 'Factorisation', 1],
  ['factorize', 'australian', 'Expanding and factorising', 1],
  ['amortization', 'ib', 'Annuities and Amortisation (IB Math AI SL)', 1],
  ['modeling', 'ib', 'Sinusoidal Models (IB Math AI SL)', 2],
  ['SUVAT', 'alevels', 'Edexcel Mechanics Year 1 - Chapter 9 Constant Acceleration', 1],
  ['arithmetic sequences', 'cbse', 'Arithmetic Progression | Class 10 Maths | Board Exam 2025', 2],
  ['surface area', 'cbse', 'Class 10 Surface Areas and Volumes Complete By Green Board', 2],
  ['averages', 'gcse', 'Averages: mean', 1],
  ['analytic geometry', 'australian', 'Coordinate geometry', 1],
  ['discriminant', 'alevels', 'Quadratic Formula (A-Level Maths)', 1],
  ['sohcah', 'gcse', 'GCSE Maths - Trigonometry (SOHCAHTOA)', 2],
  ['antideriv', 'alevels', 'Areas under curves', 5],
];

/** Queries without an exact match, and the first related result. */
const NEAR: readonly (readonly [typed: string, hub: string, first: string])[] = [
  ['bidmas', 'gcse', 'Using a Calculator (Edexcel)'],
  ['BODMAS', 'gcse', 'Using a Calculator (Edexcel)'],
  ['order of operations', 'gcse', 'Using a Calculator (Edexcel)'],
  ['pemdas', 'australian', 'Applied arithmetic and money'],
  ['completing the square', 'gcse', 'Quadratics: formula'],
  ['completing the square', 'alevels', 'Solving Quadratic Equations (A-Level Maths)'],
  ['completing the square', 'australian', 'Expanding and factorising'],
  ['factorising quadratics', 'gcse', 'Factorisation'],
  ['factoring quadratics', 'cbse', 'Quadratic Equations - One Shot | Class 10 Maths Chapter 4'],
  ['x² + 5x + 6', 'alevels', 'Solving Quadratic Equations (A-Level Maths)'],
  ['2x + 3 = 7', 'gcse', 'Equations: solving'],
  ['differentiation', 'ib', 'Essence of calculus'],
  ['differentiation', 'us', 'AP Calculus BC'],
  ['calculus', 'alevels', 'Areas under curves'],
  ['y = mx + c', 'australian', 'Coordinate geometry'],
  ['histograms', 'gcse', 'GCSE Maths - Data and Statistics'],
  ['histograms', 'cbse', 'Finding Mode of grouped data | Statistics | Class 10 | Maths'],
  ['scientific notation', 'alevels', 'Common Mistakes with Indices (A-Level Maths)'],
  ['binomial', 'alevels', 'Edexcel Statistics Year 1 - Chapter 6 Statistical Distributions'],
  ['matrices', 'ib', 'Essence of linear algebra'],
  ['sine rule', 'gcse', 'Trigonometry: introduction'],
  ['quotient rule', 'alevels', 'Differentiation: Introducing the Product Rule'],
  ['stem and leaf', 'gcse', 'Graphs: pie charts (draw)'],
  ['vectors in four dimensions', 'alevels', 'Vectors in 21 minutes'],
  ['trapezoid', 'gcse', 'Area: circles'],
];

/** Queries with a typing mistake, and the first result. */
const SLIPS: readonly (readonly [typed: string, hub: string, first: string])[] = [
  ['simultanious equasions', 'gcse', 'Simultaneous equations (elimination)'],
  ['trigonomotry', 'alevels', 'Trigonometry: Introducing Radians'],
  ['logarythm', 'ib', 'IB Math AI HL Logarithms'],
  ['probabilty', 'cbse', 'Probability Class 12'],
  ['vecotrs', 'gcse', 'Vectors'],
  ['diferentiation', 'cbse', 'Class 12 - Continuity & Differentiability'],
  ['percantages', 'gcse', 'Finding a Percentage of an Amount'],
];

/** Queries without any results, although they look like words in a hub. */
const NOTHING = [
  'zzzzqqqq',
  'the simpsons',
  'rugby',
  'volcano',
  'chess',
  'ration book',
  'maths quiz about dinosaurs',
  '三角',
  'x'.repeat(5000),
];

/** Queries without meaningful words. */
const BLANK = ['', '   ', '?!', '...', '\\', '"*"', 'the', 'how to do this', 'a video about the', 'please help me'];

const marked = (typed: string) => {
  const [first] = inHub.get('alevels')!(typed).found;
  return [
    first?.entry.title,
    splitText(first?.entry.title ?? '').filter((piece) => first?.words.has(normaliseTerm(piece))),
  ];
};

describe('The hub search', () => {
  it.each(FOUND)('finds for "%s" in %s: "%s", with the right number of results', (typed, hub, first, count) => {
    const findings = inHub.get(hub)!(typed);
    expect([findings.how, titles(findings)[0], findings.found.length]).toEqual(['all', first, count]);
  });

  it.each(NEAR)('offers a related result for "%s" in %s: "%s"', (typed, hub, first) => {
    const findings = inHub.get(hub)!(typed);
    expect([findings.how, titles(findings)[0]]).toEqual(['near', first]);
  });

  it.each(SLIPS)('corrects the typing mistake in "%s" in %s: "%s"', (typed, hub, first) => {
    const findings = inHub.get(hub)!(typed);
    expect([findings.how, titles(findings)[0]]).toEqual(['slip', first]);
  });

  it.each(['vecor', 'surfd', 'pir', 'meen', 'ratoi', 'angels'])('does not correct a short word: "%s"', (typed) => {
    expect(inHub.get('gcse')!(typed)).toEqual({ how: 'none', found: [] });
  });

  it.each(NOTHING)('finds nothing for "%.30s" with similar letters or filler words', (typed) => {
    expect(everywhere(typed)).toEqual({ how: 'none', found: [] });
  });

  it.each(BLANK)('does not search for an empty query: "%s"', (typed) => {
    expect(everywhere(typed)).toEqual({ how: 'blank', found: [] });
  });

  it.each(['ratio', 'completing the square', 'dy/dx'])('gives the same results for a repeated query: %s', (typed) => {
    expect(titles(everywhere(`${typed} ${typed} ${typed}`)).toSorted()).toEqual(titles(everywhere(typed)).toSorted());
  });

  it('finds every entry by its title', () => {
    for (const hub of hubs) {
      for (const { entry } of listEntries(hub)) {
        const findings = inHub.get(hub.id)!(entry.title);
        expect(findings.how).toBe('all');
        expect(findings.found.map((found) => getEntryId(found.entry))).toContain(getEntryId(entry));
      }
    }
  });

  it('finds something after every letter of a query', () => {
    for (const typed of ['simultaneous equations', 'quadratic formula', 'circle theorems', 'standard form'])
      for (let length = 1; length <= typed.length; length++)
        expect(inHub.get('gcse')!(typed.slice(0, length)).how).not.toBe('none');
  });

  it('finds the same entry in each hub that has it, and says which hub', () => {
    const { found } = everywhere('essence of linear algebra');
    expect(found.map(({ hub }) => hub.id).toSorted()).toEqual(['australian', 'ib', 'us']);
    expect(new Set(found.map(({ entry }) => getEntryId(entry))).size).toBe(1);
  });

  it('says which words matched', () => {
    expect(marked('intro rad')).toEqual(['Trigonometry: Introducing Radians', ['Introducing', 'Radians']]);
    expect(marked('y = mx + c')).toEqual([
      'Edexcel Pure Maths Year 1 - Chapter 5 Straight Line Graphs',
      ['Straight', 'Line', 'Graphs'],
    ]);
  });
});

describe('The synonyms', () => {
  it('match their schema', () => {
    expect(findSynonymProblems(synonyms)).toEqual([]);
  });

  it.each<[string, unknown]>([
    [
      'the same name in two topics',
      {
        topics: [
          { names: ['slope'], near: [] },
          { names: ['Slopes'], near: [] },
        ],
        words: [],
      },
    ],
    ['a related name that no topic has', { topics: [{ names: ['slope'], near: ['cooking'] }], words: [] }],
    [
      'a topic that is related to itself',
      { topics: [{ names: ['slope', 'gradient'], near: ['gradient'] }], words: [] },
    ],
    ['a topic without a name', { topics: [{ names: [], near: [] }], words: [] }],
    ['a name made of filler words', { topics: [{ names: ['the'], near: [] }], words: [] }],
    ['a word without a synonym', { topics: [], words: [['year']] }],
    ['an unknown field', { topics: [{ names: ['slope'], near: [], far: [] }], words: [] }],
  ])('cannot contain %s', (_, file) => {
    expect(findSynonymProblems(file)).not.toEqual([]);
  });

  it('all lead to a result in some hub', () => {
    const lost = [...synonyms.topics.map(({ names }) => names), ...synonyms.words]
      .flat()
      .filter((name) => ['none', 'blank'].includes(everywhere(name).how));
    expect(lost).toEqual([]);
  });
});

describe('Words', () => {
  it.each([
    ['Königsberg', 'konigsberg'],
    ['Vectors', 'vector'],
    ["Ma'am", 'maam'],
    ['as', 'as'],
    ['ＡＢＣ', 'abc'],
    ['probabilities', 'probability'],
    ['series', 'serie'],
    ['class', 'class'],
    ['calculus', 'calculus'],
    ['factorize', 'factorise'],
    ['10th', '10'],
  ])('are normalised: %s', (text, word) => {
    expect(normaliseTerm(text)).toBe(word);
  });

  it.each([
    ['y=mx+c', 'y mx c'],
    ['y = mx + c', 'y mx c'],
    ['3x² + 5x', 'x2 x'],
    ['x^2', 'x2'],
    ['𝑥²', 'x2'],
    ['20%', '20 percent'],
    ['√2', 'root 2'],
    ['dy/dx', 'dy dx'],
    ['f(x)', 'f x'],
    ['3D', '3d'],
  ])('are also made from formulas: %s', (text, words) => {
    expect(splitTerms(text).join(' ')).toBe(words);
  });

  it('add up to the whole text together with what is between them', () => {
    const text = 'Surds: intro, rules (simplifying) – 3D!';
    expect(splitText(text).join('')).toBe(text);
    expect(splitText(text).filter((_, at) => at % 2 === 1)).toEqual(['Surds', 'intro', 'rules', 'simplifying', '3D']);
  });
});
