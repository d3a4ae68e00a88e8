/* What stands on the drawings of functions, calculus and vectors, on squared paper: each is true. */
import { Arrow, Axes, curve, Dot, INKS, Label, Line, NIGHT, RED, SUN } from './paper';

/** Two lines, and the one point that is on both. */
export const TwoLines = () => (
  <>
    <Axes ink={INKS.coral} x={136} y={150} />
    <Line d="M120 138L312 42" ink={INKS.coral.strong} />
    <Line d="M148 30L304 134" ink="#0191d2" />
    <Dot at={[228.6, 83.7]} ink={NIGHT} size={9} />
  </>
);

/** A parabola, and where it is nought. */
export const Roots = () => (
  <>
    <Axes ink={INKS.sky} x={148} y={110} />
    <Line d="M160 40Q226 240 292 40" ink={INKS.sky.strong} />
    <Dot at={[189.8, 110]} ink={RED} size={9} />
    <Dot at={[262.2, 110]} ink={RED} size={9} />
  </>
);

/** A parabola with its vertex and its axis. */
export const Vertex = () => (
  <>
    <Axes ink={INKS.violet} x={148} y={150} />
    <Line d="M226 20V166" ink={INKS.violet.middle} width={4} isDashed />
    <Line d="M168 24Q226 208 284 24" ink={INKS.violet.strong} />
    <Dot at={[226, 116]} ink={SUN} size={9} />
  </>
);

const cubic = (x: number): number => 92 - ((x - 226) ** 3 - 2600 * (x - 226)) / 1500;

/** A cubic, nought at three places. */
export const Cubic = () => (
  <>
    <Axes ink={INKS.leaf} x={148} y={92} />
    <Line d={curve(cubic, 160, 292)} ink={INKS.leaf.strong} />
    {[175, 226, 277].map((x) => (
      <Dot key={x} at={[x, 92]} ink={RED} />
    ))}
  </>
);

const wave = (x: number): number => 90 - 52 * Math.sin(((x - 136) / 84) * Math.PI);

/** A sine wave. */
export const SineWave = () => (
  <>
    <Axes ink={INKS.coral} x={136} y={90} />
    <Line d={curve(wave, 108, 312)} ink={INKS.coral.strong} />
  </>
);

/** Where the sine is a half: at 30 and at 150 degrees. */
export const SineIsHalf = () => (
  <>
    <Axes ink={INKS.leaf} x={136} y={90} />
    <Line d={curve(wave, 108, 312)} ink={INKS.leaf.strong} />
    <Line d="M112 64H312" ink={RED} width={4} />
    <Dot at={[150, 64]} ink={NIGHT} />
    <Dot at={[206, 64]} ink={NIGHT} />
  </>
);

/** Sine and cosine. */
export const SineAndCosine = () => (
  <>
    <Axes ink={INKS.sky} x={136} y={90} />
    <Line d={curve((x) => wave(x + 42), 108, 312)} ink={RED} width={5} />
    <Line d={curve(wave, 108, 312)} ink={INKS.sky.strong} />
  </>
);

const doubling = (x: number): number => 150 - 8 * 2 ** ((x - 136) / 40);

/** What doubles with each step. */
export const Doubling = () => (
  <>
    <Axes ink={INKS.leaf} x={136} y={150} />
    <Line d={curve(doubling, 112, 298)} ink={INKS.leaf.strong} />
    {[136, 176, 216, 256, 296].map((x) => (
      <Dot key={x} at={[x, doubling(x)]} ink={RED} />
    ))}
  </>
);

/** A logarithm: one step more each time that x is doubled. */
export const Logarithm = () => (
  <>
    <Axes ink={INKS.teal} x={136} y={120} />
    <Line d={curve((x) => 120 - 28 * Math.log2((x - 136) / 20), 142, 312)} ink={INKS.teal.strong} />
    {[156, 176, 216, 296].map((x, at) => (
      <Dot key={x} at={[x, 120 - 28 * at]} ink={RED} />
    ))}
  </>
);

/** A function and its inverse, each the image of the other in y = x. */
export const Inverse = () => (
  <>
    <Axes ink={INKS.coral} x={148} y={150} />
    <Line d="M136 162L292 6" ink={INKS.coral.middle} width={4} isDashed />
    <Line d={curve((x) => 150 - 30 * 2 ** ((x - 148) / 50), 130, 258)} ink={INKS.coral.strong} />
    <Line d={curve((x) => 150 - 50 * Math.log2((x - 148) / 30), 172, 296)} ink="#0191d2" />
  </>
);

/** A function of three pieces. */
export const Pieces = () => (
  <>
    <Axes ink={INKS.violet} x={136} y={150} />
    <Line d="M136 130L192 62H248L304 118" ink={INKS.violet.strong} />
    {[192, 248].map((x) => (
      <Dot key={x} at={[x, 62]} ink={SUN} size={8} />
    ))}
  </>
);

