import type { ReactNode } from 'react';
import { createStore } from '../device/page-store';

/** A piece of a message: words that are seen and heard, or words that are only `heard`, since the page itself shows them. */
export type ToastText = string | { readonly heard: string };

/** What time a message goes by: that of a round stands while the round is paused. */
export interface ToastClock {
  setTimeout(run: () => void, delayMs: number): number;
  clearTimeout(id: number): void;
}

/** A short message that comes and goes by itself; emoji in its title are drawn by their own pictures. */
export interface ToastMessage {
  readonly title: string;
  readonly text?: string | readonly ToastText[] | undefined;
  /** How long it stays, from the moment it is seen. */
  readonly durationMs?: number | undefined;
  /** Where it is told in a round, that of the round; otherwise its time is that of the page. */
  readonly clock?: ToastClock | undefined;
  readonly tone?: 'plain' | 'destructive' | undefined;
  /** What it tells of, where it may have to go before its time. */
  readonly about?: 'answer' | 'news' | undefined;
  readonly picture?: ReactNode;
}

/** A message that waits for its turn, is shown, or is just leaving. */
export interface ToastItem extends ToastMessage {
  readonly id: number;
  readonly durationMs: number;
  readonly tone: 'plain' | 'destructive';
  readonly isOpen: boolean;
}

const DEFAULT_DURATION_MS = 5000;
const LEAVING_MS = 200;
const MAX_SHOWN = 3;

const expected = createStore<'none' | 'some'>('none');
let nextId = 1;

/** All messages, those that wait included. */
export const toastStore = createStore<readonly ToastItem[]>([]);
/** They as they are now. */
export const allToasts = toastStore.read;

/** Shows a message, from anywhere. At most three are seen at once; further ones wait. */
export function showToast({ durationMs = DEFAULT_DURATION_MS, tone = 'plain', ...message }: ToastMessage): void {
  toastStore.set([...allToasts(), { ...message, durationMs, tone, id: nextId, isOpen: true }]);
  nextId += 1;
}

/**
 * Has what draws messages fetched before the first of them, since by then the connection may be gone. Called where
 * something is about to be sent.
 */
export function expectToasts(): void {
  expected.set('some');
}

/** Whether a message is there, or expected, for whoever follows it. */
export const toastsWanted = {
  read: (): boolean => expected.read() === 'some' || allToasts().length > 0,
  subscribe: (listener: () => void): (() => void) => {
    const leaves = [expected.subscribe(listener), toastStore.subscribe(listener)];
    return () => leaves.forEach((leave) => leave());
  },
};

/** Lets a message leave. */
export function closeToast(id: number): void {
  toastStore.set(allToasts().map((item) => (item.id === id ? { ...item, isOpen: false } : item)));
  setTimeout(() => toastStore.set(allToasts().filter((item) => item.id !== id)), LEAVING_MS);
}

/** Takes the messages about one thing away at once. */
export const clearToastsAbout = (thing: ToastMessage['about']): void =>
  toastStore.set(allToasts().filter(({ about }) => about !== thing));

/** Takes all messages away at once. */
export const clearToasts = (): void => toastStore.set([]);

/** Of all messages those that are seen. */
export const shownToasts = (all: readonly ToastItem[]): readonly ToastItem[] => all.slice(0, MAX_SHOWN);

/**
 * Whether a message is seen where there is room for one alone. The newest is, but news waits until the answer that brought
 * it has been told.
 */
export function layerOf(toast: ToastItem, shown: readonly ToastItem[]): 'front' | 'behind' {
  const open = shown.filter(({ isOpen }) => isOpen);
  const answers = open.filter(({ about }) => about === 'answer');
  const front = answers.at(-1) ?? open.at(-1);
  return toast === front ? 'front' : 'behind';
}
