import type * as English from '../../../account/favourites-text';

export const ADDED: typeof English.ADDED = { title: 'पसंदीदा में जुड़ गया', text: 'खेल अब पसंदीदा खेलों में है' };
export const REMOVED: typeof English.REMOVED = {
  title: 'पसंदीदा से हट गया',
  text: 'खेल अब पसंदीदा खेलों में नहीं है',
};
