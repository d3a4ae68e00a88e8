import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { GAMES } from '../../catalogue';
import { Dialog } from '../../ui/Dialog';
import { Flag } from '../../videos/Flag';
import { HUBS } from '../../videos/hubs';
import { text } from './choice-text';

const LOOKS = {
  games: {
    dialog: 'max-w-[max(46rem,7rem+(100vh-25.5rem)*1.95)] board:max-w-none',
    list: 'grid-cols-3 gap-4 phone:grid-cols-2 phone:gap-2.5',
  },
  hubs: { dialog: 'max-w-190 board:max-w-none', list: 'grid-cols-2 gap-3 phone:grid-cols-1 phone:gap-2' },
} as const;

const CHOICE =
  'overflow-hidden rounded-medium bg-surface-sunken transition-transform duration-(--motion-touch) ease-out hover:-translate-y-0.75';

/** The height of the pictures depends on the window, so that all games are visible even in a low window. */
const PICTURE =
  'aspect-[16/8.2] max-h-[max(4rem,(100vh-25.5rem)/3)] board:max-h-[max(4rem,(100vh-39rem)/3)] w-full object-cover object-[50%_var(--oy,60%)]';

/** The two dialogs of the navigation bar. */
export type ChoiceKind = 'games' | 'hubs';

/** A dialog with a card for each destination. Following one closes it. */
function ChoiceDialog({ kind, onClose }: { readonly kind: ChoiceKind; readonly onClose: () => void }) {
  const cards = useRef<HTMLUListElement>(null);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      {...text[kind]}
      className={LOOKS[kind].dialog}
      onOpenAutoFocus={(event) => {
        // Radix skips links and would focus the Close button first.
        event.preventDefault();
        cards.current?.querySelector('a')?.focus();
      }}
    >
      <ul ref={cards} className={`mt-6 grid phone:mt-4 ${LOOKS[kind].list}`}>
        {kind === 'hubs' ? <HubChoices /> : <GameChoices />}
      </ul>
    </Dialog>
  );
}

function GameChoices() {
  return GAMES.filter(({ section }) => section === 'primary').map(({ id, path, title, picture, crop }) => (
    <li key={id} className="grid">
      <Link
        to={path}
        className={`grid grid-rows-[auto_1fr] text-[max(1.1875rem,var(--board-told))] phone:text-[1rem] ${CHOICE} ${crop}`}
      >
        <img src={picture} alt="" loading="lazy" width="320" height="164" className={`${PICTURE} dark:hidden`} />
        <img
          src={`/pictures/places/${id}-night.svg`}
          alt=""
          loading="lazy"
          width="320"
          height="164"
          className={`${PICTURE} hidden dark:block`}
        />
        <span className="lettering pt-3 pe-3 pb-3.5 ps-3.5 phone:px-2.5 phone:pt-2 phone:pb-2.5">{title}</span>
      </Link>
    </li>
  ));
}

function HubChoices() {
  return HUBS.map(({ id, path, label, description, picture }) => (
    <li key={id} className="grid">
      <Link
        to={path}
        className={`flex min-h-21 items-center gap-4 px-4 py-3 phone:min-h-17 phone:px-3 phone:py-2 ${CHOICE}`}
      >
        <Flag picture={picture} className="flex-none" />
        <span>
          <span className="lettering block text-[max(1.25rem,var(--board-told))]">{label}</span>{' '}
          <span className="block text-small leading-snug text-text-soft">{description}</span>
        </span>
      </Link>
    </li>
  ));
}

interface DialogProps {
  readonly onClose: () => void;
}

export const dialogs = {
  games: (props: DialogProps) => <ChoiceDialog {...props} kind="games" />,
  hubs: (props: DialogProps) => <ChoiceDialog {...props} kind="hubs" />,
} as const;
