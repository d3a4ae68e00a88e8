import type * as English from '../../../scan/text';
import type { Catalogue } from '../../catalogue';
import { plural } from '../grammar';

export const trial: Catalogue<typeof English.trial> = {
  title: 'तीन नावें आ रही हैं। हर नाव दिखते ही दबाओ।',
  left: (count) => plural(count, `${count} नाव बाकी`, `${count} नावें बाकी`),
  sea: 'समुद्र',
  boat: 'एक नाव',
};

export const scanning: Catalogue<typeof English.scanning> = {
  stop: 'स्कैन रोको',
  resume: 'स्कैन जारी रखो',
  paused: 'स्कैन रुका हुआ है। जारी रखने के लिए Escape दबाओ।',
};
