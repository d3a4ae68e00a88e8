import './level-banner.css';
import { useState } from 'react';
import { drawingUrl } from '../../stage/drawing';
import { useFlash } from '../internal/useFlash';
import levelUp from './drawings/level-up.svg?drawing';
import { type EmittingActor, type EventOf, type NamedEvent, useRoundEvents } from './round-events';

/** In milliseconds of game time, so that it has disappeared soon after the next question. */
const LENGTH_MS = 2200;

interface Props<Event extends NamedEvent> {
  readonly actor: EmittingActor<Event, unknown>;
  /** The level that has been reached. */
  readonly levelOf: (event: EventOf<Event, 'levelUp'>) => string;
}

const isLevelUp = <Event extends NamedEvent>(
  event: Event | EventOf<Event, 'levelUp'>,
): event is EventOf<Event, 'levelUp'> => event.type === 'levelUp';

/** Steps with a flag, and the new level, over the stage. It is decorative, because games announce their levels. */
export function LevelBanner<Event extends NamedEvent>({ actor, levelOf }: Props<Event>) {
  const [reached, setReached] = useState({ level: '' });
  useRoundEvents(actor, (event) => {
    if (isLevelUp(event)) setReached({ level: levelOf(event) });
  });
  const isShown = useFlash(reached, LENGTH_MS);
  if (!isShown) return null;
  return (
    <p aria-hidden className="level-banner" data-testid="level-banner">
      <img src={drawingUrl(levelUp)} alt="" />
      <strong>{reached.level}</strong>
    </p>
  );
}
