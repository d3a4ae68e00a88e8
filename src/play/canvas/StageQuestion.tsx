import { type Area, getAreaBoxWithText, type ViewLayout } from '../../stage/area';
import { translateAttribute } from '../internal/translate';
import { useStageFit } from './SceneStage';

interface Props {
  /** The question; empty while there is none. */
  readonly text: string;
  /** Where the scene draws the question. */
  readonly areaOf: ViewLayout<Area>;
  /** Whether the question gets a plate of its own when text takes up the space of the stage. */
  readonly hasPlate?: boolean;
}

/** The question as real text over its drawing. Visible if there is no canvas. */
export function StageQuestion({ text, areaOf, hasPlate = false }: Props) {
  const fit = useStageFit();
  const style =
    fit === null ? null : { ...getAreaBoxWithText(areaOf(fit.view), fit), '--letters': Math.max(1, text.length) };
  return (
    <p className="stage-question" data-plate={hasPlate || undefined} {...(style && { style })}>
      {text !== '' && (
        <span data-testid="question" translate={translateAttribute(text)}>
          {text}
        </span>
      )}
    </p>
  );
}
