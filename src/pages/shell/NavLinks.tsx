import ChevronDown from 'lucide-react/icons/chevron-down';
import { NavLink } from 'react-router-dom';
import type { ChoiceKind } from './ChoiceDialog';
import { contact, faq, home, primaryGames, secondaryMaths } from './text';
import type { ChoiceDialogs } from './useChoiceDialogs';

const ENTRIES: readonly { readonly text: string; readonly opens: `/${string}` | ChoiceKind }[] = [
  { text: home, opens: '/' },
  { text: primaryGames, opens: 'games' },
  { text: secondaryMaths, opens: 'hubs' },
  { text: contact, opens: '/contact' },
  { text: faq, opens: '/faq' },
];

/** The links of the navigation bar and its panel: pages, and the two dialogs. */
export function NavLinks({ choosing }: { readonly choosing: ChoiceDialogs }) {
  return ENTRIES.map(({ text, opens }) =>
    opens === 'games' || opens === 'hubs' ? (
      <button
        key={text}
        type="button"
        className="nav-link lettering"
        aria-haspopup="dialog"
        aria-busy={choosing.awaited === opens}
        onPointerEnter={() => choosing.prepare(opens)}
        onFocus={() => choosing.prepare(opens)}
        onClick={() => choosing.open(opens)}
      >
        {text}
        <ChevronDown className="icon" />
      </button>
    ) : (
      <NavLink key={text} to={opens} end className="nav-link lettering">
        {text}
      </NavLink>
    ),
  );
}
