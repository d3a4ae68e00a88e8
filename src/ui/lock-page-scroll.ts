/** Stops the page from scrolling without changing its width, until the returned function is called. */
export function lockPageScroll(): () => void {
  const { clientWidth, style } = document.documentElement;
  const { overflow, paddingRight } = style;
  style.paddingRight = `${innerWidth - clientWidth}px`;
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
    style.paddingRight = paddingRight;
  };
}
