import type * as English from '../../../../pages/account/service-text';
import type { Catalogue } from '../../../catalogue';

export const tryAgain: Catalogue<typeof English.tryAgain> = 'फिर कोशिश करें';
export const trying: Catalogue<typeof English.trying> = 'कोशिश जारी…';
export const oneMoment: Catalogue<typeof English.oneMoment> = 'एक पल…';
export const noAccountService: Catalogue<typeof English.noAccountService> =
  'खाता सेवा से अभी जवाब नहीं मिल रहा। कुछ भी खोया नहीं है। अपना इंटरनेट जाँचें और फिर से कोशिश करें।';
