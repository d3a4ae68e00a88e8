// @vitest-environment jsdom
import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { assign, createActor, emit, setup } from 'xstate';
import { GameClock } from '../../machines/core/clock';
import type { PersonalBestReached } from '../../machines/core/events';
import type { PersonalBests } from '../../machines/core/personal-bests';
import { xstateType } from '../../machines/core/xstate-type';
import { openPersonalBestsStore } from '../../src/device/personal-bests';
import { type StageChoice, StageChoices } from '../../src/play/answers/StageChoices';
import { SceneStage } from '../../src/play/canvas/SceneStage';
import { StageQuestion } from '../../src/play/canvas/StageQuestion';
import { useSavePersonalBests } from '../../src/play/round/useSavePersonalBests';
import type { CanvasState } from '../../src/stage/canvas-state';

const person = userEvent.setup();
const CHOICES: readonly StageChoice<number>[] = [12, 15, 9].map((value) => ({ value, text: String(value) }));
const AREAS = [0, 1, 2].map((areaOf) => ({ x: 100 + 200 * areaOf, y: 400, width: 80, height: 60 }));
const clock = new GameClock();
const nothing = () => () => {};

/** A stage of 1920 x 1080, where a scene unit is two pixels. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1920);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(1080);
});

interface Options {
  readonly picture?: CanvasState;
  readonly layout?: 'stage' | 'page';
  readonly choices?: readonly StageChoice<number>[];
  readonly children?: ReactNode;
}

function stage({ picture = 'drawn', layout = 'stage', choices = CHOICES, children }: Options = {}) {
  const onChoose = vi.fn<(value: number) => void>();
  render(
    <main>
      <SceneStage
        label="Deep space"
        clock={clock}
        isShown
        isRunning={false}
        reducedMotion
        layout={layout}
        picture={picture}
        onCanvas={nothing}
        isSeam={() => false}
        background="#000"
        backdrop={() => []}
        watch={nothing}
        listen={() => () => {}}
        fetchDrawing={() => Promise.reject(new Error('Nothing is drawn here.'))}
      >
        <StageQuestion text="7 × ? = 56" areaOf={() => ({ x: 200, y: 100, width: 560, height: 200 })} />
        <StageChoices label="Answers" choices={choices} areasOf={() => AREAS} isOpen onChoose={onChoose} />
        {children}
      </SceneStage>
      <button type="button">In the game</button>
    </main>,
  );
  return { onChoose, button: (name: string) => screen.getByRole('button', { name }) };
}

describe('Choices that the scene draws', () => {
  it('are buttons over their pictures, and can be pressed', async () => {
    const { onChoose, button } = stage();
    expect(screen.getByRole('group', { name: 'Answers' })).toBeDefined();
    const { translate, width, height } = button('15').style;
    expect({ translate, width, height }).toEqual({ translate: '600px 800px', width: '160px', height: '120px' });
    await person.click(button('15'));
    expect(onChoose.mock.calls).toEqual([[15]]);
  });

  it('are in the same positions without a canvas', async () => {
    const { onChoose, button } = stage({ picture: 'none' });
    const { translate, width, height } = button('15').style;
    expect({ translate, width, height }).toEqual({ translate: '600px 800px', width: '160px', height: '120px' });
    await person.click(button('15'));
    expect(onChoose.mock.calls).toEqual([[15]]);
  });

  it('are plain buttons in the page flow if large text takes up the space', async () => {
    const { onChoose, button } = stage({ picture: 'none', layout: 'page' });
    expect(button('15').getAttribute('style')).toBeNull();
    expect(screen.getByTestId('question').textContent).toBe('7 × ? = 56');
    await person.click(button('9'));
    expect(onChoose.mock.calls).toEqual([[9]]);
  });

  it('are chosen with the number keys while the focus is in the game', async () => {
    const { onChoose, button } = stage();
    button('In the game').focus();
    await person.keyboard('3147');
    expect(onChoose.mock.calls.flat()).toEqual([9, 12]);
  });

  it('pass the focus to their neighbours with the arrow keys', async () => {
    const { button } = stage();
    for (const [areaOf, choice] of AREAS.entries())
      vi.spyOn(button(CHOICES[areaOf]?.text ?? ''), 'getBoundingClientRect').mockReturnValue(
        new DOMRect(choice.x, choice.y, choice.width, choice.height),
      );
    button('12').focus();
    await person.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(button('9'));
    await person.keyboard('{ArrowLeft}{ArrowUp}');
    expect(document.activeElement).toBe(button('15'));
  });

  it('ignore a choice that has already been tried, and keep the focus', async () => {
    const { onChoose, button } = stage({ choices: [{ value: 12, text: '12', isSpent: true }, ...CHOICES.slice(1)] });
    await person.click(button('12'));
    await person.keyboard('1');
    expect(onChoose).not.toHaveBeenCalled();
    expect(button('12').getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button('12'));
  });

  it('ignore a key that is still held down from before', () => {
    const { button } = stage();
    expect(fireEvent.keyDown(button('12'), { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(button('12'), { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(button('12'), { key: 'Tab', repeat: true })).toBe(true);
  });

  it('report which are selected, if several can be', () => {
    const { button } = stage({ choices: CHOICES.map((choice) => ({ ...choice, isTaken: choice.value === 9 })) });
    expect(CHOICES.map(({ text }) => button(text).getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true']);
  });
});

/** A game about walking as far as possible. */
const walk = setup({
  types: {
    context: xstateType<{ bests: PersonalBests }>(),
    events: xstateType<{ type: 'BESTS_ELSEWHERE'; bests: PersonalBests } | { type: 'CAME_TO'; score: number }>(),
    emitted: xstateType<PersonalBestReached>(),
  },
  actions: {
    notify: emit((_, { score }: { score: number }) => ({
      type: 'bestReached',
      kind: 'normal',
      best: { score, streak: 1 },
    })),
    learn: assign((_, { bests }: { bests: PersonalBests }) => ({ bests })),
  },
}).createMachine({
  context: { bests: {} },
  on: {
    CAME_TO: { actions: { type: 'notify', params: ({ event }) => event } },
    BESTS_ELSEWHERE: { actions: { type: 'learn', params: ({ event }) => event } },
  },
});

