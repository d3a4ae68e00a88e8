import { lettered, placed, svgDocument, svgUrl } from '../../../stage/drawing';
import { towerDrawings } from '../scene/drawings';
import { clockFace } from '../scene/town';

const drawings = towerDrawings();
const inner = (name: string): string => drawings[name]?.inner ?? '';

/** Where the numbers of a picture stand, from the middle of the clock, and how large they are. */
const NUMBERS = { radius: 108, size: 46 } as const;
const QUARTERS = [12, 3, 6, 9] as const;

/** The tower's clock at a time, with the numbers of its quarters, as the address of a picture. */
export function clockPicture(hour: number, minute: number): string {
  const numbers = QUARTERS.map((number, quarter) => {
    const angle = ((quarter - 1) * Math.PI) / 2;
    return lettered(String(number), Math.cos(angle) * NUMBERS.radius, Math.sin(angle) * NUMBERS.radius, NUMBERS.size);
  });
  return svgUrl(
    svgDocument(
      clockFace({ x: 0, y: 0, radius: 146 }) +
        numbers.join('') +
        placed(inner('hand hour'), { turn: (hour % 12) * 30 + minute / 2 }) +
        placed(inner('hand minute'), { turn: minute * 6 }) +
        inner('cap'),
      [-178, -178, 362, 366],
    ),
  );
}
