import RotateCcw from 'lucide-react/icons/rotate-ccw';

interface Props {
  readonly label: string;
  readonly onPress: () => void;
}

/** The way to a new round with nothing counted, in the header of a game that has no menu. */
export function ResetButton({ label, onPress }: Props) {
  return (
    <button type="button" className="frame-button frame-menu" onClick={onPress}>
      <RotateCcw aria-hidden className="icon" />
      <span>{label}</span>
    </button>
  );
}
