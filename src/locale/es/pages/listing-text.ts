import type * as English from '../../../pages/listing-text.ts';
import type { Catalogue } from '../../catalogue.ts';

const hub = (title: string, about: string) => ({
  title,
  description: `Vídeos de matemáticas gratis para ${about}. Ordenados por unidades, con búsqueda y marcas para lo ya visto.`,
});

export const PAGE_TEXT: Catalogue<typeof English.PAGE_TEXT> = {
  '/404': { title: 'Página no encontrada', description: 'No hay ninguna página en esta dirección.' },
  '/': {
    title: 'Juegos de matemáticas gratis',
    description:
      'Juegos de matemáticas gratis para niñas y niños, sin pagar nada y sin registrarse. Elige una isla y juega con las matemáticas.',
  },
  '/faq': {
    title: 'Preguntas frecuentes',
    description:
      'Qué es Numeria, cuánto cuesta (nada), para qué edades es y cómo usan los docentes sus juegos de matemáticas en clase.',
  },
  '/teachers': {
    title: 'Para docentes',
    description:
      'Qué practica cada juego de matemáticas de Numeria, por edad y plan de estudios, con todos sus ajustes, y enlaces y códigos QR para una clase.',
  },
  '/class': {
    title: 'Para la clase',
    description:
      'Una partida de matemáticas para toda la clase, cada alumno en su dispositivo, y una pizarra que muestra lo que la clase ha resuelto: sin registro, sin nombres.',
  },
  '/week': {
    title: 'Tu semana',
    description:
      'Partidas de matemáticas que un docente ha reunido para una semana, como un pequeño viaje en el dispositivo de cada alumno: sin registro, sin nombres.',
  },
  '/cards': {
    title: 'Tarjetas de respuesta',
    description:
      'Un concurso rápido para toda la clase sin dispositivos: los niños levantan tarjetas impresas A, B, C o D y una sola cámara las lee. Las imágenes nunca salen del dispositivo.',
  },
  '/contact': {
    title: 'Contacto',
    description: '¿Tiene una pregunta o una idea para Numeria, o ha visto un error? Aquí se explica cómo escribirnos.',
  },
  '/progress': {
    title: 'Tu progreso',
    description:
      'Tu progreso en los juegos de matemáticas en este dispositivo, y cómo guardarlo en un archivo, cargarlo de nuevo o empezar de cero.',
  },
  '/progress/facts': {
    title: 'Lo que sabes',
    description:
      'Un mapa de las tablas y las cuentas hasta 20: lo nuevo, lo que estás aprendiendo, lo que sabes y qué practicar ahora. Se queda en este dispositivo.',
  },
  '/print': {
    title: 'Imprimir',
    description:
      'Fichas de matemáticas gratis con respuestas, con preguntas de todos los juegos de Numeria, en cuatro versiones con código QR, y diplomas por las estrellas.',
  },
  '/topics': {
    title: 'Temas',
    description:
      'Temas de matemáticas de los años 1 a 6 de Inglaterra y más allá, de los números amigos a las ecuaciones: juegos, fichas, lecciones y vídeos gratis para cada uno.',
  },
  '/my-island': {
    title: 'Mi isla',
    description:
      'Una isla vacía solo para ti. Cada estrella que ganas en los juegos de matemáticas te da algo para poner en ella.',
  },
  '/privacy': {
    title: 'Política de privacidad',
    description:
      'Qué guarda Numeria sobre sus visitantes, dónde, durante cuánto tiempo y cómo borrarlo. Sin anuncios ni rastreadores.',
  },
  '/terms': {
    title: 'Condiciones de uso',
    description:
      'Las condiciones de Numeria, un sitio de matemáticas gratis y de código abierto, en palabras sencillas.',
  },
  '/accessibility': {
    title: 'Accesibilidad',
    description:
      'Hasta qué punto son accesibles los juegos y las páginas de Numeria, cómo se ha probado, qué no funciona todavía y cómo presentar una queja.',
  },
  '/auth': {
    title: 'Iniciar sesión',
    description: 'Inicie sesión en Numeria con un enlace que le enviamos por correo. Se puede jugar a todo sin cuenta.',
  },
  '/auth/confirm': {
    title: 'Iniciar sesión desde el correo',
    description: 'El enlace de un correo de inicio de sesión de Numeria abre esta página. Pulse su botón para entrar.',
  },
  '/profile': {
    title: 'Perfil',
    description: 'Su página en Numeria: lo que nos ha contado de usted y sus juegos favoritos.',
  },
  '/video-hub/alevels': hub('Matemáticas A-Levels', 'los A-Levels: matemáticas puras, estadística y mecánica'),
  '/video-hub/ib': hub('Matemáticas IB', 'el IB: AI en SL y HL, y más temas para HL'),
  '/video-hub/gcse': hub('Matemáticas GCSE', 'el GCSE: Foundation Tier y Higher Tier'),
  '/video-hub/us': hub('Matemáticas US Common Core', 'el Common Core de EE. UU.: Grade 10 y Grade 12'),
  '/video-hub/australian': hub('Matemáticas de Australia', 'Australia: Year 10 y Year 12'),
  '/video-hub/canadian': hub('Matemáticas de Canadá', 'Canadá: Grade 10 y Grade 12'),
  '/video-hub/cbse': hub('Matemáticas CBSE', 'el CBSE: Class 10 y Class 12'),
};

export const appText: typeof English.appText = (games) => ({
  name: 'Numeria: juegos de matemáticas gratis',
  invitation: 'Elige una isla y juega con números.',
  description: `${games} juegos de matemáticas gratis para niñas y niños, sin pagar nada y sin registrarse.`,
  home: `La página de inicio con ${games} islas, cada una con un juego`,
  homeOnPhone: 'La página de inicio en un teléfono',
});
