/* What stands on the drawings of triangles, circles, angles and solids: each is true. */
import { Corner, Dot, INKS, Label, Line, NIGHT, RED, SUN } from './paper';

/** A right-angled triangle with the names of its sides, as seen from an angle. */
export const NamedSides = () => (
  <g transform="translate(-16 0)">
    <path d="M160 146H288V50Z" fill={INKS.sun.faint} />
    <Line d="M276 146V134H288" ink={INKS.sun.strong} width={3} />
    <Line d="M160 146H288" ink="#0191d2" />
    <Line d="M288 146V50" ink={RED} />
    <Line d="M160 146L288 50" ink={NIGHT} width={5} />
    <Line d="M186 146A26 26 0 0 0 180.8 130.4" ink={INKS.sun.strong} width={4} />
    <Label at={[226, 164]} ink={INKS.sun.strong}>
      adj
    </Label>
    <Label at={[306, 98]} ink={INKS.sun.strong}>
      opp
    </Label>
    <Label at={[204, 84]} ink={INKS.sun.strong}>
      hyp
    </Label>
  </g>
);

/** A right-angled triangle with sides of 4 and 3, and an angle to be found. */
export const AngleWanted = () => (
  <>
    <path d="M164 144H284V54Z" fill={INKS.teal.faint} />
    <Line d="M164 144H284V54Z" ink={INKS.teal.strong} />
    <Line d="M272 144V132H284" ink={INKS.teal.strong} width={3} />
    <Line d="M196 144A32 32 0 0 0 189.6 124.8" ink={RED} width={4} />
    <Label at={[212, 130]} ink={INKS.teal.strong} size={22}>
      ?
    </Label>
    <Label at={[224, 162]} ink={INKS.teal.strong}>
      4
    </Label>
    <Label at={[299, 99]} ink={INKS.teal.strong}>
      3
    </Label>
  </>
);

/** A tower, seen from the ground at an angle. */
export const Tower = () => (
  <>
    <path d="M262 40h30v106h-30Z" fill={INKS.sky.middle} />
    <path d="M256 40l21 -22l21 22Z" fill={RED} />
    <Line d="M120 146H312" ink={NIGHT} width={4} />
    <Line d="M140 146L277 18" ink={INKS.sky.strong} width={4} isDashed />
    <Line d="M176 146A36 36 0 0 0 166.3 121.4" ink={INKS.sky.strong} width={4} />
    <Dot at={[140, 146]} ink={NIGHT} />
  </>
);

/** Two triangles of one shape, one twice as large. */
export const SimilarTriangles = () => (
  <>
    <path d="M140 150H200L182 104Z" fill={SUN} />
    <path d="M196 150H316L280 58Z" fill={INKS.teal.middle} />
    <Line d="M140 150H200L182 104ZM196 150H316L280 58Z" ink={INKS.teal.strong} width={4} />
  </>
);

/** The three angles of a triangle make a straight line. */
export const AnglesOfTriangle = () => (
  <>
    <Corner at={[156, 130]} from={[294, 130]} to={[240, 48]} ink={RED} />
    <Corner at={[240, 48]} from={[156, 48]} to={[156, 130]} ink={RED} />
    <Corner at={[240, 48]} from={[156, 130]} to={[294, 130]} ink={SUN} />
    <Corner at={[294, 130]} from={[240, 48]} to={[156, 130]} ink="#0191d2" />
    <Corner at={[240, 48]} from={[294, 130]} to={[310, 48]} ink="#0191d2" />
    <Line d="M156 130L240 48L294 130Z" ink={INKS.teal.strong} width={5} />
    <Line d="M166 48H308" ink={INKS.teal.middle} width={4} isDashed />
  </>
);

/** Alternate angles at parallel lines. */
export const ParallelLines = () => (
  <>
    <Corner at={[202.2, 126]} from={[312, 126]} to={[253.7, 54]} ink={RED} />
    <Corner at={[253.7, 54]} from={[136, 54]} to={[202.2, 126]} ink={RED} />
    <Line d="M136 54H312M136 126H312" ink={INKS.coral.strong} width={5} />
    <Line d="M176.5 162L279.5 18" ink={NIGHT} width={5} />
    <Line d="M288 46l8 8l-8 8M288 118l8 8l-8 8" ink={INKS.coral.strong} width={4} />
  </>
);

