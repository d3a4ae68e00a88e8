import { LOCALE } from '../locale/locale';

/** A date in words, as the language of the site writes it. */
export const formatDate = (day: Date, options: Intl.DateTimeFormatOptions): string =>
  day.toLocaleDateString(LOCALE.tag, options);
