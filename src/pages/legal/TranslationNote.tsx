import { useLocation } from 'react-router-dom';
import { BASE } from '../../locale/base';
import { translationNote } from './translation-text';

/** Says on translated pages that the English text is the authority. English pages do not show it. */
export function TranslationNote() {
  const { pathname } = useLocation();
  return (
    BASE !== '' && (
      <p className="rounded-large bg-tint-teal p-5 text-text [&_a]:text-text-link [&_a]:underline">
        {/* Not a link of the router, because that would add the language to the path. */}
        {translationNote((words) => (
          <a href={pathname} hrefLang="en-GB">
            {words}
          </a>
        ))}
      </p>
    )
  );
}
