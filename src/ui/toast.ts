import type { ReactNode } from 'react';
import { createStore } from './page-store';

/** A piece of a message. `heard` is only for screen readers, because the page itself shows it. */
export type ToastText = string | { readonly heard: string };

/** The clock that times a message. The clock of a round stops during a pause. */
export interface ToastClock {
  setTimeout(run: () => void, delayMs: number): number;
  clearTimeout(id: number): void;
}

/** A short message that disappears by itself. Emoji in its title are drawn as pictures. */
export interface ToastMessage {
  readonly title: string;
  readonly text?: string | readonly ToastText[] | undefined;
  /** How long it is shown. */
  readonly durationMs?: number | undefined;
  /** The clock of the round, for messages that belong to one; otherwise real time is used. */
  readonly clock?: ToastClock | undefined;
  readonly tone?: 'plain' | 'destructive' | undefined;
  /** The subject, for messages that may have to be removed early. */
  readonly about?: 'answer' | 'news' | undefined;
  readonly picture?: ReactNode;
  /** Whether the game announces it, so that it does not announce itself. */
  readonly isSilent?: boolean | undefined;
}

/** A message that is waiting, shown or leaving. */
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

/** All messages, including waiting ones. */
export const toastStore = createStore<readonly ToastItem[]>([]);
export const readToasts = toastStore.read;

function toastFactory() {
  let last = 0;
  return ({ durationMs = DEFAULT_DURATION_MS, tone = 'plain', ...message }: ToastMessage): ToastItem => {
    last += 1;
    return { ...message, durationMs, tone, id: last, isOpen: true };
  };
}

const createItem = toastFactory();

/** At most three messages are visible at the same time. Others have to wait. */
export const showToast = (message: ToastMessage): void => toastStore.set([...readToasts(), createItem(message)]);

/**
 * Loads the toast list before the first message, because by then there may be no connection. Call it when something is
 * about to be sent.
 */
export function preloadToasts(): void {
  expected.set('some');
}

/** Whether there is a message, or one is expected. */
export const toastsNeededStore = {
  read: (): boolean => expected.read() === 'some' || readToasts().length > 0,
  subscribe: (listener: () => void): (() => void) => {
    const leaves = [expected.subscribe(listener), toastStore.subscribe(listener)];
    return () => leaves.forEach((leave) => leave());
  },
};

export function closeToast(id: number): void {
  toastStore.set(readToasts().map((item) => (item.id === id ? { ...item, isOpen: false } : item)));
  setTimeout(() => toastStore.set(readToasts().filter((item) => item.id !== id)), LEAVING_MS);
}

/** Removes all messages about one subject immediately, without an animation. */
export const clearToastsAbout = (thing: ToastMessage['about']): void =>
  toastStore.set(readToasts().filter(({ about }) => about !== thing));

/** Removes all messages immediately, without an animation. */
export const clearToasts = (): void => toastStore.set([]);

export const visibleToasts = (all: readonly ToastItem[]): readonly ToastItem[] => all.slice(0, MAX_SHOWN);

/**
 * Whether a message is in front when there is room for only one. The newest one is, but news waits until the message
 * about the answer has been announced.
 */
export function toastLayer(toast: ToastItem, shown: readonly ToastItem[]): 'front' | 'behind' {
  const open = shown.filter(({ isOpen }) => isOpen);
  const answers = open.filter(({ about }) => about === 'answer');
  const front = answers.at(-1) ?? open.at(-1);
  return toast === front ? 'front' : 'behind';
}
