import ListOrdered from 'lucide-react/icons/list-ordered';
import { Button } from '../../ui/Button';
import { text } from './missed/text';
import type { useMissed } from './missed/useMissed';

interface Props {
  readonly missed: ReturnType<typeof useMissed>;
}

/** Opens the missed questions in place of the boats. */
export const MissedButton = ({ missed: { state, button, open } }: Props) => (
  <div className="class-panel">
    <Button
      ref={button}
      icon={<ListOrdered aria-hidden className="icon" />}
      aria-disabled={state.type === 'loading'}
      onClick={open}
    >
      {text.title}
    </Button>
    {state.type === 'failed' && <p className="font-bold">{text.failed}</p>}
  </div>
);
