import type { ViewLayout } from '../../../stage/area';
import { useStageFit } from '../../canvas/SceneStage';
import { useIdlePart } from '../../internal/useIdlePart';
import { Creature } from './Creature';
import type { Creatures } from './creatures';

interface Props {
  readonly fetchCreatures: () => Promise<ViewLayout<Creatures>>;
}

/**
 * The creatures on the stage of a game without a menu, in scene units. They move and can be poked like those behind a
 * menu. Poking them does not move the focus.
 */
export function StageCreatures({ fetchCreatures }: Props) {
  const fit = useStageFit();
  const lifeOf = useIdlePart(fetchCreatures);
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
        <Creature key={index} actor={actor} index={index} />
      ))}
    </svg>
  );
}
