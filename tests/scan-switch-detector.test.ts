import { describe, expect, it } from 'vitest';
import { SwitchDetector } from '../src/scan/switch-detector';

const typesOf = (...names: readonly string[]) => {
  const switches = new SwitchDetector();
  return names.map((name) => switches.press(name).type);
};

describe('One switch', () => {
  it.each(['key Space', 'key Enter', 'key KeyA', 'pointer 0', 'pointer 2', 'gamepad 0 3'])(
    'chooses, whichever it is: %s',
    (name) => {
      expect(typesOf(name, name, name)).toEqual(['PRESS', 'PRESS', 'PRESS']);
    },
  );

  it('is any key, even a different one each time', () => {
    expect(typesOf('key KeyA', 'key KeyB', 'key ArrowLeft')).toEqual(['PRESS', 'PRESS', 'PRESS']);
  });
});

describe('A second switch', () => {
  it.each([
    ['key Enter', 'key Space'],
    ['pointer 0', 'pointer 2'],
    ['gamepad 0 1', 'gamepad 0 4'],
  ])('is found by itself: %s chooses and %s steps', (choose, step) => {
    expect(typesOf(choose, step, step, choose)).toEqual(['PRESS', 'STEP', 'STEP', 'PRESS']);
    expect(typesOf(step, choose, step, choose)).toEqual(['PRESS', 'PRESS', 'STEP', 'PRESS']);
  });

  it('is taken to be gone after sixty steps, of which the last does not choose', () => {
    const presses = ['key Enter', ...Array.from({ length: 61 }, () => 'key Space')];
    expect(typesOf(...presses).slice(-2)).toEqual(['STEP', 'PRESS']);
  });
});
