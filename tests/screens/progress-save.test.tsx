// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPersonalBestsStore } from '../../src/device/personal-bests';
import { SaveCard } from '../../src/pages/progress/SaveCard';
import { StartOverDialog } from '../../src/pages/progress/StartOverDialog';

const person = userEvent.setup();
let handed: Blob[] = [];

beforeEach(() => {
  handed = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => String(handed.push(blob)) }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const said = () => screen.getByRole('status').textContent;

describe('The saved file', () => {
  it('is named after the date, and the page shows the name', async () => {
    openPersonalBestsStore('math-warp').update(() => ({ normal: { score: 7, streak: 1 } }));
    render(<SaveCard />);
    await person.click(screen.getByRole('button', { name: 'Save my progress' }));
    expect(said()).toMatch(/numeria-progress-\d{4}-\d\d-\d\d\.json/);
    expect(JSON.parse((await handed[0]?.text()) ?? '')).toMatchObject({
      kind: 'numeria-progress',
      data: { 'numeria.math-warp.bests': { version: 1, data: { normal: { score: 7, streak: 1 } } } },
    });
  });

  it.each([
    ['Save my progress', <SaveCard key="card" />],
    ['Save to a file first', <StartOverDialog key="dialog" isOpen onKeep={() => {}} onClear={() => {}} />],
  ])('is announced at each press of "%s", although it has the same name all day', async (name, part) => {
    render(part);
    const heard: (string | null)[] = [];
    for (let time = 1; time <= 3; time++) {
      await person.click(screen.getByRole('button', { name }));
      expect(said()).not.toBe(heard.at(-1));
      heard.push(said());
    }
    // The part that changes each time is silent.
    expect(new Set(heard.map((strings) => strings?.trim()))).toHaveLength(1);
    expect(handed).toHaveLength(3);
  });
});
