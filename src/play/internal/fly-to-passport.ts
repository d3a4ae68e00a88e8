/* What a result wins flies to the hero's head in the navigation bar, which leads to the passport. */
import './fly-to-passport.css';
import { playSound } from '../../device/sound';

const FLIGHT_MS = 700;
const BUMP_MS = 240;
/** Height of the arc, as a fraction of its length. */
const ARC = 0.18;
/** The CSS animation at whose end a star has landed on the result (src/play/result). */
const LANDING = 'star-lands';

const centreOf = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

const at = (x: number, y: number, size: number): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;

/** A star as large as this element flies from it to the hero's head, which bumps, unless the bar does not show it. */
export function flyToPassport(from: HTMLElement): void {
  const head = document.querySelector('[data-passport-head]');
  const to = head?.getBoundingClientRect();
  if (head === null || to === undefined || to.width === 0) return;
  // The width in the layout, because the element may be rotated.
  const { offsetWidth: width } = from;
  const [start, end] = [centreOf(from.getBoundingClientRect()), centreOf(to)];
  const rise = Math.hypot(end.x - start.x, end.y - start.y) * ARC;
  const star = document.createElement('span');
  star.className = 'flying-star';
  star.style.width = `${width}px`;
  document.body.append(star);
  const flight = star.animate(
    [
      { transform: at(start.x, start.y, 1), easing: 'ease-out' },
      { transform: at((start.x + end.x) / 2, (start.y + end.y) / 2 - rise, 1), easing: 'ease-in' },
      { transform: at(end.x, end.y, to.width / 2 / width) },
    ],
    { duration: FLIGHT_MS },
  );
  flight.addEventListener('finish', () => {
    star.remove();
    playSound('stamp');
    head.animate([{}, { transform: 'scale(1.3)' }, {}], { duration: BUMP_MS, easing: 'ease-out' });
  });
}

/** Lets each of the stars that are about to land on the result fly on. A press shows its last picture at once. */
export function flyLandingStars(count: number): void {
  const listening = new AbortController();
  const { signal } = listening;
  const end = () => listening.abort();
  let landed = 0;
  const land = ({ animationName, target }: AnimationEvent) => {
    if (animationName !== LANDING || !(target instanceof HTMLElement)) return;
    flyToPassport(target);
    landed += 1;
    if (landed === count) end();
  };
  document.addEventListener('animationend', land, { signal });
  addEventListener('pointerdown', end, { signal });
  addEventListener('keydown', end, { signal });
}
