import type * as English from '../../../account/session-text';
import type { Catalogue } from '../../catalogue';

export const SIGNED_OUT: Catalogue<typeof English.SIGNED_OUT> = 'आप साइन आउट हैं';
export const SIGNED_OUT_TEXT: Catalogue<typeof English.SIGNED_OUT_TEXT> =
  'किसी दूसरे टैब या डिवाइस पर साइन आउट हुआ है, या आपके साइन इन का समय पूरा हो गया है। आप फिर से साइन इन कर सकते हैं।';
