/**
 * The `ref` of a controlled field. Text that was typed into the prerendered page, or restored by the browser, before
 * hydration is handled as if it were typed now. React leaves it in the field without a change event and would overwrite
 * it with its own empty text on the next render.
 */
export function adoptServerInput(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  if (field === null || field.value === field.defaultValue) return;
  const typed = field.value;
  // Not while React is rendering: it would first restore its own text and move the cursor to the end of the field.
  queueMicrotask(() => {
    // React ignores a text equal to the last one it has seen, which it records where `value` is set. Setting it on a
    // copy leaves the field as it is, and bypasses React's record if it has rendered already.
    Reflect.set(field, 'value', field.defaultValue, field.cloneNode());
    Reflect.set(Reflect.getPrototypeOf(field) ?? field, 'value', typed, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** The same for a controlled checkbox: a tick from before hydration is handled as a press. */
export function adoptServerCheckbox(box: HTMLInputElement | null): void {
  if (box === null || box.checked === box.defaultChecked) return;
  queueMicrotask(() => {
    // React ignores a state equal to the last one it has seen, which it records where `checked` is set.
    box.checked = box.defaultChecked;
    box.click();
  });
}
