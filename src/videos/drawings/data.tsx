/* What stands on the drawings of data, chance, sets and networks: each is true. */
import { Axes, curve, Dot, INKS, Label, Line, NIGHT, RED, SUN } from './paper';

const FLOOR = 148;
const bell = (x: number): number => FLOOR - 116 * Math.exp(-(((x - 222) / 40) ** 2) / 2);

interface BarsProps {
  readonly heights: readonly number[];
  readonly ink: string;
  /** Which one is of another colour. */
  readonly marked?: number;
  readonly width: number;
}

const Bars = ({ heights, ink, marked, width }: BarsProps) =>
  heights.map((height, at) => (
    <rect
      key={at}
      x={158 + at * (144 / heights.length)}
      y={FLOOR - height}
      width={width}
      height={height}
      fill={at === marked ? SUN : ink}
    />
  ));

const Floor = () => <Line d={`M146 ${FLOOR}H312`} ink={NIGHT} width={4} />;

/** A normal curve, and all within one standard deviation of its middle. */
export const NormalCurve = () => (
  <>
    <path d={`${curve(bell, 182, 262)}L262 ${FLOOR}H182Z`} fill={SUN} />
    <Line d={curve(bell, 136, 308)} ink={INKS.violet.strong} />
    <Floor />
  </>
);

/** The end of a normal curve, beyond which a hypothesis is given up. */
export const CriticalRegion = () => (
  <>
    <path d={`${curve(bell, 278, 308)}L308 ${FLOOR}H278Z`} fill={RED} />
    <Line d={`${curve(bell, 136, 308)}M278 ${FLOOR}V96`} ink={INKS.sky.strong} />
    <Floor />
  </>
);

/** How often heads come in four throws: 1, 4, 6, 4, 1 of 16. */
export const FourThrows = () => (
  <>
    <Bars heights={[19, 76, 114, 76, 19]} ink={INKS.coral.middle} width={22} />
    <Floor />
  </>
);

/** Grouped data, and the class that comes most often. */
export const Histogram = () => (
  <>
    <Bars heights={[36, 72, 112, 88, 44, 24]} ink={INKS.sky.middle} marked={2} width={23} />
    <Floor />
  </>
);

/** A half, a third and a sixth make a whole. */
export const Pie = () => (
  <>
    <circle cx="226" cy="90" r="68" fill={INKS.violet.middle} />
    <path d="M226 90V22A68 68 0 0 1 226 158Z" fill={SUN} />
    <path d="M226 90V158A68 68 0 0 1 167.1 124Z" fill={RED} />
  </>
);

/** Middle, quartiles and ends of some data. */
export const BoxPlot = () => (
  <>
    <path d="M190 60h66v48h-66Z" fill={INKS.teal.middle} />
    <Line d="M190 60h66v48h-66ZM150 84h40M256 84h48M150 70v28M304 70v28" ink={INKS.teal.strong} width={4} />
    <Line d="M216 60v48" ink={SUN} />
    <Line d="M140 146H312M150 140v6M190 140v6M216 140v6M256 140v6M304 140v6" ink={NIGHT} width={4} />
  </>
);

const PAIRS = [
  [150, 132],
  [170, 122],
  [184, 130],
  [206, 98],
  [222, 104],
  [240, 82],
  [258, 70],
  [280, 66],
  [296, 40],
] as const;

/** Pairs of data, and the line that fits them best. */
export const Scatter = () => (
  <>
    <Axes ink={INKS.leaf} x={136} y={150} />
    <Line d="M142 140L306 38" ink={INKS.leaf.strong} width={4} />
    {PAIRS.map(([x, y]) => (
      <Dot key={x} at={[x, y]} ink={RED} size={6} />
    ))}
  </>
);

/** The mean makes all alike: 2, 7 and 3 are three fours. */
export const Mean = () => (
  <>
    {[2, 7, 3].map((count, column) =>
      Array.from({ length: count }, (_, at) => (
        <rect
          key={`${column} ${at}`}
          x={164 + 46 * column}
          y={140 - 19 * at}
          width="38"
          height="16"
          rx="5"
          fill={at < 4 ? INKS.sun.middle : RED}
        />
      )),
    )}
    <Line d="M152 80H308" ink={INKS.sun.strong} width={4} isDashed />
  </>
);

/** Some of a crowd. */
export const Sample = () =>
  Array.from({ length: 24 }, (_, at) => (
    <Dot
      key={at}
      at={[164 + 26 * (at % 6), 42 + 32 * Math.floor(at / 6)]}
      ink={at % 5 === 2 ? RED : INKS.leaf.middle}
      size={10}
    />
  ));

