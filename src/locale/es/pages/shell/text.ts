import type * as English from '../../../../pages/shell/text';
import type { Catalogue } from '../../../catalogue';

export const skipToContent = 'Ir al contenido';
export const loading = 'Cargando…';

export const numeriaHome = 'Numeria, inicio';
export const home = 'Inicio';
export const primaryGames = 'Juegos de primaria';
export const secondaryMaths = 'Secundaria';
export const contact = 'Contacto';
export const faq = 'Preguntas';
export const mainNavigation = 'Principal';
export const menu = 'Menú';
export const passport = 'Mi pasaporte';
export const howIPlay = 'Cómo juego';
export const search = 'Buscar';
export const somethingIsWrong = 'Algo va mal';

export const mission = 'Matemáticas para todo el mundo, a cualquier edad.';
export const quickLinks = 'Enlaces rápidos';
export const yourProgress = 'Tu progreso';
export const resources = 'Recursos';
export const forTeachers = 'Para docentes';
export const topics = 'Temas';
export const privacy = 'Política de privacidad';
export const terms = 'Condiciones de uso';
export const accessibility = 'Accesibilidad';
export const newsletter = 'Boletín';
export const alwaysFree = 'Gratis, siempre. Sin pagar nada.';
export const version = 'Versión';

export const notLoaded = 'No se pudo cargar';
export const notLoadedText = 'Comprueba tu conexión y vuelve a cargar esta página.';

export const pageNotLoaded = 'Esta página no se pudo cargar';
export const pageNotLoadedText = 'No se pudo cargar una parte de Numeria. Comprueba tu conexión y vuelve a intentarlo.';
export const pageBroken = 'Algo ha fallado';
export const pageBrokenText: Catalogue<typeof English.pageBrokenText> =
  'Esta página ha dejado de funcionar. Es culpa nuestra, no tuya. Lo que has ganado sigue en este dispositivo.';
export const gameBroken = 'El juego se ha parado';
export const gameBrokenText =
  'Algo se ha roto. Es culpa nuestra, no tuya. Lo que has ganado sigue en este dispositivo.';
export const backToMenu = 'Volver al menú';
export const reload = 'Recargar';
export const backToGames = 'Volver a los juegos';
export const goHome = 'Ir al inicio';
