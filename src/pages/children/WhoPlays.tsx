import './who-plays.css';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { askWhoIsPlaying } from '../../ui/sheet-requests';
import { ChildPicture } from './ChildPicture';
import { childLabel } from './names-text';
import { useSharingChild } from './useSharingChild';
import { whoIsPlaying } from './who-text';

/** On the map: who is playing, which someone else can change with one press. */
export default function WhoPlays() {
  const own = useSharingChild();
  if (own === null) return null;
  return (
    <button type="button" className="who-plays lettering" aria-haspopup="dialog" onClick={askWhoIsPlaying}>
      <ChildPicture look={own.look} className="size-[2.25em]" />
      <span className="text-[1.125rem] narrow:sr-only">
        <span className="sr-only">{whoIsPlaying} </span>
        {childLabel(own.look)}
      </span>
      <ChevronDown aria-hidden className="icon" />
    </button>
  );
}
