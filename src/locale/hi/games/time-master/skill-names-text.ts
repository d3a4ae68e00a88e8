import type * as English from '../../../../games/time-master/skill-names-text';
import type { Catalogue } from '../../../catalogue';

export const topic = 'समय';

export const names: Catalogue<typeof English.names> = {
  'time.read.half': 'घड़ी में पूरे और आधे घंटे पढ़ना',
  'time.read.five': 'घड़ी में पाँच-पाँच मिनट तक समय पढ़ना',
  'time.read.minute': 'घड़ी में हर मिनट तक समय पढ़ना',
  'time.read.day': '24 घंटे वाली घड़ी पढ़ना',
  'time.convert': 'घंटों को मिनट में और दिनों को घंटों में बदलना',
  'time.elapsed.long': 'एक ही घंटे में, या पूरे घंटे से, बीता समय खोजना',
  'time.elapsed.longOverHour': 'घंटा पार करके बीता समय खोजना, जैसे 3:45 से 4:10',
  'time.elapsed.longOverNoon': 'दोपहर या आधी रात पार करके बीता समय खोजना',
  'time.elapsed.end': 'एक ही घंटे में, या पूरे घंटे से, अंत का समय खोजना',
  'time.elapsed.endOverHour': 'घंटा पार करके अंत का समय खोजना, जैसे 3:45 के 25 मिनट बाद',
  'time.elapsed.endOverNoon': 'दोपहर या आधी रात पार करके अंत का समय खोजना',
  'time.compare.hour': 'अंकों में लिखे समय की 4 बजे से तुलना',
  'time.compare.half': 'अंकों में लिखे समय की साढ़े 3 बजे से तुलना',
  'time.compare.past': 'अंकों में लिखे समय की 3 बजकर 20 मिनट से तुलना',
  'time.compare.to': 'अंकों में लिखे समय की 4 बजने में 20 मिनट से तुलना',
  'time.compare.dayAm': '24 घंटे वाली घड़ी के सुबह के समय से तुलना, जैसे 07:30',
  'time.compare.dayPm': '24 घंटे वाली घड़ी के दोपहर या शाम के समय से तुलना, जैसे 15:30',
  'time.dates.on': 'हफ़्ते में आगे के दिन गिनना',
  'time.dates.onPastSunday': 'रविवार के पार आगे के दिन गिनना',
  'time.dates.onWeeks': 'एक हफ़्ता या ज़्यादा आगे गिनना',
  'time.dates.back': 'पीछे के दिन गिनना',
  'time.dates.backWeeks': 'एक हफ़्ता या ज़्यादा पीछे गिनना',
};
