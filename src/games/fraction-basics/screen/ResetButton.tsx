import { RotateCcw } from 'lucide-react';
import { text } from '../text';

/** The way to a new round with nothing counted, in the header. */
export function ResetButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" className="frame-button frame-menu" onClick={onPress}>
      <RotateCcw aria-hidden className="icon" />
      <span>{text.play.reset}</span>
    </button>
  );
}
