/* What stands on the drawings of whole courses and of what is done with things. */
import { Dot, INKS, Label, Line, NIGHT, RED, SUN } from './paper';

/** The keys of a calculator. */
export const Keys = () => (
  <>
    <rect x="170" y="16" width="112" height="148" rx="16" fill={INKS.violet.strong} />
    <rect x="182" y="28" width="88" height="32" rx="7" fill={INKS.leaf.middle} />
    {Array.from({ length: 12 }, (_, at) => (
      <rect
        key={at}
        x={182 + 31 * (at % 3)}
        y={70 + 23 * Math.floor(at / 3)}
        width="26"
        height="17"
        rx="5"
        fill={at === 11 ? SUN : INKS.violet.paper}
      />
    ))}
  </>
);

/** A sheet with questions, some of them ticked. */
export const Sheet = () => (
  <>
    <rect x="170" y="16" width="112" height="148" rx="10" fill={INKS.sky.middle} />
    <rect x="178" y="24" width="96" height="132" rx="5" fill={INKS.sky.paper} />
    <Line d="M212 48H260M212 76H250M212 104H260M212 132H244" ink={INKS.sky.strong} width={5} />
    <Line d="M188 48l5 6l9 -12M188 76l5 6l9 -12M188 104l5 6l9 -12" ink={RED} width={4} />
  </>
);

/** A row of books. */
export const Books = () => (
  <>
    <rect x="164" y="40" width="30" height="112" rx="5" fill={RED} />
    <rect x="198" y="58" width="24" height="94" rx="5" fill={SUN} />
    <rect x="226" y="30" width="34" height="122" rx="5" fill={INKS.teal.middle} />
    <path d="M268 66l24 -8l32 90l-24 8Z" fill="#9081ff" transform="translate(-14 0)" />
    <Line d="M150 154H314" ink={NIGHT} width={5} />
  </>
);

/** A ruler and a pair of compasses. */
export const Compasses = () => (
  <>
    <circle cx="226" cy="126" r="44" fill="none" stroke={INKS.coral.middle} strokeWidth="4" />
    <Line d="M226 126L246 28L270 126" ink={INKS.coral.strong} />
    <Dot at={[246, 28]} ink={SUN} size={11} />
    <Dot at={[226, 126]} ink={NIGHT} size={5} />
    <Dot at={[270, 126]} ink={NIGHT} size={5} />
  </>
);

/** A seesaw at rest: 2 at three steps, 3 at two. */
export const Seesaw = () => (
  <>
    <path d="M226 104l26 48h-52Z" fill={INKS.violet.middle} />
    <Line d="M148 100H290" ink={NIGHT} />
    <rect x="137" y="62" width="28" height="34" rx="5" fill={RED} />
    <rect x="260" y="50" width="32" height="46" rx="5" fill={SUN} />
    <Label at={[151, 79]} ink="#1b1b3a">
      2
    </Label>
    <Label at={[276, 73]} ink="#1b1b3a">
      3
    </Label>
    <Line d="M201 106v6M176 106v6M151 106v6M251 106v6M276 106v6" ink={INKS.violet.strong} width={3} />
  </>
);

/** Money that grows: each heap is higher than the last. */
export const Heaps = () => (
  <>
    {[1, 2, 4, 7].map((count, column) =>
      Array.from({ length: count }, (_, at) => (
        <rect
          key={`${column} ${at}`}
          x={156 + 40 * column}
          y={138 - 17 * at}
          width="34"
          height="14"
          rx="7"
          fill={SUN}
          stroke="#8a5a00"
          strokeWidth="2.5"
        />
      )),
    )}
    <Line d="M146 156H318" ink={NIGHT} width={4} />
  </>
);

/** Steps that rise alike: an arithmetic sequence. */
export const Steps = () => (
  <>
    {[1, 2, 3, 4, 5].map((count) => (
      <rect
        key={count}
        x={126 + 30 * count}
        y={152 - 24 * count}
        width="27"
        height={24 * count}
        rx="4"
        fill={INKS.coral.middle}
      />
    ))}
    <Line d="M170 116L290 20" ink={INKS.coral.strong} width={4} isDashed />
  </>
);

/** The inequality x > 2 on the line of numbers. */
export const Beyond = () => (
  <>
    <Line d="M144 100H312M168 92v16M202 92v16M236 92v16M270 92v16M304 92v16" ink={NIGHT} width={4} />
    <Line d="M236 66H300m-10 -9l11 9l-11 9" ink={RED} />
    <circle cx="236" cy="66" r="9" fill={INKS.teal.paper} stroke={RED} strokeWidth="5" />
    {[0, 1, 2, 3, 4].map((number) => (
      <Label key={number} at={[168 + 34 * number, 128]} ink={INKS.teal.strong}>
        {number}
      </Label>
    ))}
  </>
);
