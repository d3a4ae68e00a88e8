/* What stands on the drawings of topics that are drawn on squared paper: each is true. */
import { Arrow, Axes, Dot, INKS, Line, NIGHT, RED, SUN } from './paper';

/** A parabola moved along its axis: y = x squared, and the same two to the right. */
export const MovedParabola = () => (
  <>
    <Axes ink={INKS.teal} x={136} y={126} />
    <Line d="M160 30Q196 222 232 30" ink={INKS.teal.middle} />
    <Line d="M220 30Q256 222 292 30" ink={INKS.teal.strong} />
    <Line d="M202 126h44m-9-8l9 8-9 8" ink={RED} width={5} />
    <Dot at={[196, 126]} ink={INKS.teal.middle} size={6} />
    <Dot at={[256, 126]} ink={INKS.teal.strong} size={6} />
  </>
);

/** A line that rises by two for every three. */
export const RisingLine = () => (
  <>
    <Axes ink={INKS.sky} x={136} y={150} />
    <Line d="M124 158L316 30" ink={INKS.sky.strong} />
    <Line d="M184 118H256V70" ink={SUN} width={5} />
    <Dot at={[184, 118]} ink={NIGHT} />
    <Dot at={[256, 70]} ink={NIGHT} />
  </>
);

/** The sine and the cosine of 40 degrees. */
export const UnitCircle = () => (
  <>
    <Axes ink={INKS.sun} x={226} y={102} />
    <circle cx="226" cy="102" r="68" fill="none" stroke={INKS.sun.strong} strokeWidth="5" />
    <path d="M226 102H278.1V58.3Z" fill={INKS.sun.faint} />
    <Line d="M226 102H278.1" ink={INKS.sky.strong} />
    <Line d="M278.1 102V58.3" ink={INKS.coral.strong} />
    <Line d="M226 102L278.1 58.3" ink={NIGHT} width={5} />
    <Dot at={[278.1, 58.3]} ink={NIGHT} />
  </>
);

/** A parabola and its tangent. */
export const Tangent = () => (
  <>
    <Axes ink={INKS.coral} x={136} y={150} />
    <Line d="M150 52Q220 248 290 52" ink={INKS.coral.strong} />
    <Line d="M225 167.5L290 76.5" ink={INKS.violet.strong} width={5} />
    <Dot at={[255, 125.5]} ink={NIGHT} />
  </>
);

/** The height of a parabola of 90, 10 at both ends of 160. */
const heightAt = (x: number): number => 90 - 0.0125 * (x - 220) ** 2;

/** The area under a curve, nearly, in eight strips. */
export const Strips = () => (
  <>
    <Axes ink={INKS.leaf} x={128} y={140} />
    {Array.from({ length: 8 }, (_, at) => {
      const height = heightAt(150 + 20 * at);
      return (
        <rect key={at} x={141 + 20 * at} y={140 - height} width="18" height={height} fill={at % 2 ? SUN : '#ffe08a'} />
      );
    })}
    <Line d="M140 130Q220 -30 300 130" ink={INKS.leaf.strong} />
  </>
);

/** Two vectors and their sum. */
export const SumOfVectors = () => (
  <>
    <Axes ink={INKS.violet} x={136} y={150} />
    <Line d="M208 54L304 30M256 126L304 30" ink={INKS.violet.middle} width={4} isDashed />
    <Arrow from={[160, 150]} to={[208, 54]} ink={INKS.coral.strong} />
    <Arrow from={[160, 150]} to={[256, 126]} ink={INKS.sky.strong} />
    <Arrow from={[160, 150]} to={[304, 30]} ink={INKS.violet.strong} />
  </>
);

/** A throw: as far forward in each moment, and a parabola upward. */
export const Throw = () => (
  <>
    <Axes ink={INKS.sky} x={136} y={150} />
    <Line d="M144 150Q222 -70 300 150" ink={INKS.sky.middle} isDashed />
    {[0, 0.25, 0.5, 0.75, 1].map((part) => (
      <Dot key={part} at={[144 + 156 * part, 150 - 440 * part * (1 - part)]} ink={INKS.sky.strong} size={9} />
    ))}
    <Arrow from={[222, 40]} to={[272, 40]} ink={INKS.coral.strong} />
  </>
);

const FIFTHS = [0, 1, 2, 3, 4].map((at) => (at * 2 * Math.PI) / 5);

/** The five fifth roots of one. */
export const RootsOfOne = () => (
  <>
    <Axes ink={INKS.violet} x={226} y={90} />
    <circle cx="226" cy="90" r="62" fill="none" stroke={INKS.violet.middle} strokeWidth="4" />
    {FIFTHS.map((angle) => {
      const [x, y] = [226 + 62 * Math.cos(angle), 90 - 62 * Math.sin(angle)];
      return (
        <g key={angle}>
          <Line d={`M226 90L${x} ${y}`} ink={INKS.violet.strong} width={4} />
          <Dot at={[x, y]} ink={INKS.violet.strong} size={8} />
        </g>
      );
    })}
    <Dot at={[288, 90]} ink={SUN} size={8} />
  </>
);

/** What lies below two lines, and its corner. */
export const Region = () => (
  <>
    <Axes ink={INKS.leaf} x={136} y={150} />
    <path d="M136 150V54L208 78L280 150Z" fill={INKS.leaf.middle} opacity="0.7" />
    <Line d="M112 46L304 110M184 54L304 174" ink={INKS.leaf.strong} width={5} />
    <Dot at={[208, 78]} ink={SUN} size={9} />
  </>
);
