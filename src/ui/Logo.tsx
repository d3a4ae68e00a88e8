const ON_DARK =
  '[--logo-light:var(--color-violet-400)] [--logo-shade:var(--color-violet-500)] [--logo-word:var(--color-white)]';

/**
 * The mark and the name; its violets follow the theme, on dark ground they are always the light ones. Its outlines stand in
 * a file of their own, which costs the script of every page nothing.
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
