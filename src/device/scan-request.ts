/* Loads the scanner only if it is needed. This is the only part of it in the initial script. */
import { readStoredText } from './stored-strings';

const REQUEST = 'numeria:scan';

export const requestScanner = (): void => void globalThis.dispatchEvent?.(new Event(REQUEST));

/** Calls `load` now if the device or the link asks for scanning, and again for each later request. */
export function onScannerRequest(load: () => void): void {
  addEventListener(REQUEST, load);
  // The settings store is not in the initial script. A rough match is enough, because the scanner checks the settings.
  if (`${readStoredText('numeria.settings')}${location.search}`.match(/"switch"|[?&]scan=|[?&]how=[^&]*\bswitch\b/))
    load();
}
