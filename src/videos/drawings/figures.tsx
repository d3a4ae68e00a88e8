/* What stands on the drawings of topics that are about shapes, numbers and chance: each is true. */
import { Dot, INKS, Line, NIGHT, RED, SUN } from './paper';

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

const RINGS = [INKS.violet.strong, RED, SUN, '#00ada4', '#aca4ff'];

/** The first five odd numbers make a square. */
export const OddNumbers = () =>
  times(25).map((at) => {
    const [column, row] = [at % 5, Math.floor(at / 5)];
    return (
      <rect
        key={at}
        x={178 + 25 * column}
        y={130 - 25 * row}
        width="22"
        height="22"
        rx="6"
        fill={RINGS[Math.max(column, row)]}
      />
    );
  });

/** (a + b) squared is a squared, b squared and two of a times b. */
export const SquareOfSum = () => (
  <>
    <rect x="174" y="34" width="66" height="66" rx="6" fill={INKS.leaf.strong} />
    <rect x="244" y="34" width="36" height="66" rx="6" fill={INKS.leaf.middle} />
    <rect x="174" y="104" width="66" height="36" rx="6" fill={INKS.leaf.middle} />
    <rect x="244" y="104" width="36" height="36" rx="6" fill={SUN} />
  </>
);

const THREES = [INKS.sky.strong, '#00ada4', INKS.violet.middle, RED, '#47af61', SUN];

/** 16 is five threes and one. */
export const FiveThreesAndOne = () =>
  times(16).map((at) => (
    <Dot
      key={at}
      at={[196 + 30 * (at % 4), 45 + 30 * Math.floor(at / 4)]}
      ink={THREES[Math.floor(at / 3)] ?? SUN}
      size={11}
    />
  ));

/** 2 to 3. */
export const TwoToThree = () => (
  <>
    {times(2).map((at) => (
      <rect key={at} x={170 + 40 * at} y="48" width="36" height="36" rx="8" fill={INKS.sun.middle} />
    ))}
    {times(3).map((at) => (
      <rect key={at} x={170 + 40 * at} y="96" width="36" height="36" rx="8" fill={RED} />
    ))}
  </>
);

/** The squares on the sides of a triangle of 3, 4 and 5. */
export const Pythagoras = () => (
  <>
    <path d="M158 68h42v42h-42Z" fill={INKS.teal.middle} />
    <path d="M200 110h56v56h-56Z" fill={INKS.teal.strong} />
    <path d="M200 68L256 110L298 54L242 12Z" fill={SUN} />
    <Line d="M200 68V110H256Z" ink={INKS.teal.paper} width={4} fill={NIGHT} />
  </>
);

/** A cube, seen from a corner. */
export const Cube = () => (
  <>
    <path d="M226 26L288 62L226 98L164 62Z" fill={INKS.coral.middle} />
    <path d="M164 62L226 98V168L164 132Z" fill={INKS.coral.strong} />
    <path d="M288 62L226 98V168L288 132Z" fill="#e2574f" />
  </>
);

/** Two throws of a coin. */
export const TwoThrows = () => (
  <>
    <Line
      d="M160 90L218 50M160 90L218 130M218 50L280 26M218 50L280 68M218 130L280 112M218 130L280 154"
      ink={INKS.violet.middle}
      width={5}
    />
    <Dot at={[160, 90]} ink={NIGHT} size={9} />
    {[50, 26, 112].map((y, at) => (
      <Dot key={y} at={[at === 0 ? 218 : 280, y]} ink={INKS.violet.strong} size={11} />
    ))}
    {[130, 68, 154].map((y, at) => (
      <Dot key={y} at={[at === 0 ? 218 : 280, y]} ink={SUN} size={11} />
    ))}
  </>
);

/** The seven bridges of Konigsberg: four lands. */
export const SevenBridges = () => (
  <>
    <Line
      d="M170 90Q176 44 226 32M170 90Q214 78 226 32M170 90Q176 136 226 148M170 90Q214 102 226 148M170 90H290M226 32L290 90M226 148L290 90"
      ink={INKS.teal.middle}
      width={5}
    />
    {[
      [170, 90],
      [226, 32],
      [226, 148],
      [290, 90],
    ].map(([x = 0, y = 0]) => (
      <Dot key={`${x} ${y}`} at={[x, y]} ink={INKS.teal.strong} size={12} />
    ))}
  </>
);

/** How often each sum of two dice comes: 1, 2 ... 6 ... 2, 1 of 36. */
export const SumsOfDice = () => (
  <>
    {times(11).map((at) => {
      const height = 20 * (6 - Math.abs(5 - at));
      return (
        <rect
          key={at}
          x={158 + 13 * at}
          y={156 - height}
          width="11"
          height={height}
          rx="3"
          fill={at === 5 ? SUN : INKS.sky.strong}
        />
      );
    })}
    <Line d="M150 158H308" ink={NIGHT} width={4} />
  </>
);

/** Plus, minus, times and divided by. */
export const FourSigns = () => (
  <>
    {[INKS.violet.strong, INKS.coral.strong, INKS.teal.strong, INKS.leaf.strong].map((ink, at) => (
      <rect
        key={ink}
        x={178 + 58 * (at % 2)}
        y={34 + 58 * Math.floor(at / 2)}
        width="52"
        height="52"
        rx="14"
        fill={ink}
      />
    ))}
    <Line
      d="M204 48V72M192 60H216M250 60H274M195 109L213 127M213 109L195 127M250 118H274"
      ink={INKS.sun.paper}
      width={6}
    />
    <Dot at={[262, 107]} ink={INKS.sun.paper} size={4} />
    <Dot at={[262, 129]} ink={INKS.sun.paper} size={4} />
  </>
);
