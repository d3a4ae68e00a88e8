/* The boat's trip from its island to the one that was pressed, and on to the game. */

/** The boat sails, and the sea closes over the map as it lands. Together this takes less than a second. */
const SAIL_MS = 520;
const CLOSE_MS = 340;
const OVERLAP_MS = 60;

/** Any of these events ends the trip early. */
const PRESSES = ['pointerdown', 'keydown'] as const;

interface Sailing {
  readonly boat: HTMLElement;
  /** The boxes of the boat's island and of the pressed one. */
  readonly from: HTMLElement;
  readonly to: HTMLElement;
  /** The element that closes over the map. */
  readonly cover: HTMLElement;
}

/**
 * Starts the trip and calls `arrive` once, when the boat has landed or anything is pressed. The returned function
 * cancels the trip.
 */
export function sailToIsland({ boat, from, to, cover }: Sailing, arrive: () => void): () => void {
  const x = to.offsetLeft - from.offsetLeft + (to.offsetWidth - from.offsetWidth) * 0.7;
  const y = to.offsetTop - from.offsetTop + (to.offsetHeight - from.offsetHeight) * 0.6;
  const sailMs = from === to ? 0 : SAIL_MS;
  const turn = x < 0 ? 'scaleX(-1)' : '';
  const waits = Math.max(0, sailMs - OVERLAP_MS);
  const listening = new AbortController();
  from.style.zIndex = '1';
  const moves = [
    boat.animate(
      { transform: [`translate(0, 0) ${turn}`, `translate(${x}px, ${y}px) ${turn}`] },
      { duration: sailMs, easing: 'cubic-bezier(0.45, 0.1, 0.4, 1)', fill: 'forwards' },
    ),
    cover.animate(
      { clipPath: ['circle(0 at var(--at))', 'circle(150vmax at var(--at))'] },
      { delay: waits, duration: CLOSE_MS, easing: 'ease-in', fill: 'both' },
    ),
  ];
  const box = to.getBoundingClientRect();
  cover.style.setProperty('--at', `${box.left + box.width / 2}px ${box.top + box.height / 2}px`);
  cover.hidden = false;
  const stop = () => {
    listening.abort();
    clearTimeout(timer);
    from.style.zIndex = '';
    cover.hidden = true;
    for (const move of moves) move.cancel();
  };
  const end = () => {
    listening.abort();
    clearTimeout(timer);
    arrive();
  };
  const timer = setTimeout(end, waits + CLOSE_MS);
  for (const press of PRESSES) addEventListener(press, end, { signal: listening.signal });
  return stop;
}
