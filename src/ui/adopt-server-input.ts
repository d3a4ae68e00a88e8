import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A `ref` for a field. `look` receives the field once, after it is mounted or hydrated and before the next render. */
function useFirstLook<At extends Field>(look: (field: At) => void): RefObject<At | null> {
  const ref = useRef<At>(null);
  const onFirst = useEffectEvent(look);
  useLayoutEffect(() => {
    if (ref.current !== null) onFirst(ref.current);
  }, []);
  return ref;
}

/**
 * The `ref` of a controlled text field. `onInput` receives the field if it holds text that was typed into the
 * prerendered page, or restored by the browser, before hydration. React leaves such text in the field without a change
 * event, and would overwrite it with its own empty text on the next render.
 */
export const useServerInput = <At extends Field>(onInput: (field: At) => void): RefObject<At | null> =>
  useFirstLook<At>((field) => {
    if (field.value !== field.defaultValue) onInput(field);
  });

/** The `ref` of a controlled checkbox, for a tick that was set before hydration. */
export const useServerCheckbox = (onChange: (isChecked: boolean) => void): RefObject<HTMLInputElement | null> =>
  useFirstLook((box) => {
    if (box.checked !== box.defaultChecked) onChange(box.checked);
  });
