import { type Area, areaBox, type Placing } from '../stage/area';
import { useStageFit } from './PlaceStage';

interface Props {
  /** The question, as it is read; empty while none is asked. */
  readonly text: string;
  /** Where the scene draws it. */
  readonly place: Placing<Area>;
}

/** The question that the scene draws, as text that can be read where it stands; shown plainly where there is no picture. */
export function StageQuestion({ text, place }: Props) {
  const fit = useStageFit();
  return (
    <p className="stage-question" {...(fit !== null && { style: areaBox(place(fit.view), fit) })}>
      {text !== '' && <span data-testid="question">{text}</span>}
    </p>
  );
}
