import type { KeyboardEvent } from 'react';
import { type Direction, findNearestInDirection } from '../../stage/area';
import { digitFromKey } from '../../ui/digit-keys';

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
  // A digit of a numeric pad whose Num Lock is off.
  if (digitFromKey(event) !== null) return;
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
