/** Whether a click was made with a pointer and opens the link in this tab. */
export const isUnmodifiedClick = (
  click: Pick<MouseEvent, 'button' | 'detail' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean => {
  const { button, detail, metaKey, ctrlKey, shiftKey, altKey } = click;
  return button === 0 && detail > 0 && !(metaKey || ctrlKey || shiftKey || altKey);
};

/** Whether boats move. */
export const canSail = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;
