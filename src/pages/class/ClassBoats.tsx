import X from 'lucide-react/icons/x';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import type { ClassResult } from '../../../machines/core/class-code';
import { Boat } from '../../play/modes/class/Boat';
import { boardNames } from './text';
import { updateAndRestoreFocus } from './update-and-restore-focus';

interface Props {
  readonly codes: readonly string[];
  readonly results: readonly ClassResult[];
  /** Removes a boat; null while boats cannot be removed. */
  readonly onTakeAway: ((code: string) => void) | null;
}

/** Boat widths in rem by number of boats, so that a whole class fits on a board. */
const WIDTHS = [
  [8, 11],
  [18, 9],
] as const;
const MANY = 7.25;

const widthFor = (count: number): number => WIDTHS.find(([max]) => count <= max)?.[1] ?? MANY;

/** The button of the next boat, which takes the focus when this one is removed. */
function neighbourButton(button: HTMLElement): HTMLElement | null | undefined {
  const item = button.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  return neighbour?.querySelector('button');
}

/** The boats of a class in order of arrival, each with its animal. Individual scores are not shown. */
export function ClassBoats({ codes, results, onTakeAway }: Props) {
  const names = boardNames(results);
  const style: CSSProperties & { readonly '--boat': string } = { '--boat': `${widthFor(results.length)}rem` };
  const takeAway = (code: string, { currentTarget }: MouseEvent<HTMLElement>): void => {
    const next = neighbourButton(currentTarget);
    updateAndRestoreFocus(() => onTakeAway?.(code));
    next?.focus();
  };
  const boat = (result: ClassResult, index: number): ReactNode => {
    const code = codes[index] ?? '';
    const name = names[index]?.full ?? '';
    const picture = (
      <>
        <Boat {...result} className="block h-auto w-full max-w-(--boat)" />
        <span aria-hidden="true" className="class-name lettering">
          {names[index]?.short}
        </span>
      </>
    );
    if (onTakeAway === null)
      return (
        <li key={code} className="class-boat">
          {picture}
          <span className="sr-only">{name}</span>
        </li>
      );
    return (
      <li key={code} className="class-boat">
        <button
          type="button"
          className="class-away"
          aria-label={`Take away: ${name}`}
          onClick={(event) => takeAway(code, event)}
        >
          {picture}
          <X aria-hidden className="class-away-sign" />
        </button>
      </li>
    );
  };
  return (
    <section aria-label="Who is here" className="class-here">
      <ul className="class-fleet" style={style}>
        {results.map(boat)}
      </ul>
    </section>
  );
}
