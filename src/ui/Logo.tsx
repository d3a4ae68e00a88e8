const ON_DARK =
  '[--logo-light:var(--color-violet-400)] [--logo-shade:var(--color-violet-500)] [--logo-word:var(--color-white)]';

/**
 * The logo with the name. Its violets follow the theme, except that they are always the light ones on a dark
 * background. The outlines are in a separate file, to keep them out of every page's script.
 */
export function Logo({
  isOnDark = false,
  className = '',
}: {
  readonly isOnDark?: boolean;
  readonly className?: string;
}) {
  return (
    <svg viewBox="0 0 275 64" aria-hidden="true" className={`${isOnDark ? ON_DARK : ''} ${className}`}>
      <use href="/pictures/logo/logo.svg#logo" />
    </svg>
  );
}
