/** Keys that do nothing by themselves. */
const SILENT_KEYS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Fn']);

/**
 * Says on `<html>` whether the focus is shown: from the first key on, until something is pressed by mouse or finger. A page
 * gives the focus to what comes next, which is not to look as if it were chosen to those who use no keys; theme.css knows.
 */
export function followKeys(): void {
  const { dataset } = document.documentElement;
  // What stands there already is not written again: the browser would look for styles that follow it.
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
