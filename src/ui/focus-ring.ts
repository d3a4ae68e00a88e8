/** Keys that do nothing on their own. */
const SILENT_KEYS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Fn']);

/**
 * Marks on `<html>` whether the focus ring is shown: from the first key press until a mouse or touch press. Pages move
 * the focus to the next control, which must not look selected to people who do not use keys. See theme.css.
 */
export function trackFocusRing(): void {
  const { dataset } = document.documentElement;
  // Only writes changes, because every write makes the browser recalculate styles.
  const show = (focus: 'shown' | 'hidden') => {
    if (dataset['focus'] !== focus) dataset['focus'] = focus;
  };
  show('hidden');
  addEventListener(
    'keydown',
    ({ key }) => {
      if (!SILENT_KEYS.has(key)) show('shown');
    },
    true,
  );
  addEventListener('pointerdown', () => show('hidden'), true);
}
