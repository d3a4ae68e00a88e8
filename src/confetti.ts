/** How much paper flies. */
export interface Celebration {
  readonly particles: number;
}

/** Throws confetti over the page, not where things are to be calm. The library loads at the first throw. */
export function throwConfetti({ particles }: Celebration, isCalm: boolean): void {
  if (isCalm) return;
  import('canvas-confetti').then(
    ({ default: confetti }) =>
      // A worker would be a blob, which a strict content security policy forbids.
      confetti.create(undefined, { useWorker: false, resize: true })({
        particleCount: particles,
        spread: 75,
        origin: { y: 0.6 },
        colors: ['#6A35D4', '#FFC529', '#25B8AB', '#FB7560', '#FFFBF5'],
      }),
    // Without the library there is no confetti, and the game goes on.
    () => null,
  );
}
