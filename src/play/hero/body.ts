import {
  box,
  clipped,
  ellipse,
  oval,
  type Point,
  paint,
  path,
  polygon,
  rounded,
  shaded,
  stroke,
} from '../../stage/drawing';
import { SKIN, type Suit } from './suit';

/** Legs and boots. */
export const legs = ({ base, shade, trim }: Suit): string => {
  const leg = (x: number) => shaded(rounded(x, 214, 28, 52, 10), base, shade, { dx: -7, dy: 0 });
  const boot = (x: number) =>
    shaded(
      `M${x - 3} 252H${x + 27}C${x + 30} 258 ${x + 40} 262 ${x + 42} 274C${x + 43} 284 ${x + 36} 284 ${x + 32} 284H${x + 2}C${x - 6} 284 ${x - 5} 276 ${x - 4} 270Z`,
      trim[0],
      trim[1],
      { dx: -6, dy: -8 },
    );
  return leg(89) + leg(125) + boot(88) + boot(124);
};

/** The body with the belt. */
export const torso = ({ base, shade, light, trim }: Suit): string => {
  const outline =
    'M82 172C82 152 98 146 120 146C142 146 158 152 158 172L161 212C161 228 148 234 120 234C92 234 79 228 79 212Z';
  return (
    shaded(outline, base, shade, { dx: -12, dy: -6, light, lightX: -68, lightY: -10 }) +
    clipped(outline, box([70, 207, 100, 14], 0, trim[1]) + box([70, 207, 76, 14], 0, trim[0])) +
    box([109, 203, 24, 22], 7, trim[0]) +
    box([114, 208, 14, 12], 4, trim[1])
  );
};

/** The left arm, always on the hip. */
export const armOnHip = ({ base, shade, trim }: Suit): string =>
  stroke('M90 168C70 176 62 190 74 206', shade, 25) +
  stroke('M88 167C69 174 61 188 71 202', base, 20) +
  shaded(ellipse(80, 208, 16), trim[0], trim[1], { dx: -5, dy: -5 });

/** The right arm at rest. */
export const armAtRest = ({ base, shade, trim }: Suit): string =>
  stroke('M150 168C170 178 176 192 164 206', shade, 25) +
  stroke('M148 167C167 175 172 189 162 202', base, 20) +
  shaded(ellipse(160, 208, 16), trim[0], trim[1], { dx: -5, dy: -5 });

const CUFF: readonly Point[] = [
  [178, 132],
  [206, 128],
  [210, 140],
  [182, 146],
];
/** The right arm that zaps. */
export const armZapping = ({ base, shade, trim }: Suit): string =>
  stroke('M150 170C172 166 186 148 192 128', shade, 26) +
  stroke('M148 168C170 163 183 146 189 128', base, 19) +
  shaded(polygon(CUFF, 6), trim[0], trim[1], { dx: -5, dy: -3 }) +
  shaded(ellipse(197, 114, 19, 19), trim[0], trim[1], { dx: -6, dy: -6 }) +
  stroke('M190 106C194 102 200 102 204 106', trim[1], 4);

/** The head in its cowl, without the face. */
export const head = ({ base, shade, light, trim }: Suit): string => {
  const tuft = 'M98 46C88 22 106 0 140 -6C132 6 136 14 146 14C158 14 166 6 168 -4C184 22 172 50 140 52Z';
  const cowl = 'M52 96C50 54 80 34 120 34C160 34 190 54 188 96C187 134 160 156 120 156C80 156 53 134 52 96Z';
  const face = 'M70 104C70 80 92 70 124 70C156 70 176 82 176 106C176 134 154 149 122 149C90 149 70 132 70 104Z';
  return (
    shaded(tuft, paint('sun-400'), '#EFA208', { dx: -9, dy: 0, light: paint('sun-200'), lightX: -30, lightY: 14 }) +
    shaded(ellipse(54, 98, 14, 19), trim[0], trim[1], { dx: -5, dy: -5 }) +
    shaded(ellipse(187, 98, 13, 18), trim[0], trim[1], { dx: -8, dy: -5 }) +
    shaded(cowl, base, shade, { dx: -14, dy: -10, light, lightX: -92, lightY: -34 }) +
    path('M112 34C116 46 126 58 140 64C144 54 142 42 138 35Z', shade, { opacity: 0.35 }) +
    shaded(face, SKIN[0], SKIN[1], { dx: -10, dy: -8 })
  );
};

/** What the hero's face says. */
export type HeroMood = 'smile' | 'cheer' | 'oops';

const LIPS = '#7A2B2B';
const MOUTHS: Readonly<Record<HeroMood, string>> = {
  smile:
    path('M106 130C112 144 138 145 146 129C133 133.5 118 133.5 106 130Z', LIPS) +
    path('M117 138.5C122 142 131 142 136 137.5C130 135.5 122 135.8 117 138.5Z', paint('coral-300')),
  cheer:
    path('M104 126C104 146 146 148 147 125C134 130 118 130 104 126Z', LIPS) +
    path('M113 138C120 145 133 145 139 137C132 133 120 133.5 113 138Z', paint('coral-300')),
  oops: oval(126, 134, 8, 6.5, LIPS),
};
/** The mouth and cheeks of a mood. */
export const mouth = (mood: HeroMood): string =>
  oval(86, 130, 9, 6, '#F79A6B', { opacity: 0.55 }) + oval(163, 126, 8, 6, '#F79A6B', { opacity: 0.55 }) + MOUTHS[mood];
