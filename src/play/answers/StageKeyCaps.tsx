import { type Area, getAreaBox, type ViewLayout } from '../../stage/area';
import { useStageFit } from '../canvas/SceneStage';
import { usePlayMode } from '../round/play-mode';

/** Size of the letter, in scene units but at least this many CSS pixels. */
const SIZE = { units: 14, minPx: 15 } as const;

interface Props {
  /** Where the scene draws the choices, in the same order. */
  readonly areasOf: ViewLayout<readonly Area[]>;
  /**
   * Whether choices are open. While they are closed, the key caps are only hidden, because removing them would cause
   * layout.
   */
  readonly isOpen: boolean;
}

/** The key of each choice, next to its picture. Next to number choices, a key could be mistaken for one of them. */
export function StageKeyCaps({ areasOf, isOpen }: Props) {
  const fit = useStageFit();
  const { choices: keys } = usePlayMode().keys;
  if (fit === null) return null;
  const fontSize = Math.max(SIZE.minPx, SIZE.units * fit.view.scale);
  return areasOf(fit.view).map((area, index) => {
    const { left, top } = getAreaBox(area, fit);
    return (
      <kbd
        key={index}
        aria-hidden
        data-open={isOpen}
        className="stage-key pointer-events-none absolute z-1 grid size-[1.6em] translate-x-[-10%] translate-y-[-35%] place-items-center rounded-[0.5em] bg-(--place-frame) font-text text-[1em]/none font-extrabold text-(--place-ink) opacity-85 data-[open=false]:invisible touch:hidden"
        style={{ left, top, fontSize }}
      >
        {keys[index]}
      </kbd>
    );
  });
}
