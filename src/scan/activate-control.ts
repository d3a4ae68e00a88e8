/* Does what a click would do when a player chooses a control by scanning. */

/** Pad keys type into the focused field, so choosing one must not move the focus. */
const PAD_KEY = '.number-pad button';
/** A choice that normally needs a second press to check it. The undo period has already allowed for second thoughts. */
const CHOICE_TO_CHECK = '[data-scan-checks] button';

function chooseNextOption(list: HTMLSelectElement): void {
  list.selectedIndex = (list.selectedIndex + 1) % list.options.length;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** More steps than any slider has, but within the 32-bit integer that the browser uses. */
const STEPS_TO_BOTTOM = 1_000_000;

/** Moves a slider up one step, and from the maximum back to the minimum. */
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
