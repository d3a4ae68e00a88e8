import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { GAMES } from '../../games';
import { Dialog } from '../../ui/Dialog';
import { Flag } from '../../videos/Flag';
import { HUBS } from '../../videos/hubs';
import './choice-dialog.css';

/** What the two dialogs of the navigation bar let the visitor choose from. */
export type ChoiceKind = 'games' | 'hubs';

const TEXTS: Readonly<Record<ChoiceKind, { readonly title: string; readonly description: string }>> = {
  games: { title: 'Primary Games', description: 'Choose your math adventure!' },
  hubs: { title: 'Secondary Maths', description: 'Select your exam board' },
};

/** A dialog with a card for each place that one can go to; following one is the end of it. */
export function ChoiceDialog({ kind, onClose }: { readonly kind: ChoiceKind; readonly onClose: () => void }) {
  const cards = useRef<HTMLUListElement>(null);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      {...TEXTS[kind]}
      className={`${kind}-dialog`}
      onOpenAutoFocus={(event) => {
        // The kit passes over links, and would begin with Close.
        event.preventDefault();
        cards.current?.querySelector('a')?.focus();
      }}
      onCloseAutoFocus={(event) => {
        // The heading of the chosen page may have it already.
        if (document.activeElement !== document.body) event.preventDefault();
      }}
    >
      <ul ref={cards} className={`${kind}-choices`}>
        {kind === 'hubs' ? <HubChoices /> : <GameChoices />}
      </ul>
    </Dialog>
  );
}

function GameChoices() {
  return GAMES.filter(({ section }) => section === 'primary').map(({ id, path, title, picture, crop }) => (
    <li key={id} className="grid">
      <Link to={path} className={`game-choice ${crop}`}>
        <img src={picture} alt="" width="320" height="164" />
        <span className="lettering">{title}</span>
      </Link>
    </li>
  ));
}

function HubChoices() {
  return HUBS.map(({ id, path, label, description, picture }) => (
    <li key={id} className="grid">
      <Link to={path} className="hub-choice">
        <Flag picture={picture} />
        <span>
          <span className="lettering block text-[1.25rem]">{label}</span>{' '}
          <span className="block text-small leading-snug text-text-soft">{description}</span>
        </span>
      </Link>
    </li>
  ));
}
