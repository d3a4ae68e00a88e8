import type * as English from '../../../ui/text';
import type { Catalogue } from '../../catalogue';

export const close = 'बंद करो';

export const previousIn: typeof English.previousIn = (list) => `पिछला: ${list}`;
export const nextIn: typeof English.nextIn = (list) => `अगला: ${list}`;

export const toastLabel = 'संदेश';
export const toastsLabel = 'संदेश ({hotkey})';

export const notLoaded: Catalogue<typeof English.notLoaded> = {
  title: 'यह नहीं खुल पाया',
  text: 'इंटरनेट जाँचो, फिर दोबारा कोशिश करो।',
};