describe("A game's best scores", () => {
  it('share one store in a tab, because two stores would not notice each other', () => {
    expect(openPersonalBestsStore('walk')).toBe(openPersonalBestsStore('walk'));
    expect(openPersonalBestsStore('walk')).not.toBe(openPersonalBestsStore('run'));
  });

  const key = 'numeria.walk.bests';

  it('are stored as soon as they are reached, and survive a worse round', async () => {
    const store = openPersonalBestsStore('walk');
    const actor = createActor(walk).start();
    renderHook(() => useSavePersonalBests(actor, store));
    actor.send({ type: 'CAME_TO', score: 40 });
    actor.send({ type: 'CAME_TO', score: 30 });
    expect(store.read()).toEqual({ normal: { score: 40, streak: 1 } });
    await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('40'));
  });

  it('reach the game when another tab sets them', () => {
    const store = openPersonalBestsStore('walk');
    const actor = createActor(walk).start();
    renderHook(() => useSavePersonalBests(actor, store));
    const bests = { none: { score: 90, streak: 7 } };
    localStorage.setItem(key, JSON.stringify({ version: 1, data: bests }));
    globalThis.dispatchEvent(new StorageEvent('storage', { key }));
    expect(actor.getSnapshot().context.bests).toEqual(bests);
  });

  it.each(['{', '{"version":1,"data":{"normal":{"score":"x","streak":-1}}}', '{"version":1,"data":[1]}'])(
    'start from scratch if the stored value is invalid: %s',
    (stored) => {
      localStorage.setItem(key, stored);
      globalThis.dispatchEvent(new StorageEvent('storage', { key }));
      expect(
        Object.values(openPersonalBestsStore('walk').read()).filter(({ score, streak }) => score + streak > 0),
      ).toEqual([]);
    },
  );
});
