import type * as English from '../../../../games/time-master/skill-names-text';
import type { Catalogue } from '../../../catalogue';

export const topic = 'L’heure';

export const names: Catalogue<typeof English.names> = {
  'time.read.half': 'Lire l’heure pile et la demie',
  'time.read.five': 'Lire l’heure à cinq minutes près',
  'time.read.minute': 'Lire l’heure à la minute près',
  'time.read.day': 'Lire l’heure sur 24 heures',
  'time.convert': 'Convertir des heures en minutes et des jours en heures',
  'time.elapsed.long': 'Trouver une durée dans la même heure, ou à partir d’une heure pile',
  'time.elapsed.longOverHour': 'Trouver une durée qui passe une heure pile, comme de 3:45 à 4:10',
  'time.elapsed.longOverNoon': 'Trouver une durée qui passe midi ou minuit',
  'time.elapsed.end': 'Trouver l’heure de fin dans la même heure, ou à partir d’une heure pile',
  'time.elapsed.endOverHour': 'Trouver l’heure de fin après une heure pile, comme 25 minutes après 3:45',
  'time.elapsed.endOverNoon': 'Trouver l’heure de fin après midi ou minuit',
  'time.compare.hour': 'Comparer une heure en chiffres avec 4 heures',
  'time.compare.half': 'Comparer une heure en chiffres avec 3 heures et demie',
  'time.compare.past': 'Comparer une heure en chiffres avec 3 heures 20',
  'time.compare.to': 'Comparer une heure en chiffres avec 4 heures moins 20',
  'time.compare.dayAm': 'Comparer avec une heure du matin sur 24 heures, comme 07:30',
  'time.compare.dayPm': 'Comparer avec une heure de l’après-midi ou du soir sur 24 heures, comme 15:30',
  'time.dates.on': 'Avancer de quelques jours dans la semaine',
  'time.dates.onPastSunday': 'Avancer de quelques jours en passant dimanche',
  'time.dates.onWeeks': 'Avancer d’une semaine ou plus',
  'time.dates.back': 'Reculer de quelques jours',
  'time.dates.backWeeks': 'Reculer d’une semaine ou plus',
};
