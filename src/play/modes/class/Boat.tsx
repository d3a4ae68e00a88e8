import type { ComponentType, SVGProps } from 'react';
import { ANIMALS, SAILS, type Sailor } from './animals';
import Hull from './drawings/hull.svg?part';

const PARTS = import.meta.glob<ComponentType<SVGProps<SVGGElement>>>('./drawings/*.svg', {
  eager: true,
  query: '?part',
  import: 'default',
});

type Props = Sailor & SVGProps<SVGSVGElement>;

/** An animal in its boat, as decoration. Its name is next to it. */
export function Boat({ animal, sail, ...rest }: Props) {
  const Animal = PARTS[`./drawings/${ANIMALS[animal] ?? ''}.svg`];
  const Sail = PARTS[`./drawings/sail-${SAILS[sail] ?? ''}.svg`];
  return (
    <svg {...rest} viewBox="0 0 160 180" aria-hidden="true">
      {Sail && <Sail />}
      {Animal && <Animal transform="translate(32 50) scale(0.8)" />}
      <Hull />
    </svg>
  );
}
