import type * as English from '../../../videos/text.ts';
import type { Catalogue } from '../../catalogue.ts';
import { plural } from '../grammar.ts';

export const kinds: Catalogue<typeof English.kinds> = { video: 'Vídeo', playlist: 'Lista', page: 'Enlace externo' };
export const listedUnder: typeof English.listedUnder = (educator) => `En la lista de ${educator}`;

export const text: Catalogue<typeof English.text> = {
  sections: 'Secciones',
  units: 'Unidades',
  allBoards: 'Todos los exámenes',
  search: 'Buscar título, docente o unidad',
  carryOn: 'Continuar:',
  credits:
    'Todos los vídeos son de sus autores y están en YouTube. Los hemos elegido, pero no los hemos hecho. Si no es seguro quién hizo uno, dice «En la lista de».',
  watchedOf: (watched, all) => `${watched} de ${all} vistos`,
  practise: 'Practicar con juegos:',
  play: (title) => `Reproducir: ${title}`,
  watched: 'Visto',
  watchedTitle: (title) => `Visto: ${title}`,
  visit: 'Abrir página externa',
  visitTitle: (title) => `Abrir página externa: ${title} (en una pestaña nueva)`,
};

export const player: Catalogue<typeof English.player> = {
  blocked: 'Este vídeo no se puede mostrar aquí.',
  blockedWhy: 'Quizá no hay conexión, o la red bloquea YouTube.',
  tryAgain: 'Reintentar',
  watch: 'Ver en YouTube',
  watchNewTab: 'Ver en YouTube (en una pestaña nueva)',
  close: 'Cerrar',
  silent: '¿No se ve el vídeo?',
  silentWhy:
    'Es probable que un filtro de esta red lo bloquee. Entregue estas líneas a quien administra el filtro, o use el enlace de abajo.',
};

const matches = (count: number): string => plural(count, '1 resultado', `${count} resultados`);

export const results: Catalogue<typeof English.results> = {
  looking: 'Buscando…',
  failed: 'No se pudo cargar la búsqueda. Inténtelo de nuevo cuando haya conexión.',
  failedElsewhere:
    'No se pudieron cargar los otros exámenes. Busque en este, o inténtelo de nuevo cuando haya conexión.',
  title: 'Resultados de la búsqueda',
  others: 'Otros exámenes',
  nearHere: 'Vídeos parecidos de este examen:',
  blank: 'Escriba un tema, como «fracciones», o un docente.',
  matches,
  similar: (typed) => `No hay resultados para «${typed}». Estos se escriben parecido:`,
  relatedElsewhere: (typed) => `No hay resultados para «${typed}». Resultados parecidos de otros exámenes:`,
  elsewhere: (typed, count) => `No hay resultados para «${typed}». Otros exámenes tienen ${matches(count)}:`,
  related: (typed) => `No hay resultados para «${typed}». Resultados parecidos:`,
  nothing: (typed) => `No hay resultados para «${typed}». Pruebe otra palabra, como un tema o un docente.`,
};
