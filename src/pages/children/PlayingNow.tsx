import { Button } from '../../ui/Button';
import { askWhoIsPlaying } from '../../ui/sheet-requests';
import { ChildPicture } from './ChildPicture';
import { childLabel } from './look';
import { useSharingChild } from './useSharingChild';

/** Who is playing, and a button for someone else. Renders nothing unless children share this device. */
export function PlayingNow() {
  const own = useSharingChild();
  if (own === null) return null;
  return (
    <section
      aria-label="Who is playing"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-large bg-surface-sunken px-5 py-4"
    >
      <ChildPicture look={own.look} className="size-16 flex-none" />
      <p className="lettering text-[1.375rem]">{childLabel(own.look)}</p>
      <Button aria-haspopup="dialog" onClick={askWhoIsPlaying}>
        Change player
      </Button>
    </section>
  );
}