/** The modulus of x: whole, and with a corner where it has no gradient. */
export const Modulus = () => (
  <>
    <Axes ink={INKS.violet} x={226} y={138} />
    <Line d="M122 34L226 138L314 50" ink={INKS.violet.strong} />
    <Dot at={[226, 138]} ink={SUN} size={9} />
  </>
);

/** Where a curve is highest its gradient is nought. */
export const Highest = () => (
  <>
    <Axes ink={INKS.sky} x={136} y={150} />
    <Line d="M156 140Q226 -32 296 140" ink={INKS.sky.strong} />
    <Line d="M176 54H276" ink={RED} width={5} />
    <Dot at={[226, 54]} ink={NIGHT} size={8} />
  </>
);

const hill = (x: number): number => 118 - 44 * Math.sin((x - 130) / 42) - (x - 150) * 0.12;

/** The area under a curve. */
export const AreaUnder = () => (
  <>
    <Axes ink={INKS.sun} x={128} y={150} />
    <path d={`${curve(hill, 160, 284)}V150H160Z`} fill={SUN} />
    <Line d={curve(hill, 132, 312)} ink={INKS.sun.strong} />
  </>
);

/** The area between a parabola and a line. */
export const AreaBetween = () => (
  <>
    <Axes ink={INKS.coral} x={136} y={150} />
    <path d="M168 126Q226 -42 284 126Z" fill={INKS.coral.middle} />
    <Line d="M161 146Q226 -62 291 146M144 126H308" ink={INKS.coral.strong} width={5} />
  </>
);

/** Vectors of one direction: a, 2a and -a. */
export const Parallel = () => (
  <>
    <Axes ink={INKS.sky} x={136} y={150} />
    <Arrow from={[160, 126]} to={[208, 94]} ink={RED} />
    <Arrow from={[184, 142]} to={[280, 78]} ink={INKS.sky.strong} />
    <Arrow from={[256, 30]} to={[208, 62]} ink={INKS.violet.middle} />
  </>
);

/** A vector in space, of three parts. */
export const InSpace = () => (
  <>
    <Line d="M200 112V18M200 112L316 112M200 112L148 160" ink={INKS.teal.middle} width={4} />
    <Line d="M200 112L174 136H270L296 112M270 136V76" ink={INKS.teal.strong} width={3} isDashed />
    <Arrow from={[200, 112]} to={[270, 76]} ink={RED} />
  </>
);

/** A vector in its two parts. */
export const InParts = () => (
  <>
    <Axes ink={INKS.coral} x={136} y={150} />
    <Arrow from={[160, 126]} to={[280, 126]} ink="#0191d2" />
    <Arrow from={[280, 126]} to={[280, 54]} ink={INKS.leaf.middle} />
    <Arrow from={[160, 126]} to={[280, 54]} ink={INKS.coral.strong} />
  </>
);

/** A complex number in the plane, and its conjugate. */
export const Conjugates = () => (
  <>
    <Axes ink={INKS.sky} x={160} y={90} />
    <Line d="M160 90L268 42M160 90L268 138" ink={INKS.sky.strong} width={5} />
    <Line d="M268 42V138" ink={INKS.sky.middle} width={4} isDashed />
    <Dot at={[268, 42]} ink={RED} size={9} />
    <Dot at={[268, 138]} ink={SUN} size={9} />
  </>
);

/** A linear map: every square becomes the same parallelogram. */
export const Shear = () => (
  <>
    <path
      d={[0, 1, 2, 3, 4].map((at) => `M${118 + 36 * at} 150l48 -120M${118 + 12 * at} ${150 - 30 * at}h144`).join('')}
      fill="none"
      stroke={INKS.leaf.middle}
      strokeWidth="3"
    />
    <path d="M118 150h36l12 -30h-36Z" fill={SUN} />
    <Arrow from={[118, 150]} to={[154, 150]} ink={RED} />
    <Arrow from={[118, 150]} to={[130, 120]} ink={INKS.leaf.strong} />
  </>
);

/** The best corner of a region: where the last line touches it. */
export const BestCorner = () => (
  <>
    <Axes ink={INKS.teal} x={136} y={150} />
    <path d="M136 150V78L196 58L256 98V150Z" fill={INKS.teal.middle} opacity="0.7" />
    <Line d="M136 38L286 88M136 73L256 113M136 113L248 150" ink={INKS.teal.strong} width={3} isDashed />
    <Dot at={[196, 58]} ink={RED} size={9} />
    <Label at={[288, 50]} ink={INKS.teal.strong}>
      max
    </Label>
  </>
);
