// @vitest-environment jsdom
/* Marking a printed sheet: its answers become part of the memory once. */
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { NO_MEMORY } from '../../machines/learning/memory';
import { GAMES } from '../../src/catalogue';
import { learningStore } from '../../src/device/learning';
import { markedSheetsStore } from '../../src/device/marked-sheets';
import { MarkPart } from '../../src/pages/print/MarkPart';

const game = GAMES.find(({ id }) => id === 'math-facts')!;
const source = { kind: 'game', game, settings: {} } as const;
const AGAIN = /already saved/;

async function openSheet(seed: number) {
  render(
    <MemoryRouter>
      <MarkPart source={source} seed={seed} count={10} version="A" />
    </MemoryRouter>,
  );
  await screen.findByRole('radiogroup', { name: 'Sheet' });
}
const save = () => screen.queryByRole('button', { name: 'Save' });

afterEach(() => {
  cleanup();
  learningStore.update(() => NO_MEMORY);
  markedSheetsStore.update(() => []);
});

it('A sheet that is opened again after it was saved says so, and changes nothing', async () => {
  await openSheet(5);
  await userEvent.click(save()!);
  expect(screen.getByText(/^Saved: 10 of 10 right/)).toBeDefined();
  const before = learningStore.read();
  cleanup();
  await openSheet(5);
  expect(screen.getByText(AGAIN)).toBeDefined();
  expect(save()).toBeNull();
  expect(learningStore.read()).toBe(before);
});

it('Another sheet can still be saved', async () => {
  await openSheet(5);
  await userEvent.click(save()!);
  cleanup();
  await openSheet(6);
  expect(screen.queryByText(AGAIN)).toBeNull();
  expect(save()).not.toBeNull();
});

it('A sheet can be marked again after two weeks, when the child may have worked through it again', async () => {
  await openSheet(5);
  await userEvent.click(save()!);
  cleanup();
  markedSheetsStore.update((sheets) => sheets.map((sheet) => ({ ...sheet, day: sheet.day - 14 })));
  await openSheet(5);
  expect(save()).not.toBeNull();
});
