import type { ComponentType, SVGProps } from 'react';
import type { ChildLook } from '../../../machines/core/child-look';
import { COLOURS } from './look';

const ANIMALS = import.meta.glob<ComponentType<SVGProps<SVGGElement>>>(
  '../../play/modes/class/drawings/{fox,owl,rabbit,bear,cat,penguin,lion,panda,dog,frog,elephant,tiger}.svg',
  { eager: true, query: '?part', import: 'default' },
);

interface Props {
  readonly look: ChildLook;
  readonly className: string;
}

/** A child's animal on a disc of its colour, as decoration. Its name is next to it. */
export function ChildPicture({ look: { animal, colour }, className }: Props) {
  const Animal = ANIMALS[`../../play/modes/class/drawings/${animal}.svg`];
  return (
    <svg viewBox="-20 -20 160 160" aria-hidden="true" className={className}>
      <circle cx="60" cy="60" r="78" fill={COLOURS[colour]} />
      {Animal && <Animal />}
    </svg>
  );
}
