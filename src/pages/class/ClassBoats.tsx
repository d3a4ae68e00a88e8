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
        <span
          aria-hidden="true"
          className="lettering text-center text-[clamp(1.125rem,1.5vw,1.75rem)]/[1.2] whitespace-nowrap"
        >
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
          className="relative grid w-full cursor-pointer grid-cols-1 justify-items-center rounded-medium py-1 text-inherit"
          aria-label={`Take away: ${name}`}
          onClick={(event) => takeAway(code, event)}
        >
          {picture}
          <X
            aria-hidden
            className="absolute top-0 right-[max(0rem,50%-var(--boat)/2)] size-8 rounded-full bg-surface p-1 text-wrong shadow-soft"
          />
        </button>
      </li>
    );
  };
  return (
    // On a tablet the code panel stays above the boats.
    <section aria-label="Who is here" className="narrow:order-1">
      <ul
        className="grid grid-cols-[repeat(auto-fill,minmax(min(var(--boat),28vw),1fr))] items-end gap-x-2 gap-y-3 phone:[--boat:6rem]"
        style={style}
      >
        {results.map(boat)}
      </ul>
    </section>
  );
}
