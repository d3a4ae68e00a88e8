import type { Entry, Unit } from './catalogue';
import { getEntryPicture } from './drawings/entry-pictures';
import { Formula } from './drawings/Formula';
import { DRAWING_COLOURS } from './drawings/paper';

interface Props {
  readonly entry: Entry;
  readonly unit: Unit;
}

/** Our own drawing for an entry, in case the video site has no thumbnail. */
export function EntryDrawing({ entry, unit }: Props) {
  const [name, What] = getEntryPicture(entry, unit);
  const ink = DRAWING_COLOURS[name];
  return (
    <svg
      className="topic-drawing absolute inset-0 size-full font-heading font-medium"
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="320" height="180" fill={ink.paper} />
      {typeof What === 'string' ? <Formula text={What} ink={ink} /> : <What />}
    </svg>
  );
}
