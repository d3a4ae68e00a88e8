import X from 'lucide-react/icons/x';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import type { ClassResult } from '../../../machines/core/class-code';
import { Boat } from '../../play/modes/class/Boat';
import { getBoardNames } from './board-names';
import { text } from './text';
import { updateAndRestoreFocus } from './update-and-restore-focus';

interface Props {
  readonly codes: readonly string[];
  readonly results: readonly ClassResult[];
  /** Removes a boat; null while boats cannot be removed. */
  readonly onTakeAway: ((code: string) => void) | null;
}

/** Widths of boats in rem, and sizes of their names on a board, by number of boats. A whole class fits on a board. */
const SIZES = [
  { max: 8, boatRem: 11, namePx: 44 },
  { max: 18, boatRem: 7.5, namePx: 36 },
] as const;
const MANY = { boatRem: 5.75, namePx: 32 } as const;

type BoatsStyle = CSSProperties & Readonly<Record<'--boat' | '--name', string>>;

function sizesFor(count: number): BoatsStyle {
  const { boatRem, namePx } = SIZES.find(({ max }) => count <= max) ?? MANY;
  return { '--boat': `${boatRem}rem`, '--name': `calc(${namePx} * var(--board))` };
}

/** The button of the next boat (of the previous one after the last), which gets the focus when this one is removed. */
function neighbourButton(button: HTMLElement): HTMLElement | null | undefined {
  const item = button.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  return neighbour?.querySelector('button');
}

/** The boats of a class in order of arrival, each with its animal. Individual scores are not shown. */
export function ClassBoats({ codes, results, onTakeAway }: Props) {
  const names = getBoardNames(results);
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
          className="lettering text-center text-[max(clamp(1.125rem,1.5vw,1.75rem),var(--name))]/[1.1] text-balance"
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
          aria-label={text.boats.takeAway(name)}
          onClick={(event) => takeAway(code, event)}
        >
          {picture}
          <X
            aria-hidden
            className="absolute top-0 end-[max(0rem,50%-var(--boat)/2)] size-8 rounded-full bg-surface p-1 text-wrong shadow-soft"
          />
        </button>
      </li>
    );
  };
  return (
    // On a tablet the code panel stays above the boats.
    <section aria-label={text.boats.title} className="narrow:order-1">
      <ul
        className="grid grid-cols-[repeat(auto-fill,minmax(max(min(var(--boat),28vw),4.8*var(--name)),1fr))] items-end gap-x-2 gap-y-3 board:gap-y-2 phone:[--boat:6rem]"
        style={sizesFor(results.length)}
      >
        {results.map(boat)}
      </ul>
    </section>
  );
}
