import { type RefObject, useLayoutEffect } from 'react';

const NAMES = ['left', 'top', 'width', 'height', 'room'] as const;
type Name = (typeof NAMES)[number];
/** Minimum distance of a wide toast from the edge of the window, in CSS pixels. */
const EDGE = 8;
/** Height of a toast with one line, in CSS pixels. */
const LINE = 52;

/** Position on the page. `room` is the maximum width. */
type Position = Readonly<Record<Name, number>>;

function positionOver(figures: Element): Position {
  const { left, right, top, width, height } = figures.getBoundingClientRect();
  return { left: left + scrollX, top: top + scrollY, width, height, room: right - EDGE };
}

/** Before the first figure there is no question either, so toasts can be below the header. */
function positionBelow(header: Element): Position {
  const { bottom, width } = header.getBoundingClientRect();
  return { left: EDGE, top: bottom + EDGE, width: width - 2 * EDGE, height: LINE, room: width - 2 * EDGE };
}

/**
 * Shows toasts over the figures during a round, where they do not cover the question, the answers or the picture. They
 * are positioned relative to the page rather than the window, so they scroll with it.
 */
export function useToastPosition(isPlaying: boolean, frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const header = frame.current?.querySelector('.game-header');
    // Set on the toast element: on the root it would make the browser recompute the styles of the whole page.
    const style = document.querySelector<HTMLElement>('.messages')?.style;
    if (!isPlaying || !header || !style) return undefined;
    const measure = () => {
      const figures = header.querySelector('.stat-bar');
      const position = figures === null ? positionBelow(header) : positionOver(figures);
      for (const name of NAMES) style.setProperty(`--toasts-${name}`, `${position[name]}px`);
    };
    // The observer also reports the initial size, after layout.
    const resizing = new ResizeObserver(measure);
    for (const part of [header, ...header.querySelectorAll('.game-status, .stat-bar')]) resizing.observe(part);
    return () => {
      resizing.disconnect();
      for (const name of NAMES) style.removeProperty(`--toasts-${name}`);
    };
  }, [isPlaying, frame]);
}

/** Shows toasts above this row while it sticks to the lower edge of the window. */
export function useToastsAbove(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const style = document.querySelector<HTMLElement>('.messages')?.style;
    if (row.current === null || style === undefined) return undefined;
    const resizing = new ResizeObserver(([entry]) => {
      style.setProperty('--toasts-bottom', `${entry?.target.getBoundingClientRect().height ?? 0}px`);
    });
    resizing.observe(row.current);
    return () => {
      resizing.disconnect();
      style.removeProperty('--toasts-bottom');
    };
  }, [row]);
}
