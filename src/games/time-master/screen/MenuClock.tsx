import { useEffect, useState } from 'react';
import { svgDocument, svgUrl } from '../../../stage/drawing';
import { MENU_CLOCK } from '../scene/backdrop';
import { drawHands } from '../scene/draw-clock-at';
import { RADIUS } from '../scene/town';

const MINUTE_MS = 60_000;

interface Props {
  /** Whether the hands move on while the page is open. */
  readonly isRunning: boolean;
}

/** The hands of the big clock behind the menu, which shows the time of this device. */
export function MenuClock({ isRunning }: Props) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return undefined;
    const nextMinute = setTimeout(() => setNow(Date.now()), MINUTE_MS - (now % MINUTE_MS));
    return () => clearTimeout(nextMinute);
  }, [isRunning, now]);
  const date = new Date(now);
  const hands = drawHands({ hour: date.getHours(), minute: date.getMinutes() });
  const { x, y, radius } = MENU_CLOCK;
  return (
    <image
      href={svgUrl(svgDocument(hands, [-RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS]))}
      x={x - radius}
      y={y - radius}
      width={2 * radius}
      height={2 * radius}
    />
  );
}
