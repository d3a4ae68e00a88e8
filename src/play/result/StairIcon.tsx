import type { Stair } from './stairs';

/** A staircase with as many steps as there are difficulties, filled up to one of them. */
export const StairIcon = ({ step, of }: Pick<Stair, 'step' | 'of'>) => (
  <svg viewBox="0 0 24 24" aria-hidden className="icon">
    {Array.from({ length: of }, (_, index) => {
      const width = 20 / of;
      const height = (20 * (index + 1)) / of;
      return (
        <rect
          key={index}
          x={2 + index * width + 0.75}
          y={22 - height}
          width={width - 1.5}
          height={height}
          rx="1.5"
          fill="currentColor"
          opacity={index <= step ? 1 : 0.35}
        />
      );
    })}
  </svg>
);
