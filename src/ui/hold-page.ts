/** Keeps the page from scrolling, with its width as it was beside its scroll bar, until the returned function is called. */
export function holdPage(): () => void {
  const { clientWidth, style } = document.documentElement;
  const { overflow, paddingRight } = style;
  style.paddingRight = `${innerWidth - clientWidth}px`;
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
    style.paddingRight = paddingRight;
  };
}
