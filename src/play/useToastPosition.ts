import { type RefObject, useLayoutEffect } from 'react';

const NAMES = ['left', 'top', 'width', 'height', 'room'] as const;
type Name = (typeof NAMES)[number];
/** A message wider than the figures keeps so far from the edge of the window, in CSS pixels. */
const EDGE = 8;
/** How high a message of one line is. */
const LINE = 52;

/** As it lies on the page; `room`: how wide a message may become that needs more. */
type Position = Readonly<Record<Name, number>>;

/** Over the figures of a round. */
function positionOver(figures: Element): Position {
  const { left, right, top, width, height } = figures.getBoundingClientRect();
  return { left: left + scrollX, top: top + scrollY, width, height, room: right - EDGE };
}

/** Before the first figure there is nothing to be answered either: messages lie below the header. */
function positionBelow(header: Element): Position {
  const { bottom, width } = header.getBoundingClientRect();
  return { left: EDGE, top: bottom + EDGE, width: width - 2 * EDGE, height: LINE, room: width - 2 * EDGE };
}

/**
 * While a round is played, messages stand over its figures: there they hide neither a question nor an answer nor what the
 * picture shows. They lie on the page, not on the window, so that a page that is scrolled takes them along.
 */
export function useToastPosition(isPlaying: boolean, frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const header = frame.current?.querySelector('.game-header');
    // On their own part of the page: written at its root they would make the browser work out the styles of all of it.
    const style = document.querySelector<HTMLElement>('.messages')?.style;
    if (!isPlaying || !header || !style) return undefined;
    const measure = () => {
      const figures = header.querySelector('.stat-bar');
      const position = figures === null ? positionBelow(header) : positionOver(figures);
      for (const name of NAMES) style.setProperty(`--toasts-${name}`, `${position[name]}px`);
    };
    // It tells of the first size as well, once the page is laid out.
    const resizing = new ResizeObserver(measure);
    for (const part of [header, ...header.querySelectorAll('.game-status, .stat-bar')]) resizing.observe(part);
    return () => {
      resizing.disconnect();
      for (const name of NAMES) style.removeProperty(`--toasts-${name}`);
    };
  }, [isPlaying, frame]);
}

/** While this row is along the lower edge of the window, messages are shown above it. */
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
