import type * as English from '../../../../pages/faq/text';

export const text: typeof English.text = {
  pageTitle: 'Preguntas frecuentes',
  title: 'Preguntas frecuentes',
  lead: 'Respuestas breves para niños, familias y docentes.',
  more: '¿Más preguntas?',
  moreText: 'Pregúntenos lo que quiera sobre Numeria. Nos encantará saber qué opina.',
  contact: 'Contacto',
};
