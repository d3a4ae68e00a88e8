/*
 * Which picture stands for an entry: by its title, else by the topic of its unit. A picture is a figure, or a formula as
 * Formula.tsx writes it; a formula is true for all that its letters may be, or as the line above it says.
 */
import type { ComponentType } from 'react';
import type { Entry, Unit } from '../catalogue';
import type { Topic } from '../topics';
import * as curves from './curves';
import * as data from './data';
import * as figures from './figures';
import * as graphs from './graphs';
import type { INKS } from './paper';
import * as shapes from './shapes';
import * as things from './things';

/** A figure or a formula, and its colours. */
export type Picture = readonly [ink: keyof typeof INKS, what: ComponentType | string];

/** What titles say, the narrower before the wider, and the pictures of it, the best first. */
const SUBJECTS: readonly (readonly [said: RegExp, ...pictures: Picture[]])[] = [
  [/by substitution/i, ['leaf', 'u = 2x + 1|du = 2 dx']],
  [/by parts/i, ['violet', '∫ u dv|= uv - ∫ v du']],
  [/substitution/i, ['leaf', '3a + 2b|a = 4, b = 5']],
  [/double brackets/i, ['sky', '(x + 2)(x + 3)|= x^2 + 5x + 6']],
  [/expanding and/i, ['leaf', figures.SquareOfSum]],
  [/expanding/i, ['coral', '2(x + 3)|= 2x + 6']],
  [/factorisation/i, ['violet', '6x + 9|= 3(2x + 3)']],
  [/inequations/i, ['teal', things.Beyond]],
  [/simultaneous|systems of|pair of linear/i, ['coral', curves.TwoLines], ['sky', 'x + y = 10|x - y = 4']],
  [/linear equations/i, ['teal', '3x + 4 = 19|x = 5']],
  [/^equations/i, ['sun', 'x + 7 = 12|x = 5']],
  [/nth term/i, ['sky', '3, 7, 11, 15|4n - 1']],
  [/arithmetic progression/i, ['coral', things.Steps], ['sky', 'a, a + d, a + 2d|a + (n - 1)d']],
  [/quadratics?:? formula/i, ['coral', 'x = [-b ± √(b^2 - 4ac)/2a]']],
  [/vertex form/i, ['violet', curves.Vertex]],
  [/quadratic equations/i, ['leaf', 'x^2 + 5x + 6 = 0|x = -2,  x = -3']],
  [/quadratic/i, ['sky', curves.Roots]],
  [/factor theorem/i, ['teal', '(x - 2)(x^2 + 1)|f(2) = 0']],
  [/polynomial/i, ['leaf', curves.Cubic], ['violet', 'x^3 - 4x|= x(x - 2)(x + 2)']],
  [/partial fractions/i, ['sun', '[2/x(x + 2)]|= [1/x] - [1/x + 2]']],
  [/growth and log|logarithms \||^logarithms$/i, ['leaf', curves.Doubling]],
  [/logarithm/i, ['teal', curves.Logarithm], ['sky', '2^3 = 8|log_2 8 = 3']],
  [/compound interest/i, ['leaf', '£100 × 1.05^n'], ['sun', things.Heaps]],
  [/annuities|money/i, ['sun', things.Heaps]],
  [/fractional indices/i, ['sky', '9^{1/2} = √9 = 3']],
  [/mistakes with indices/i, ['coral', '2^3 × 2^4|= 2^7']],
  [/indices & surds/i, ['sky', '8^{2/3} = (^3√8)^2|= 4']],
  [/indices|exponential/i, ['violet', 'a^m × a^n|= a^{m + n}']],
  [/cube root/i, ['leaf', '2^3 = 8|^3√8 = 2']],
  [/powers and roots/i, ['violet', '5^2 = 25|√25 = 5']],
  [/surds/i, ['teal', '√12 = 2√3']],
  [/standard form/i, ['coral', '3.2 × 10^5']],
  [/product of primes/i, ['teal', '60 =|2 × 2 × 3 × 5']],
  [/hcf/i, ['coral', data.PrimesOfTwo]],
  [/percentage error/i, ['coral', '3.14159|= 3.14 (3 s.f.)']],
  [/percentage/i, ['sun', '20% of 45|= 9']],
  [/error intervals/i, ['leaf', '7.5 ≤ x < 8.5']],
  [/estimation/i, ['sky', '4.8 × 31|≈ 5 × 30']],
  [/adding .*fractions/i, ['violet', '[1/2] + [1/3] = [5/6]']],
  [/calculator/i, ['violet', things.Keys], ['sun', figures.FourSigns]],
  [/number systems/i, ['violet', data.NumbersWithin]],
  [/ratio: sharing/i, ['coral', '20 in 2 : 3|8 and 12']],
  [/ratio \(all/i, ['teal', '4 : 6 = 2 : 3']],
  [/proportion \(higher/i, ['violet', 'y = [k/x]']],
  [/ratio and/i, ['sun', figures.TwoToThree]],
  [/proportion/i, ['sky', 'y = kx']],
  [/speed/i, ['violet', 'speed =|[distance/time]']],
  [/sohcahtoa for angles/i, ['teal', shapes.AngleWanted]],
  [/sohcahtoa/i, ['sun', shapes.NamedSides]],
  [/exact trig/i, ['coral', 'sin 30° = [1/2]']],
  [/inverse trig/i, ['coral', 'sin^{-1}([1/2]) = 30°']],
  [/trigonometric identities/i, ['coral', 'sin^2 θ + cos^2 θ|= 1']],
  [/trigonometric equations/i, ['leaf', curves.SineIsHalf]],
  [/trigonometric functions/i, ['sky', curves.SineAndCosine]],
  [/introducing radians/i, ['sun', shapes.Radian]],
  [/radians/i, ['violet', 'π rad = 180°']],
  [/addition formulae/i, ['teal', 'sin(A + B)|= sin A cos B|+ cos A sin B']],
  [/3d trig/i, ['violet', shapes.Diagonal]],
  [/applications of trig/i, ['sky', shapes.Tower]],
  [/algebra.trig/i, ['sun', figures.FourSigns]],
  [
    /trigonometry/i,
    ['sun', graphs.UnitCircle],
    ['coral', curves.SineWave],
    ['leaf', 'tan θ = [sin θ/cos θ]'],
    ['teal', shapes.NamedSides],
  ],
  [/sinusoidal/i, ['coral', curves.SineWave]],
  [/pythagoras/i, ['teal', figures.Pythagoras]],
  [/circle theorems/i, ['sky', shapes.InSemicircle], ['violet', shapes.AtCentre]],
  [/area: circles/i, ['leaf', 'A = πr^2']],
  [/areas related to circles/i, ['sky', shapes.Sector]],
  [/chapter 6 circles/i, ['violet', '(x - a)^2 + (y - b)^2|= r^2']],
  [/circles/i, ['teal', shapes.TangentOfCircle]],
  [/polygons/i, ['violet', shapes.Hexagon]],
  [/\bangles/i, ['coral', shapes.ParallelLines]],
  [/basics of triangles/i, ['teal', shapes.SimilarTriangles]],
  [/triangles/i, ['sun', shapes.AnglesOfTriangle]],
  [/volume/i, ['coral', figures.Cube], ['leaf', shapes.Cylinder]],
  [/measurement/i, ['coral', figures.Cube]],
  [/parametric/i, ['violet', 'x = cos t|y = sin t']],
  [/straight line/i, ['teal', 'y = mx + c']],
  [/real life/i, ['coral', 'm = [y_2 - y_1/x_2 - x_1]']],
  [/(?:coordinate|analytic) geometry/i, ['sky', graphs.RisingLine]],
  [/essence of linear algebra/i, ['leaf', curves.Shear]],
  [/determinants$|matrices and determinants/i, ['coral', 'det A = ad - bc']],
  [/matrices/i, ['violet', 'A(BC) = (AB)C'], ['leaf', curves.Shear]],
  [/calculus & vectors/i, ['coral', graphs.Tangent]],
  [/vectors in 3d/i, ['teal', curves.InSpace]],
  [/parallel vectors/i, ['sky', curves.Parallel]],
  [/vector applications/i, ['coral', curves.InParts]],
  [/advanced vectors|year 2 .*vectors/i, ['leaf', 'a · b|= ab cos θ']],
  [/vectors/i, ['violet', graphs.SumOfVectors], ['coral', curves.InParts]],
  [/contradiction/i, ['coral', '√2 ≠ [a/b]']],
  [/contraposition/i, ['coral', 'A ⇒ B|not B ⇒ not A']],
  [/multiple of three/i, ['teal', 'n^2 = 3k|or 3k + 1']],
  [/methods of proof/i, ['violet', figures.OddNumbers]],
  [/year 1 .*algebraic methods/i, ['sky', 'n^2 - 1|= (n - 1)(n + 1)']],
  [/algebraic methods/i, ['sun', '1 + 2 + … + n|= [n(n + 1)/2]']],
  [/transformations of graphs/i, ['teal', graphs.MovedParabola]],
  [/functions and graphs/i, ['violet', curves.Modulus]],
  [/composite/i, ['sky', 'fg(x) = f(g(x))']],
  [/domain/i, ['leaf', 'f(x) = √x|x ≥ 0']],
  [/inverse functions/i, ['coral', curves.Inverse]],
  [/piecewise/i, ['violet', curves.Pieces]],
  [/graphing/i, ['sky', curves.Roots]],
  [/relations and functions, class/i, ['sky', 'x → 2x + 1']],
  [/functions/i, ['leaf', data.Mapping]],
  [/first principles/i, ['leaf', '[f(x + h) - f(x)/h]']],
  [/connected rates/i, ['sky', '[dV/dt] = [dV/dr] × [dr/dt]']],
  [/chain rule/i, ['violet', '[dy/dx] = [dy/du] × [du/dx]']],
  [/product rule/i, ['teal', '(uv)′|= u′v + uv′']],
  [/application of derivatives/i, ['sky', curves.Highest], ['leaf', 'f′(x) = 0']],
  [/differentiability/i, ['violet', curves.Modulus], ['teal', '(x^2)′ = 2x']],
  [/differentiation/i, ['coral', graphs.Tangent], ['sun', 'y = sin x|y′ = cos x']],
  [/areas under|application of integrals/i, ['sun', curves.AreaUnder]],
  [/integra/i, ['leaf', graphs.Strips], ['coral', curves.AreaBetween]],
  [/essence of calculus/i, ['leaf', graphs.Strips]],
  [/calculus bc/i, ['violet', 'e^x =|1 + x + [x^2/2] + …']],
  [/calculus applications/i, ['sky', curves.Highest]],
  [/advanced calculus/i, ['sun', curves.AreaBetween]],
  [/calculus 1/i, ['sun', curves.AreaUnder]],
  [/precalculus/i, ['teal', graphs.MovedParabola], ['sky', curves.SineAndCosine], ['coral', curves.Doubling]],
  [/calculus/i, ['coral', graphs.Tangent], ['sky', '∫ 2x dx|= x^2 + c']],
  [/data collection/i, ['leaf', data.Sample]],
  [/distributions/i, ['coral', data.FourThrows]],
  [/hypothesis/i, ['sky', data.CriticalRegion]],
  [/chapter 5 probability/i, ['leaf', data.Die]],
  [/normal distribution/i, ['violet', data.NormalCurve]],
  [/pie charts/i, ['violet', data.Pie]],
  [/mean$/i, ['sun', data.Mean]],
  [/mode of/i, ['sky', data.Histogram]],
  [/statistics and probability/i, ['sky', figures.SumsOfDice]],
  [/statistics/i, ['teal', data.BoxPlot], ['leaf', data.Scatter], ['sky', data.Histogram]],
  [/tree diagrams/i, ['violet', figures.TwoThrows]],
  [/probability: basic/i, ['coral', 'P(six) = [1/6]']],
  [/all of probability/i, ['sky', data.Spinner]],
  [/probability/i, ['leaf', data.Die], ['violet', figures.TwoThrows], ['coral', data.TwoSets]],
  [/constant acceleration/i, ['leaf', 'v = u + at']],
  [/variable acceleration/i, ['teal', 'a = [dv/dt]']],
  [/forces/i, ['coral', 'F = ma']],
  [/moments/i, ['violet', things.Seesaw]],
  [/imaginary unit/i, ['coral', 'i^2 = -1']],
  [/complex number operations/i, ['leaf', '(2 + i)(2 - i)|= 5']],
  [/complex numbers introduction/i, ['sky', curves.Conjugates]],
  [/complex numbers/i, ['violet', graphs.RootsOfOne]],
  [/bridges/i, ['teal', figures.SevenBridges]],
  [/high schools/i, ['coral', '5! = 120']],
  [/discrete math$/i, ['violet', data.AllToAll]],
  [/linear programming class/i, ['teal', curves.BestCorner]],
  [/linear programming \b/i, ['sky', 'x + y ≤ 6|x ≥ 0, y ≥ 0']],
  [/euclidean/i, ['coral', things.Compasses]],
  [/basics of geometry/i, ['violet', shapes.Hexagon]],
  [/geometry/i, ['teal', figures.Pythagoras], ['coral', things.Compasses], ['sky', shapes.InSemicircle]],
  [/algebra (?:2|ii\b)/i, ['sky', curves.Roots], ['violet', 'x^3 - 4x|= x(x - 2)(x + 2)']],
  [/algebra/i, ['leaf', figures.SquareOfSum], ['sky', 'x^2 + 5x + 6'], ['coral', '3a + 2b']],
  [/past papers/i, ['sky', things.Sheet]],
  [/revision|whole of|full course/i, ['teal', things.Books]],
];

/** The pictures of each topic, where a title says nothing of its own. */
const TOPIC_PICTURES: Readonly<Record<Topic, readonly Picture[]>> = {
  proof: [['violet', figures.OddNumbers]],
  algebra: [
    ['leaf', figures.SquareOfSum],
    ['sky', 'x^2 + 5x + 6'],
    ['coral', '3a + 2b'],
  ],
  functions: [
    ['teal', graphs.MovedParabola],
    ['leaf', data.Mapping],
  ],
  coordinates: [['sky', graphs.RisingLine]],
  trigonometry: [['sun', graphs.UnitCircle]],
  differentiation: [['coral', graphs.Tangent]],
  integration: [
    ['leaf', graphs.Strips],
    ['sun', curves.AreaUnder],
  ],
  vectors: [['violet', graphs.SumOfVectors]],
  statistics: [['sky', figures.SumsOfDice]],
  probability: [['violet', figures.TwoThrows]],
  mechanics: [['sky', graphs.Throw]],
  complex: [['violet', graphs.RootsOfOne]],
  networks: [
    ['teal', figures.SevenBridges],
    ['violet', data.AllToAll],
  ],
  number: [['sky', figures.FiveThreesAndOne]],
  proportion: [['sun', figures.TwoToThree]],
  geometry: [['teal', figures.Pythagoras]],
  solids: [['coral', figures.Cube]],
  region: [['leaf', graphs.Region]],
  general: [],
};

const GENERAL: readonly [Picture, ...Picture[]] = [
  ['sun', figures.FourSigns],
  ['teal', things.Books],
];
const ofTopic = new Map<string, readonly Picture[]>(Object.entries(TOPIC_PICTURES));

const saidBy = ({ title }: Entry): readonly Picture[] =>
  SUBJECTS.flatMap(([said, ...pictures]) => (said.test(title) ? pictures : []));

/** The pictures of a unit, one for each entry: none like another, for as long as there are others. */
function picturesOf({ topic, entries }: Unit): ReadonlyMap<Entry, Picture> {
  const chosen = new Map<Entry, Picture>();
  const taken = new Set<Picture[1]>();
  const choose = (entry: Entry, from: readonly Picture[]) => {
    const picture = from.find(([, what]) => !taken.has(what));
    if (picture === undefined) return;
    taken.add(picture[1]);
    chosen.set(entry, picture);
  };
  for (const entry of entries) choose(entry, saidBy(entry));
  // What a title says comes first; the others take what is left of the topic.
  for (const entry of entries) if (!chosen.has(entry)) choose(entry, [...(ofTopic.get(topic) ?? []), ...GENERAL]);
  return chosen;
}

const known = new WeakMap<Unit, ReadonlyMap<Entry, Picture>>();

/** The picture of an entry of a unit. */
export function pictureOf(entry: Entry, unit: Unit): Picture {
  const pictures = known.get(unit) ?? picturesOf(unit);
  known.set(unit, pictures);
  return pictures.get(entry) ?? GENERAL[0];
}
