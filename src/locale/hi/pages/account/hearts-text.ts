import type * as English from '../../../../pages/account/hearts-text';
import type { Catalogue } from '../../../catalogue';

export const favouriteLabel: typeof English.favouriteLabel = (game) => `पसंदीदा: ${game}`;

export const heartsUnavailable: Catalogue<typeof English.heartsUnavailable> =
  'हम आपके दिल के निशान नहीं ला पाए, क्योंकि खाता सेवा से जवाब नहीं मिल रहा। वे सुरक्षित हैं, और सभी खेल खेले जा सकते हैं।';
