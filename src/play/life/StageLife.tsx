import type { ByView } from '../../stage/area';
import { useStageFit } from '../SceneStage';
import { Living } from './Living';
import type { Life } from './life';
import { useLife } from './useLife';

interface Props {
  readonly fetchLife: () => Promise<ByView<Life>>;
}

/**
 * Who lives on the stage of a game that has no menu, beside what is played there: laid out for the view, in design units.
 * They move and can be poked as behind a menu; the focus stays where it is.
 */
export function StageLife({ fetchLife }: Props) {
  const fit = useStageFit();
  const lifeOf = useLife(fetchLife);
  if (fit === null) return null;
  const { left, top, right, bottom } = fit.view;
  return (
    <svg
      className="stage-life"
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      aria-hidden="true"
      onMouseDown={(event) => event.preventDefault()}
    >
      {lifeOf?.(fit.view).map((actor, index) => (
        <Living key={index} actor={actor} index={index} />
      ))}
    </svg>
  );
}