/** A five on a die. */
export const Die = () => (
  <>
    <rect x="168" y="32" width="116" height="116" rx="22" fill={INKS.leaf.strong} />
    {[
      [196, 60],
      [256, 60],
      [226, 90],
      [196, 120],
      [256, 120],
    ].map(([x = 0, y = 0]) => (
      <Dot key={`${x} ${y}`} at={[x, y]} ink={INKS.leaf.paper} size={11} />
    ))}
  </>
);

const PARTS = [SUN, RED, SUN, '#0191d2', SUN, '#0191d2'];

const rimOf = (angle: number) => `${(226 + 66 * Math.cos(angle)).toFixed(1)} ${(90 + 66 * Math.sin(angle)).toFixed(1)}`;

/** A spinner of six equal parts: three, two and one. */
export const Spinner = () => (
  <>
    {PARTS.map((ink, at) => {
      const [from, to] = [(at * Math.PI) / 3, ((at + 1) * Math.PI) / 3];
      return <path key={at} d={`M226 90L${rimOf(from)}A66 66 0 0 1 ${rimOf(to)}Z`} fill={ink} />;
    })}
    <Line d="M226 90L262 70" ink={NIGHT} />
    <Dot at={[226, 90]} ink={NIGHT} size={8} />
  </>
);

/** Two sets, and what is in both. */
export const TwoSets = () => (
  <>
    <path d="M226 41.2A56 56 0 0 1 226 138.8A56 56 0 0 1 226 41.2Z" fill={SUN} />
    <circle cx="198.5" cy="90" r="56" fill="none" stroke={INKS.coral.strong} strokeWidth="5" />
    <circle cx="253.5" cy="90" r="56" fill="none" stroke="#0191d2" strokeWidth="5" />
  </>
);

/** The prime factors of 12 and 18, and those of both. */
export const PrimesOfTwo = () => (
  <>
    <TwoSets />
    {[
      ['2', 168, 90],
      ['2', 226, 74],
      ['3', 226, 106],
      ['3', 284, 90],
    ].map(([factor, x, y]) => (
      <Label
        key={`${x} ${y}`}
        at={[Number(x), Number(y)]}
        ink={Number(x) === 226 ? '#1b1b3a' : INKS.coral.strong}
        size={24}
      >
        {factor}
      </Label>
    ))}
  </>
);

/** Every one of a set leads to one of another. */
export const Mapping = () => (
  <>
    <ellipse cx="176" cy="90" rx="30" ry="66" fill={INKS.leaf.faint} stroke={INKS.leaf.strong} strokeWidth="4" />
    <ellipse cx="284" cy="90" rx="30" ry="66" fill={INKS.leaf.faint} stroke={INKS.leaf.strong} strokeWidth="4" />
    <Line d="M176 50L284 64M176 90L284 64M176 130L284 116" ink={RED} width={4} />
    {[50, 90, 130].map((y) => (
      <Dot key={y} at={[176, y]} ink={INKS.leaf.strong} />
    ))}
    {[64, 116].map((y) => (
      <Dot key={y} at={[284, y]} ink={INKS.leaf.strong} />
    ))}
  </>
);

/** Numbers within numbers: natural, whole, rational, real. */
export const NumbersWithin = () => (
  <>
    {[
      [80, 66, INKS.violet.middle, 'R'],
      [61, 50, '#5ab8f5', 'Q'],
      [42, 34, SUN, 'Z'],
      [22, 18, RED, 'N'],
    ].map(([width, height, ink, name], at) => (
      <g key={name}>
        <ellipse cx={306 - Number(width)} cy="92" rx={width} ry={height} fill={String(ink)} />
        <Label at={[at === 3 ? 284 : 325 - 2 * Number(width), 92]} ink="#1b1b3a" size={16}>
          {name}
        </Label>
      </g>
    ))}
  </>
);

const FIVE = [0, 1, 2, 3, 4].map((at) => {
  const angle = ((at * 4 - 5) * Math.PI) / 10;
  return [Math.round(226 + 66 * Math.cos(angle)), Math.round(94 + 66 * Math.sin(angle))] as const;
});

/** Five points, and the ten lines between them. */
export const AllToAll = () => (
  <>
    <Line
      d={FIVE.flatMap((from, at) => FIVE.slice(at + 1).map((to) => `M${from.join(' ')}L${to.join(' ')}`)).join('')}
      ink={INKS.violet.middle}
      width={4}
    />
    {FIVE.map((at) => (
      <Dot key={at.join(' ')} at={at} ink={INKS.violet.strong} size={11} />
    ))}
  </>
);
