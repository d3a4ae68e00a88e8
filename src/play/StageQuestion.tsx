import { type Area, type ByView, letteredBox } from '../stage/area';
import { useStageFit } from './SceneStage';

interface Props {
  /** The question, as it is read; empty while none is asked. */
  readonly text: string;
  /** Where the scene draws it. */
  readonly areaOf: ByView<Area>;
}

/** The question that the scene draws, as text that can be read where it stands; shown plainly where there is no picture. */
export function StageQuestion({ text, areaOf }: Props) {
  const fit = useStageFit();
  const style = fit === null ? null : { ...letteredBox(areaOf(fit.view), fit), '--letters': Math.max(1, text.length) };
  return (
    <p className="stage-question" {...(style && { style })}>
      {text !== '' && <span data-testid="question">{text}</span>}
    </p>
  );
}
