import { Button } from '../../ui/Button';
import { askWhoIsPlaying } from '../../ui/sheet-requests';
import { ChildPicture } from './ChildPicture';
import { childLabel } from './names-text';
import { useSharingChild } from './useSharingChild';
import { changePlayer, whoIsPlayingLabel } from './who-text';

/** Who is playing, and a button for someone else. Renders nothing unless children share this device. */
export function PlayingNow() {
  const own = useSharingChild();
  if (own === null) return null;
  return (
    <section
      aria-label={whoIsPlayingLabel}
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-large bg-surface-sunken px-5 py-4"
    >
      <ChildPicture look={own.look} className="size-16 flex-none" />
      <p className="lettering text-[1.375rem]">{childLabel(own.look)}</p>
      <Button aria-haspopup="dialog" onClick={askWhoIsPlaying}>
        {changePlayer}
      </Button>
    </section>
  );
}
