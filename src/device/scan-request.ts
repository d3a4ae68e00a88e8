/* Loads the scanner only for those who use it. The first script contains only this part. */
import { readStoredText } from './stored-text';

const REQUEST = 'numeria:scan';

/** Asks the page to load the scanner. */
export const requestScanner = (): void => void globalThis.dispatchEvent?.(new Event(REQUEST));

/** Calls `load` at once if the device or the link asks for scanning, and whenever it is asked for later. */
export function onScannerRequest(load: () => void): void {
  addEventListener(REQUEST, load);
  // The store of the settings is not part of the first script. A rough look is enough, because the scanner reads it.
  if (`${readStoredText('numeria.settings')}${location.search}`.match(/"switch"|[?&]scan=|[?&]how=[^&]*\bswitch\b/))
    load();
}
