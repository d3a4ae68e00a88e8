/* What choosing a control does, in place of a press on it. */

/** Keys of a pad type into the field that has the focus. */
const PAD_KEY = '[role="group"][aria-label="Number pad"] button';
/** A choice that another press would check. Undoing has already given the player the time to change it. */
const CHOICE_TO_CHECK = '[data-scan-checks] button';

function chooseNextOption(list: HTMLSelectElement): void {
  list.selectedIndex = (list.selectedIndex + 1) % list.options.length;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** More steps than any slider has. The browser counts them in 32 bits. */
const STEPS_TO_BOTTOM = 1_000_000;

/** A step up, and from the top to the bottom. */
function stepUp(slider: HTMLInputElement): void {
  const { value } = slider;
  slider.stepUp();
  if (slider.value === value) slider.stepDown(STEPS_TO_BOTTOM);
  slider.dispatchEvent(new Event('input', { bubbles: true }));
}

export function activateControl(element: HTMLElement): void {
  if (!element.matches(PAD_KEY)) element.focus({ preventScroll: true });
  if (element instanceof HTMLSelectElement) chooseNextOption(element);
  else if (element instanceof HTMLInputElement && element.type === 'range') stepUp(element);
  else element.click();
  if (element.matches(CHOICE_TO_CHECK))
    element.closest('form')?.querySelector<HTMLElement>('button[type="submit"]')?.click();
}
