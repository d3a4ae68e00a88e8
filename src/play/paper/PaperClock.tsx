const HOUR = 60;
const HALF_DAY = 12 * HOUR;
const MARKS = { each: 6, hour: 30 } as const;

/** A straight mark or hand, turned clockwise from 12. Distances are from the centre. */
const Hand = ({ turn, from, to, width }: Readonly<Record<'turn' | 'from' | 'to' | 'width', number>>) => (
  <line y1={-from} y2={-to} strokeWidth={width} strokeLinecap="round" transform={`rotate(${turn})`} />
);

/** A clock face with both hands, at a time in minutes since midnight. */
export function PaperClock({ minutes }: { readonly minutes: number }) {
  return (
    <svg viewBox="-52 -52 104 104" className="paper-clock" aria-hidden>
      <circle r={50} />
      {Array.from({ length: 60 }, (_, minute) => (
        <Hand
          key={minute}
          turn={minute * MARKS.each}
          from={minute % 5 === 0 ? 45 : 47}
          to={49}
          width={minute % 5 === 0 ? 1.6 : 0.6}
        />
      ))}
      {Array.from({ length: 12 }, (_, index) => {
        const turn = (index + 1) * MARKS.hour;
        return (
          <text
            key={index}
            transform={`rotate(${turn}) translate(0 -36) rotate(${-turn})`}
            textAnchor="middle"
            dominantBaseline="central"
            fontSize={11}
          >
            {index + 1}
          </text>
        );
      })}
      <Hand turn={((minutes % HALF_DAY) / HALF_DAY) * 360} from={0} to={24} width={4} />
      <Hand turn={((minutes % HOUR) / HOUR) * 360} from={0} to={40} width={2} />
      <circle r={2.5} fill="#000" />
    </svg>
  );
}
