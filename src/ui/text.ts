export const close = 'Close';

export const previousIn = (list: string): string => `Previous in ${list}`;
export const nextIn = (list: string): string => `Next in ${list}`;

export const toastLabel = 'Message';
/** Where messages are announced. Radix puts its key in place of {hotkey}. */
export const toastsLabel = 'Messages ({hotkey})';

export const notLoaded = { title: 'This did not load', text: 'Check your connection, then try again.' };
