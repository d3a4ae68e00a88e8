import type * as English from '../../../account/service-text';
import type { Catalogue } from '../../catalogue';

export const serviceText: typeof English.serviceText = (message) => `सेवा का जवाब, अंग्रेज़ी में: “${message}”`;

export const ACCOUNT_DELETED: Catalogue<typeof English.ACCOUNT_DELETED> = 'यह खाता हटा दिया गया है।';