/** A regular hexagon in six equal triangles. */
export const Hexagon = () => (
  <>
    <path d="M226 90L297 90L261.5 28.5H190.5L155 90L190.5 151.5H261.5L297 90Z" fill={INKS.violet.middle} />
    <path d="M226 90H297L261.5 151.5Z" fill={SUN} />
    <Line
      d="M297 90L261.5 28.5H190.5L155 90L190.5 151.5H261.5ZM155 90H297M190.5 28.5L261.5 151.5M261.5 28.5L190.5 151.5"
      ink={INKS.violet.strong}
      width={4}
    />
  </>
);

/** The angle in a semicircle is right. */
export const InSemicircle = () => (
  <>
    <circle cx="226" cy="92" r="68" fill={INKS.sky.faint} stroke={INKS.sky.strong} strokeWidth="5" />
    <Line d="M158 92H294L246.9 27.3Z" ink={RED} width={5} />
    <Line d="M237.2 34.4L244.3 44.1L254 37" ink={NIGHT} width={3} />
    <Dot at={[226, 92]} ink={NIGHT} size={5} />
  </>
);

/** The angle at the centre is twice that at the edge. */
export const AtCentre = () => (
  <>
    <circle cx="226" cy="92" r="68" fill={INKS.violet.faint} stroke={INKS.violet.strong} strokeWidth="5" />
    <Line d="M167.1 126L226 24L284.9 126" ink="#0191d2" width={5} />
    <Line d="M167.1 126L226 92L284.9 126" ink={RED} width={5} />
    <Dot at={[226, 92]} ink={NIGHT} size={6} />
    <Dot at={[226, 24]} ink={NIGHT} size={6} />
  </>
);

/** A tangent stands square on the radius. */
export const TangentOfCircle = () => (
  <>
    <circle cx="208" cy="92" r="62" fill={INKS.teal.faint} stroke={INKS.teal.strong} strokeWidth="5" />
    <Line d="M270 16V168" ink={RED} width={5} />
    <Line d="M208 92H270" ink={NIGHT} width={5} />
    <Line d="M258 92V80H270" ink={NIGHT} width={3} />
    <Dot at={[208, 92]} ink={NIGHT} size={6} />
  </>
);

/** A sector of a quarter. */
export const Sector = () => (
  <>
    <circle cx="226" cy="92" r="68" fill={INKS.sky.middle} />
    <path d="M226 92V24A68 68 0 0 1 294 92Z" fill={SUN} stroke={NIGHT} strokeWidth="4" strokeLinejoin="round" />
  </>
);

/** A radian: an arc as long as the radius. */
export const Radian = () => (
  <>
    <circle cx="214" cy="98" r="68" fill="none" stroke={INKS.sun.middle} strokeWidth="4" />
    <path d="M214 98H282A68 68 0 0 0 250.7 40.8Z" fill={INKS.sun.faint} />
    <Line d="M214 98H282M214 98L250.7 40.8" ink={NIGHT} width={5} />
    <Line d="M282 98A68 68 0 0 0 250.7 40.8" ink={RED} />
    <Label at={[239, 84]} ink={INKS.sun.strong} size={22}>
      1
    </Label>
  </>
);

/** A cylinder. */
export const Cylinder = () => (
  <>
    <path d="M168 46V136A58 20 0 0 0 284 136V46Z" fill={INKS.leaf.middle} />
    <ellipse cx="226" cy="46" rx="58" ry="20" fill={SUN} />
    <Line
      d="M168 46V136A58 20 0 0 0 284 136V46A58 20 0 0 1 168 46A58 20 0 0 1 284 46"
      ink={INKS.leaf.strong}
      width={4}
    />
  </>
);

/** A cuboid with its diagonal. */
export const Diagonal = () => (
  <>
    <path d="M160 62H262V146H160Z" fill={INKS.violet.faint} />
    <Line d="M160 62H262V146H160ZM160 62L196 32H298V116L262 146M262 62L298 32" ink={INKS.violet.strong} width={4} />
    <Line d="M160 146L196 116H298M196 116V32" ink={INKS.violet.middle} width={4} isDashed />
    <Line d="M160 146L298 32" ink={RED} width={5} />
  </>
);
