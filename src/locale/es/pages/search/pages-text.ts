import type * as English from '../../../../pages/search/pages-text';
import type { Catalogue } from '../../../catalogue';

export const PAGES: Catalogue<typeof English.PAGES> = {
  '/print': {
    title: 'Imprimir fichas',
    about: 'Preguntas de cualquier juego en papel, con respuestas',
    terms: ['ficha', 'ficha tablas', 'imprimir', 'papel', 'pdf', 'deberes', 'respuestas', 'prueba', 'ejercicio'],
  },
  '/print?certificate': {
    title: 'Imprimir un diploma',
    about: 'Por las estrellas de una isla',
    terms: ['premio', 'diploma', 'certificado', 'recompensa', 'estrellas'],
  },
  '/topics': {
    title: 'Todos los temas',
    about: 'Cada tema por curso, con juegos, fichas y lecciones',
    terms: ['plan de estudios', 'curso escolar', 'lecciones', 'materias', 'curso', 'grado'],
  },
  '/teachers': {
    title: 'Para docentes',
    about: 'Enlaces, códigos QR y lo que practica cada juego',
    terms: ['docente', 'escuela', 'plan de estudios', 'currículo', 'pizarra', 'profesor', 'plan de clase', 'código qr'],
  },
  '/class': {
    title: 'Para la clase',
    about: 'Una partida para toda la clase, sin registro',
    terms: ['aula', 'alumnos', 'código de clase', 'códigos', 'cámara', 'juntos', 'pizarra', 'estudiantes'],
  },
  '/auth': {
    title: 'Iniciar sesión',
    about: 'Una cuenta sin contraseña. Se puede jugar sin cuenta',
    terms: ['entrar', 'sesión', 'registro', 'registrarse', 'cuenta', 'contraseña'],
  },
  '/cards': {
    title: 'Tarjetas de respuesta',
    about: 'Un concurso que la clase responde con tarjetas impresas',
    terms: [
      'cámara',
      'concurso',
      'abcd',
      'opción múltiple',
      'fichas corregidas',
      'escanear',
      'sin dispositivos',
      'toda la clase',
    ],
  },
  '/week': {
    title: 'Una semana de partidas',
    about: 'Partidas que un docente ha reunido en un enlace',
    terms: ['deberes', 'semana', 'tarea', 'plan', 'diario', 'práctica'],
  },
  howIPlay: {
    title: 'Cómo juego',
    about: 'Tiempo, sonido, colores, letras y respuestas',
    terms: [
      'ajustes',
      'sin reloj',
      'reloj',
      'más tiempo',
      'modo oscuro',
      'tema',
      'texto más grande',
      'letra',
      'dislexia',
      'accesibilidad',
      'sonido',
      'música',
      'voz',
      'leer en voz alta',
      'silencio',
      'pulsador',
      'zurdo',
      'contraste',
    ],
  },
  '/progress': {
    title: 'Tu progreso',
    about: 'El pasaporte: estrellas, sombreros y guardarlo todo en un archivo',
    terms: [
      'pasaporte',
      'estrellas',
      'sombreros',
      'armario',
      'guardar',
      'copia',
      'empezar de cero',
      'niños',
      'perfiles',
    ],
  },
  '/progress/facts': {
    title: 'Lo que sabes',
    about: 'El mapa de las tablas, las cuentas y otras habilidades',
    terms: ['mapa', 'informe', 'familias', 'habilidades', 'débil', 'puntos fuertes', 'qué practicar'],
  },
  '/my-island': {
    title: 'Mi isla',
    about: 'Los objetos que has ganado',
    terms: ['construir', 'decorar', 'premios', 'isla propia'],
  },
  '/contact': {
    title: 'Contacto',
    about: 'Para escribirnos',
    terms: ['correo', 'mensaje', 'fallo', 'opinión', 'error', 'ayuda', 'sugerencia'],
  },
  '/privacy': {
    title: 'Política de privacidad',
    about: 'Qué se guarda y dónde',
    terms: ['datos', 'cookies', 'rgpd', 'rastreo', 'borrar'],
  },
  '/accessibility': {
    title: 'Accesibilidad',
    about: 'Lo que funciona, lo que no, y cómo quejarse',
    terms: ['wcag', 'lector de pantalla', 'discapacidad', 'accesible', 'teclado', 'queja'],
  },
  '/terms': {
    title: 'Condiciones de uso',
    about: 'Las condiciones en palabras sencillas',
    terms: ['licencia', 'condiciones'],
  },
};

export const HUB_TERMS: Catalogue<typeof English.HUB_TERMS> = ['secundaria', 'examen', 'repaso', 'vídeos'];
export const aQuestion = 'Una pregunta frecuente';
export const QUESTION_TERMS: Catalogue<typeof English.QUESTION_TERMS> = ['preguntas frecuentes', 'pregunta', 'ayuda'];
