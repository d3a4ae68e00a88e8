import type { ReactNode } from 'react';

/**
 * The look of a button: `primary` for the main action, `danger` for actions that cannot be undone, `quiet` without a
 * background.
 */
export interface ButtonLook {
  readonly variant?: 'primary' | 'accent' | 'danger' | 'plain' | 'quiet' | undefined;
  readonly size?: 'normal' | 'big' | undefined;
  /** Shown before the text. */
  readonly icon?: ReactNode;
}

const FACES = {
  primary: 'bg-primary text-on-primary shadow-press hover:bg-primary-hover',
  accent: 'bg-accent text-on-accent shadow-[inset_0_-3px_0_rgb(157_96_0/0.35)]',
  danger: 'bg-wrong-solid text-on-wrong shadow-press',
  plain: 'bg-surface text-text shadow-[inset_0_0_0_2px_var(--border-control)]',
  quiet: 'text-text-link hover:bg-surface-sunken',
} as const;

const SIZES = {
  normal: 'min-h-12 px-5.5 pt-2.5 pb-3 text-button',
  big: 'min-h-16 px-8 pt-3.5 pb-4 text-button-big',
} as const;

const COMMON =
  'lettering inline-flex items-center justify-center gap-2.5 rounded-round text-center ' +
  'transition-[transform,background-color] duration-(--motion-touch) ease-out ' +
  'hover:-translate-y-0.5 active:translate-y-px active:scale-98 ' +
  'disabled:pointer-events-none disabled:opacity-55 aria-disabled:transform-none aria-disabled:opacity-55';

/** The classes of a button, or of a link that looks like one. */
export const buttonClass = (look: ButtonLook, className = ''): string =>
  `${COMMON} ${FACES[look.variant ?? 'plain']} ${SIZES[look.size ?? 'normal']} ${className}`;
