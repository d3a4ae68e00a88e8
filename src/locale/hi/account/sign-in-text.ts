import type * as English from '../../../account/sign-in-text';
import type { Catalogue } from '../../catalogue';

export const SIGNED_IN: Catalogue<typeof English.SIGNED_IN> = 'साइन इन हो गया';

export const CODE_REFUSED: Catalogue<typeof English.CODE_REFUSED> =
  'यह कोड काम नहीं कर रहा। शायद यह गलत लिखा गया है या पुराना है। फिर से कोशिश करें।';
export const TOO_MANY_ATTEMPTS: Catalogue<typeof English.TOO_MANY_ATTEMPTS> =
  'बहुत ज़्यादा कोशिशें हो चुकी हैं। कुछ मिनट रुकें, फिर कोशिश करें।';
export const TOO_MANY_EMAILS: Catalogue<typeof English.TOO_MANY_EMAILS> =
  'बहुत ज़्यादा ईमेल माँगे गए हैं। कृपया बाद में फिर से कोशिश करें।';

export const askAgainText: typeof English.askAgainText = ({ unit, count }) =>
  `सुरक्षा के लिए, अगला ईमेल ${count} ${unit === 'seconds' ? 'सेकंड' : 'मिनट'} बाद ही माँगा जा सकता है।`;
