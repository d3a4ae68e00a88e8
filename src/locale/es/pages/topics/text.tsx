import type { ReactNode } from 'react';
import type * as English from '../../../../pages/topics/text';
import { settingLabel } from '../../../../play/menu/setting-labels';
import type { Catalogue } from '../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  title: 'Temas',
  lead: 'Busca lo que estás aprendiendo: juegos, fichas, lecciones y vídeos de cada tema.',
  all: 'Todos los temas',
  years: 'Año escolar en Inglaterra',
  allYears: 'Todos',
  how: 'Cómo se hace',
  example: 'Un ejemplo',
  answer: (answer) => `Respuesta: ${answer}`,
  play: 'Jugar',
  mixed: 'También hay otras preguntas.',
  paper: 'En papel',
  worksheet: 'Imprimir una ficha',
  lessons: 'Apréndelo en una lección',
  leaving:
    'Estas lecciones tienen un vídeo y un cuestionario, en inglés. Están en el sitio de Oak National Academy, que no es parte de Numeria, y se abren en una pestaña nueva.',
  elsewhere: ' (Oak National Academy, en una pestaña nueva)',
  otherCoins: 'Los juegos usan las monedas que hayas elegido. Las lecciones usan libras y peniques.',
  videos: 'Vídeos',
  video: (link: ReactNode, hub = ''): ReactNode => (
    <>
      {link} ({hub})
    </>
  ),
  older: 'Estos vídeos son para estudiantes mayores y están en la página de su examen. Están en inglés.',
  curriculum: 'En el plan de estudios de Inglaterra',
  source:
    'Textos del plan de estudios nacional de Inglaterra de 2014, que se sustituirá a partir de 2028. Contiene información del sector público con la licencia Open Government Licence v3.0. La relación entre los textos y los temas es criterio nuestro.',
  previous: (link: ReactNode): ReactNode => <>Antes: {link}</>,
  next: (link: ReactNode): ReactNode => <>Después: {link}</>,
};

export const playText: typeof English.playText = (game, round) =>
  round === '' ? `Jugar: ${game}` : `Jugar: ${game} (${round})`;

export const roundText: typeof English.roundText = ({ difficulty, level, size }) => {
  if (difficulty !== undefined) return settingLabel(difficulty);
  if (level !== undefined) return `Nivel ${level}`;
  return size === undefined ? '' : `${size} por ${size}`;
};
