/*
 * Chooses the picture for an entry by its title, or else by the topic of its unit. A picture is a figure, or a formula
 * in the notation of Formula.tsx. Formulas are true for all values of their variables, or under the condition on the
 * line above.
 */
import type { ComponentType } from 'react';
import type { Entry, Unit } from '../catalogue';
import type { Topic } from '../topics';
import type { DRAWING_COLOURS } from './paper';

/** A figure or a formula, and its colours. */
export type EntryPicture = readonly [ink: keyof typeof DRAWING_COLOURS, what: ComponentType | string];

const FIGURES = import.meta.glob<ComponentType>('./*.svg', { eager: true, query: '?part', import: 'default' });

/** Loads the figure from a file in this folder. Throws if there is none. */
function figure(name: string): ComponentType {
  const drawn = FIGURES[`./${name}.svg`];
  if (drawn === undefined) throw new Error(`There is no drawing called ${name}.`);
  return drawn;
}

/** Patterns for titles, with specific ones first. Each has its pictures, with the best first. */
const SUBJECTS: readonly (readonly [said: RegExp, ...pictures: EntryPicture[]])[] = [
  [/by substitution/i, ['leaf', 'u = 2x + 1|du = 2 dx']],
  [/by parts/i, ['violet', '∫ u dv|= uv - ∫ v du']],
  [/substitution/i, ['leaf', '3a + 2b|a = 4, b = 5']],
  [/double brackets/i, ['sky', '(x + 2)(x + 3)|= x^2 + 5x + 6']],
  [/expanding and/i, ['leaf', figure('square-of-sum')]],
  [/expanding/i, ['coral', '2(x + 3)|= 2x + 6']],
  [/factorisation/i, ['violet', '6x + 9|= 3(2x + 3)']],
  [/inequations/i, ['teal', figure('beyond')]],
  [/simultaneous|systems of|pair of linear/i, ['coral', figure('two-lines')], ['sky', 'x + y = 10|x - y = 4']],
  [/linear equations/i, ['teal', '3x + 4 = 19|x = 5']],
  [/^equations/i, ['sun', 'x + 7 = 12|x = 5']],
  [/nth term/i, ['sky', '3, 7, 11, 15|4n - 1']],
  [/arithmetic progression/i, ['coral', figure('steps')], ['sky', 'a, a + d, a + 2d|a + (n - 1)d']],
  [/quadratics?:? formula/i, ['coral', 'x = [-b ± √(b^2 - 4ac)/2a]']],
  [/vertex form/i, ['violet', figure('vertex')]],
  [/quadratic equations/i, ['leaf', 'x^2 + 5x + 6 = 0|x = -2,  x = -3']],
  [/quadratic/i, ['sky', figure('roots')]],
  [/factor theorem/i, ['teal', '(x - 2)(x^2 + 1)|f(2) = 0']],
  [/polynomial/i, ['leaf', figure('cubic')], ['violet', 'x^3 - 4x|= x(x - 2)(x + 2)']],
  [/partial fractions/i, ['sun', '[2/x(x + 2)]|= [1/x] - [1/x + 2]']],
  [/growth and log|logarithms \||^logarithms$/i, ['leaf', figure('doubling')]],
  [/logarithm/i, ['teal', figure('logarithm')], ['sky', '2^3 = 8|log_2 8 = 3']],
  [/compound interest/i, ['leaf', '£100 × 1.05^n'], ['sun', figure('heaps')]],
  [/annuities|money/i, ['sun', figure('heaps')]],
  [/fractional indices/i, ['sky', '9^{1/2} = √9 = 3']],
  [/mistakes with indices/i, ['coral', '2^3 × 2^4|= 2^7']],
  [/indices & surds/i, ['sky', '8^{2/3} = (^3√8)^2|= 4']],
  [/indices|exponential/i, ['violet', 'a^m × a^n|= a^{m + n}']],
  [/cube root/i, ['leaf', '2^3 = 8|^3√8 = 2']],
  [/powers and roots/i, ['violet', '5^2 = 25|√25 = 5']],
  [/surds/i, ['teal', '√12 = 2√3']],
  [/standard form/i, ['coral', '3.2 × 10^5']],
  [/product of primes/i, ['teal', '60 =|2 × 2 × 3 × 5']],
  [/hcf/i, ['coral', figure('primes-of-two')]],
  [/percentage error/i, ['coral', '3.14159|= 3.14 (3 s.f.)']],
  [/percentage/i, ['sun', '20% of 45|= 9']],
  [/error intervals/i, ['leaf', '7.5 ≤ x < 8.5']],
  [/estimation/i, ['sky', '4.8 × 31|≈ 5 × 30']],
  [/adding .*fractions/i, ['violet', '[1/2] + [1/3] = [5/6]']],
  [/calculator/i, ['violet', figure('keys')], ['sun', figure('four-signs')]],
  [/number systems/i, ['violet', figure('numbers-within')]],
  [/ratio: sharing/i, ['coral', '20 in 2 : 3|8 and 12']],
  [/ratio \(all/i, ['teal', '4 : 6 = 2 : 3']],
  [/proportion \(higher/i, ['violet', 'y = [k/x]']],
  [/ratio and/i, ['sun', figure('two-to-three')]],
  [/proportion/i, ['sky', 'y = kx']],
  [/speed/i, ['violet', 'speed =|[distance/time]']],
  [/sohcahtoa for angles/i, ['teal', figure('angle-wanted')]],
  [/sohcahtoa/i, ['sun', figure('named-sides')]],
  [/exact trig/i, ['coral', 'sin 30° = [1/2]']],
  [/inverse trig/i, ['coral', 'sin^{-1}([1/2]) = 30°']],
  [/trigonometric identities/i, ['coral', 'sin^2 θ + cos^2 θ|= 1']],
  [/trigonometric equations/i, ['leaf', figure('sine-is-half')]],
  [/trigonometric functions/i, ['sky', figure('sine-and-cosine')]],
  [/introducing radians/i, ['sun', figure('radian')]],
  [/radians/i, ['violet', 'π rad = 180°']],
  [/addition formulae/i, ['teal', 'sin(A + B)|= sin A cos B|+ cos A sin B']],
  [/3d trig/i, ['violet', figure('diagonal')]],
  [/applications of trig/i, ['sky', figure('tower')]],
  [/algebra.trig/i, ['sun', figure('four-signs')]],
  [
    /trigonometry/i,
    ['sun', figure('unit-circle')],
    ['coral', figure('sine-wave')],
    ['leaf', 'tan θ = [sin θ/cos θ]'],
    ['teal', figure('named-sides')],
  ],
  [/sinusoidal/i, ['coral', figure('sine-wave')]],
  [/pythagoras/i, ['teal', figure('pythagoras')]],
  [/circle theorems/i, ['sky', figure('in-semicircle')], ['violet', figure('at-centre')]],
  [/area: circles/i, ['leaf', 'A = πr^2']],
  [/areas related to circles/i, ['sky', figure('sector')]],
  [/chapter 6 circles/i, ['violet', '(x - a)^2 + (y - b)^2|= r^2']],
  [/circles/i, ['teal', figure('tangent-of-circle')]],
  [/polygons/i, ['violet', figure('hexagon')]],
  [/\bangles/i, ['coral', figure('parallel-lines')]],
  [/basics of triangles/i, ['teal', figure('similar-triangles')]],
  [/triangles/i, ['sun', figure('angles-of-triangle')]],
  [/volume/i, ['coral', figure('cube')], ['leaf', figure('cylinder')]],
  [/measurement/i, ['coral', figure('cube')]],
  [/parametric/i, ['violet', 'x = cos t|y = sin t']],
  [/straight line/i, ['teal', 'y = mx + c']],
  [/real life/i, ['coral', 'm = [y_2 - y_1/x_2 - x_1]']],
  [/(?:coordinate|analytic) geometry/i, ['sky', figure('rising-line')]],
  [/essence of linear algebra/i, ['leaf', figure('shear')]],
  [/determinants$|matrices and determinants/i, ['coral', 'det A = ad - bc']],
  [/matrices/i, ['violet', 'A(BC) = (AB)C'], ['leaf', figure('shear')]],
  [/calculus & vectors/i, ['coral', figure('tangent')]],
  [/vectors in 3d/i, ['teal', figure('in-space')]],
  [/parallel vectors/i, ['sky', figure('parallel')]],
  [/vector applications/i, ['coral', figure('in-parts')]],
  [/advanced vectors|year 2 .*vectors/i, ['leaf', 'a · b|= ab cos θ']],
  [/vectors/i, ['violet', figure('sum-of-vectors')], ['coral', figure('in-parts')]],
  [/contradiction/i, ['coral', '√2 ≠ [a/b]']],
  [/contraposition/i, ['coral', 'A ⇒ B|not B ⇒ not A']],
  [/multiple of three/i, ['teal', 'n^2 = 3k|or 3k + 1']],
  [/methods of proof/i, ['violet', figure('odd-numbers')]],
  [/year 1 .*algebraic methods/i, ['sky', 'n^2 - 1|= (n - 1)(n + 1)']],
  [/algebraic methods/i, ['sun', '1 + 2 + … + n|= [n(n + 1)/2]']],
  [/transformations of graphs/i, ['teal', figure('moved-parabola')]],
  [/functions and graphs/i, ['violet', figure('modulus')]],
  [/composite/i, ['sky', 'fg(x) = f(g(x))']],
  [/domain/i, ['leaf', 'f(x) = √x|x ≥ 0']],
  [/inverse functions/i, ['coral', figure('inverse')]],
  [/piecewise/i, ['violet', figure('pieces')]],
  [/graphing/i, ['sky', figure('roots')]],
  [/relations and functions, class/i, ['sky', 'x → 2x + 1']],
  [/functions/i, ['leaf', figure('mapping')]],
  [/first principles/i, ['leaf', '[f(x + h) - f(x)/h]']],
  [/connected rates/i, ['sky', '[dV/dt] = [dV/dr] × [dr/dt]']],
  [/chain rule/i, ['violet', '[dy/dx] = [dy/du] × [du/dx]']],
  [/product rule/i, ['teal', '(uv)′|= u′v + uv′']],
  [/application of derivatives/i, ['sky', figure('highest')], ['leaf', 'f′(x) = 0']],
  [/differentiability/i, ['violet', figure('modulus')], ['teal', '(x^2)′ = 2x']],
  [/differentiation/i, ['coral', figure('tangent')], ['sun', 'y = sin x|y′ = cos x']],
  [/areas under|application of integrals/i, ['sun', figure('area-under')]],
  [/integra/i, ['leaf', figure('strips')], ['coral', figure('area-between')]],
  [/essence of calculus/i, ['leaf', figure('strips')]],
  [/calculus bc/i, ['violet', 'e^x =|1 + x + [x^2/2] + …']],
  [/calculus applications/i, ['sky', figure('highest')]],
  [/advanced calculus/i, ['sun', figure('area-between')]],
  [/calculus 1/i, ['sun', figure('area-under')]],
  [
    /precalculus/i,
    ['teal', figure('moved-parabola')],
    ['sky', figure('sine-and-cosine')],
    ['coral', figure('doubling')],
  ],
  [/calculus/i, ['coral', figure('tangent')], ['sky', '∫ 2x dx|= x^2 + c']],
  [/data collection/i, ['leaf', figure('sample')]],
  [/distributions/i, ['coral', figure('four-throws')]],
  [/hypothesis/i, ['sky', figure('critical-region')]],
  [/chapter 5 probability/i, ['leaf', figure('die')]],
  [/normal distribution/i, ['violet', figure('normal-curve')]],
  [/pie charts/i, ['violet', figure('pie')]],
  [/mean$/i, ['sun', figure('mean')]],
  [/mode of/i, ['sky', figure('histogram')]],
  [/statistics and probability/i, ['sky', figure('sums-of-dice')]],
  [/statistics/i, ['teal', figure('box-plot')], ['leaf', figure('scatter')], ['sky', figure('histogram')]],
  [/tree diagrams/i, ['violet', figure('two-throws')]],
  [/probability: basic/i, ['coral', 'P(six) = [1/6]']],
  [/all of probability/i, ['sky', figure('spinner')]],
  [/probability/i, ['leaf', figure('die')], ['violet', figure('two-throws')], ['coral', figure('two-sets')]],
  [/constant acceleration/i, ['leaf', 'v = u + at']],
  [/variable acceleration/i, ['teal', 'a = [dv/dt]']],
  [/forces/i, ['coral', 'F = ma']],
  [/moments/i, ['violet', figure('seesaw')]],
  [/imaginary unit/i, ['coral', 'i^2 = -1']],
  [/complex number operations/i, ['leaf', '(2 + i)(2 - i)|= 5']],
  [/complex numbers introduction/i, ['sky', figure('conjugates')]],
  [/complex numbers/i, ['violet', figure('roots-of-one')]],
  [/bridges/i, ['teal', figure('seven-bridges')]],
  [/high schools/i, ['coral', '5! = 120']],
  [/discrete math$/i, ['violet', figure('all-to-all')]],
  [/linear programming class/i, ['teal', figure('best-corner')]],
  [/linear programming \b/i, ['sky', 'x + y ≤ 6|x ≥ 0, y ≥ 0']],
  [/euclidean/i, ['coral', figure('compasses')]],
  [/basics of geometry/i, ['violet', figure('hexagon')]],
  [/geometry/i, ['teal', figure('pythagoras')], ['coral', figure('compasses')], ['sky', figure('in-semicircle')]],
  [/algebra (?:2|ii\b)/i, ['sky', figure('roots')], ['violet', 'x^3 - 4x|= x(x - 2)(x + 2)']],
  [/algebra/i, ['leaf', figure('square-of-sum')], ['sky', 'x^2 + 5x + 6'], ['coral', '3a + 2b']],
  [/past papers/i, ['sky', figure('sheet')]],
  [/revision|whole of|full course/i, ['teal', figure('books')]],
];

/** The pictures of each topic, for titles that match no pattern. */
const TOPIC_PICTURES: Readonly<Record<Topic, readonly EntryPicture[]>> = {
  proof: [['violet', figure('odd-numbers')]],
  algebra: [
    ['leaf', figure('square-of-sum')],
    ['sky', 'x^2 + 5x + 6'],
    ['coral', '3a + 2b'],
  ],
  functions: [
    ['teal', figure('moved-parabola')],
    ['leaf', figure('mapping')],
  ],
  coordinates: [['sky', figure('rising-line')]],
  trigonometry: [['sun', figure('unit-circle')]],
  differentiation: [['coral', figure('tangent')]],
  integration: [
    ['leaf', figure('strips')],
    ['sun', figure('area-under')],
  ],
  vectors: [['violet', figure('sum-of-vectors')]],
  statistics: [['sky', figure('sums-of-dice')]],
  probability: [['violet', figure('two-throws')]],
  mechanics: [['sky', figure('throw')]],
  complex: [['violet', figure('roots-of-one')]],
  networks: [
    ['teal', figure('seven-bridges')],
    ['violet', figure('all-to-all')],
  ],
  number: [['sky', figure('five-threes-and-one')]],
  proportion: [['sun', figure('two-to-three')]],
  geometry: [['teal', figure('pythagoras')]],
  solids: [['coral', figure('cube')]],
  region: [['leaf', figure('region')]],
  general: [],
};

const GENERAL: readonly [EntryPicture, ...EntryPicture[]] = [
  ['sun', figure('four-signs')],
  ['teal', figure('books')],
];
const ofTopic = new Map<string, readonly EntryPicture[]>(Object.entries(TOPIC_PICTURES));

const saidBy = ({ title }: Entry): readonly EntryPicture[] =>
  SUBJECTS.flatMap(([said, ...pictures]) => (said.test(title) ? pictures : []));

/** A picture for each entry of a unit. They are all different as long as there are enough. */
function picturesOf({ topic, entries }: Unit): ReadonlyMap<Entry, EntryPicture> {
  const chosen = new Map<Entry, EntryPicture>();
  const taken = new Set<EntryPicture[1]>();
  const choose = (entry: Entry, from: readonly EntryPicture[]) => {
    const picture = from.find(([, what]) => !taken.has(what));
    if (picture === undefined) return;
    taken.add(picture[1]);
    chosen.set(entry, picture);
  };
  for (const entry of entries) choose(entry, saidBy(entry));
  // Entries whose titles match choose first. The others get the remaining pictures of the topic.
  for (const entry of entries) if (!chosen.has(entry)) choose(entry, [...(ofTopic.get(topic) ?? []), ...GENERAL]);
  return chosen;
}

const known = new WeakMap<Unit, ReadonlyMap<Entry, EntryPicture>>();

export function getEntryPicture(entry: Entry, unit: Unit): EntryPicture {
  const pictures = known.get(unit) ?? picturesOf(unit);
  known.set(unit, pictures);
  return pictures.get(entry) ?? GENERAL[0];
}
