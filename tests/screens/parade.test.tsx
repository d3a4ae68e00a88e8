// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/catalogue';
import { createParade, getParadeStyle, type ParadeActor, type ParadeProps } from '../../src/play/celebration/Parade';
import type { Backdrop } from '../../src/stage/backdrop';
import { StageBackdrop } from '../../src/stage/StageBackdrop';
import { fitScene } from '../../src/stage/scene';

const FIT = fitScene(960, 540);
const DAY = { picture: (url: string) => url, colour: (colour: string) => colour };
const actorOf = (name: string, width: number): ParadeActor => ({
  drawing: { inner: `<g id="${name}"/>`, area: [0, 0, width, 100] },
  movement: 'crosses',
  ground: () => 400,
});

const layer = (picture: string, isFront = false) =>
  ({ picture, area: [0, 0, 10, 10], edge: 'top', ...(isFront && { isFront }) }) as const;

const backdrop: Backdrop = () => [layer('sky'), layer('sea'), layer('plate', true)];

/** A parade on a page, and a function that emits an event. */
function open(cue?: string) {
  const listeners = new Set<(event: unknown) => void>();
  const listen: ParadeProps['listen'] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const renderParade = createParade([actorOf('whale', 200), actorOf('fish', 100)], cue);
  const { container } = render(renderParade({ fit: FIT, light: DAY, listen }));
  const image = () => container.querySelector('img');
  return {
    emit: (type: string) =>
      act(() => {
        for (const listener of listeners) listener({ type });
      }),
    end: () => {
      const passing = image();
      // jsdom has no AnimationEvent, so React listens to the prefixed event.
      if (passing !== null) fireEvent(passing, new Event('webkitAnimationEnd', { bubbles: true }));
    },
    passing: () => /whale|fish/.exec(image()?.src ?? '')?.[0] ?? null,
  };
}

describe('The parade of a scene', () => {
  it('sends its actors one after another, each after a right answer', () => {
    const { emit, end, passing } = open();
    const seen = [passing()];
    for (let answer = 0; answer < 3; answer++) {
      emit('correct');
      seen.push(passing());
      end();
      seen.push(passing());
    }
    expect(seen).toEqual([null, 'whale', null, 'fish', null, 'whale', null]);
  });

  it('lets an actor pass before another one starts', () => {
    const { emit, passing } = open();
    emit('correct');
    emit('correct');
    expect(passing()).toBe('whale');
  });

  it('follows no other event than its own', () => {
    const { emit, passing } = open('finished');
    for (const type of ['asked', 'incorrect', 'timedOut', 'correct']) emit(type);
    expect(passing()).toBeNull();
    emit('finished');
    expect(passing()).toBe('whale');
  });

  it('is behind the front layers of the backdrop and in front of the others', () => {
    const { container } = render(
      <StageBackdrop fit={FIT} backdrop={backdrop} light={DAY} isRunning>
        <i />
      </StageBackdrop>,
    );
    const order = [...container.querySelectorAll('img, i')].map((one) => one.getAttribute('src') ?? 'parade');
    expect(order).toEqual(['sky', 'sea', 'parade', 'plate']);
  });
});

const PARADES = import.meta.glob<{ readonly ACTORS: readonly ParadeActor[] }>('../../src/games/*/scene/parade.ts', {
  eager: true,
});

/** Stages from a phone to a whiteboard, in CSS pixels. */
const STAGES = [
  [360, 390],
  [360, 644],
  [820, 1050],
  [1180, 590],
  [1920, 1008],
] as const;

describe.each(Object.entries(PARADES))('The parade in %s', (_, { ACTORS }) => {
  it('has three actors', () => {
    expect(ACTORS).toHaveLength(3);
  });

  it.each(STAGES)('is large on a stage of %i x %i, and stands on visible ground', (width, height) => {
    const fit = fitScene(width, height);
    for (const actor of ACTORS) {
      const { bottom, style } = getParadeStyle(actor, fit);
      expect(Number(style.height) / height > 0.18 || Number(style.width) / width > 0.3).toBe(true);
      expect(bottom).toBeGreaterThan(height * 0.2);
      expect(bottom).toBeLessThanOrEqual(height);
    }
  });
});

it('Every game that shows whether an answer is right has a parade', () => {
  const withParade = new Set(Object.keys(PARADES).map((path) => path.split('/').at(-3)));
  expect(GAMES.map(({ id }) => id).filter((id) => !withParade.has(id))).toEqual(['tables-check']);
});
