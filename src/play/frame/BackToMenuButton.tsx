import Home from 'lucide-react/icons/house';
import { Button } from '../../ui/Button';
import { TextWithEmoji } from '../../ui/Emoji';
import { hasEmoji } from '../../ui/emoji';

interface Props {
  readonly onPress: () => void;
  readonly children: string;
}

export const BackToMenuButton = ({ onPress, children }: Props) => (
  <Button variant="quiet" icon={!hasEmoji(children) && <Home aria-hidden className="icon" />} onClick={onPress}>
    <TextWithEmoji text={children} />
  </Button>
);
