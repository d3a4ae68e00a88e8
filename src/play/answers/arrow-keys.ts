import type { KeyboardEvent } from 'react';
import { type Direction, findNearestInDirection } from '../../stage/area';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Moves the focus with the arrow keys to the nearest button of a group in that direction. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const direction = DIRECTIONS[event.key];
  if (direction === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const boxes = buttons.map((button) => button.getBoundingClientRect());
  const next = findNearestInDirection(
    boxes,
    buttons.findIndex((button) => button === document.activeElement),
    direction,
  );
  if (next !== null) buttons[next]?.focus();
}
