import { useLocation } from 'react-router-dom';
import { languages, stateText } from '../../locale/language-text';
import { OTHER_LANGUAGES } from '../../locale/languages';
import { LOCALE } from '../../locale/locale';
import { useIsHydrating } from '../../ui/hydration';

const STATE = stateText(LOCALE.state);

/** The same page, and the same round, in the other languages. Each language is a site of its own, so these are plain links. */
export function Languages() {
  const { pathname, search } = useLocation();
  // The prerendered HTML is for any parameters.
  const rest = useIsHydrating() ? '' : search;
  return (
    <nav aria-label={languages} className="mt-6 flex flex-wrap items-center gap-x-6">
      {OTHER_LANGUAGES.map(({ tag, name, base }) => (
        <a
          key={tag}
          lang={tag}
          hrefLang={tag}
          href={(base + pathname).replace(/(.)\/$/, '$1') + rest}
          // Their letters are not in the fonts of this language.
          className="[font-family:system-ui,sans-serif] inline-flex min-h-12 min-w-12 items-center rounded-small text-on-ground-soft hover:text-white hover:underline"
        >
          {name}
        </a>
      ))}
      {STATE !== null && <span className="text-small text-on-ground-soft">{STATE}</span>}
    </nav>
  );
}
