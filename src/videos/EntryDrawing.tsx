import type { Entry, Unit } from './catalogue';
import { Formula } from './drawings/Formula';
import { INKS } from './drawings/paper';
import { pictureOf } from './drawings/subjects';

interface Props {
  readonly entry: Entry;
  readonly unit: Unit;
}

/** Our own drawing for an entry, for when the video site has no thumbnail. */
export function EntryDrawing({ entry, unit }: Props) {
  const [name, What] = pictureOf(entry, unit);
  const ink = INKS[name];
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
