/**
 * The `ref` of a field whose text is state: what was typed into the HTML of the page, or put back there by the browser,
 * before React took the page over is heard as if it were typed now. React leaves it in the field but tells nobody, and
 * would write its own empty text over it the next time that it draws.
 */
export function hearTypedBefore(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  if (field === null || field.value === field.defaultValue) return;
  const typed = field.value;
  // Not while React is still at work: it would first put its own text back, and the cursor to the end of the field.
  queueMicrotask(() => {
    // React hears only of a text other than the last that it has seen. It notes that one where `value` is set: here on a
    // copy, so that the field stays as it is, and where it has drawn already, past its notes.
    Reflect.set(field, 'value', field.defaultValue, field.cloneNode());
    Reflect.set(Reflect.getPrototypeOf(field) ?? field, 'value', typed, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** The same for a box whose tick is state: what was ticked before is heard as a press. */
export function hearTickedBefore(box: HTMLInputElement | null): void {
  if (box === null || box.checked === box.defaultChecked) return;
  queueMicrotask(() => {
    // React hears only of another state than the last that it has seen, which it notes where `checked` is set.
    box.checked = box.defaultChecked;
    box.click();
  });
}
