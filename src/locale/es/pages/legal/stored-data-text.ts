import type * as English from '../../../../pages/legal/stored-data-text';

const UNTIL_STARTED_OVER = 'Hasta que borre los datos de este sitio o pulse «Empezar de cero» en Tu progreso.';

export const ON_DEVICE: typeof English.ON_DEVICE = [
  [
    'El progreso, los récords y los ajustes de cada juego',
    'Hasta que borre los datos de este sitio en el navegador. Algunos navegadores los borran solos: Safari lo hace después de siete días sin una visita.',
  ],
  [
    'Lo que sabe: con qué seguridad responde cada cálculo y cada tipo de pregunta, según sus respuestas en todos los juegos; el día en que salió por última vez; con qué rapidez escribe; y qué tablas de multiplicar dice haber aprendido (numeria.learning). Lo usamos para elegir qué preguntar después. Solo sale del dispositivo si lo guarda en un archivo o lo comparte',
    UNTIL_STARTED_OVER,
  ],
  ['En el mapa: qué islas ha visitado, sus estrellas allí y dónde está su barco', UNTIL_STARTED_OVER],
  ['En el pasaporte: qué sombrero lleva su héroe y cuántos errores ha corregido', UNTIL_STARTED_OVER],
  [
    'En el barco: el color de la vela, la bandera y las dos palabras del nombre del capitán (numeria.captain)',
    UNTIL_STARTED_OVER,
  ],
  [
    'Su última partida de cada juego: cuándo respondió y qué respuestas fueron correctas (numeria.last-rounds), para poder competir con esa partida',
    'Hasta que juegue otra partida de ese juego, borre los datos de este sitio o pulse «Empezar de cero» en Tu progreso.',
  ],
  [
    'Qué fichas impresas se han corregido y qué día (numeria.marked-sheets), para que una ficha solo cuente una vez',
    'Las fichas se olvidan después de 14 días, cuando se corrige otra. Todas se borran si borra los datos de este sitio o pulsa «Empezar de cero» en Tu progreso.',
  ],
  [
    'En Mi isla: qué objetos ha colocado y dónde (numeria.island)',
    'Hasta que los guarde, borre los datos de este sitio o pulse «Empezar de cero» en Tu progreso.',
  ],
  [
    'El viaje de hoy: sus islas, las islas de sus viajes de los últimos siete días y lo que los viajes han traído a su puerto (numeria.day-voyage)',
    'Las islas se olvidan después de siete días. Lo demás se queda hasta que borre los datos de este sitio o pulse «Empezar de cero» en Tu progreso.',
  ],
  [
    'Semanas de un enlace de un docente: el enlace, cuánto tiempo y cuántas veces jugó en cada una de sus islas, qué día la terminó y su animal para la pizarra de la clase (numeria.weeks)',
    'Una semana se olvida cuatro semanas después de su última visita, o cuando borra los datos de este sitio o pulsa «Empezar de cero» en Tu progreso.',
  ],
  [
    'Si una persona adulta ha fijado minutos de juego: cuántos, el último día de juego y cuánto se jugó ese día (numeria.play-limit)',
    'Hasta que una persona adulta elija «Sin límite», o hasta que borre los datos de este sitio.',
  ],
  [
    'Una partida que dejó sin terminar: sus ajustes, sus respuestas y lo que sabía cuando empezó (numeria.left-round), para poder seguir con ella',
    'La ofrecemos durante una hora. Se borra cuando sigue con ella, la rechaza, empieza otra partida o empieza de cero. Después de la hora, se borra la próxima vez que abre un juego.',
  ],
  [
    'Sus elecciones sobre sonido y música, límites de tiempo, preguntas, la forma de escribir números y dinero, y colores claros u oscuros',
    'Hasta que borre los datos de este sitio.',
  ],
  [
    'Qué vídeos ha marcado como vistos y cuál abrió por última vez',
    'Hasta que borre los datos de este sitio o desmarque el vídeo.',
  ],
  [
    'Si varios niños comparten el dispositivo: un animal y un color para cada uno, y quién se eligió por última vez (numeria.child), en lugar de nombres. Todo lo anterior se guarda entonces una vez por cada niño',
    'Hasta que borre los datos de este sitio o quite al niño en Tu progreso. De un niño quitado solo queda una nota de que se quitó, sin su animal.',
  ],
  [
    'El propio sitio: páginas, imágenes y sonidos, para que funcione sin internet',
    'Hasta que borre los datos de este sitio. Cada versión nueva sustituye a la anterior.',
  ],
  [
    'Que ha aplazado una actualización del sitio o ha cerrado la oferta de otro idioma, o que una página se volvió a cargar para traer una parte que faltaba',
    'Hasta que cierre la pestaña.',
  ],
  [
    'En una pizarra de la clase: los códigos que han traído los niños (numeria.class)',
    'Hasta que cierre la pestaña o añada el primer código de otra partida.',
  ],
  [
    'La respuesta del navegador, sí o no, cuando el sitio pregunta después de una partida si puede conservar todo esto',
    'Mientras el navegador recuerde su respuesta. Puede cambiarla en los ajustes del navegador.',
  ],
  [
    'Que la sesión está iniciada: dos claves que el servicio de cuentas dio a su navegador, y su correo electrónico',
    'Hasta que cierre la sesión o elimine su cuenta o, si indicó que el dispositivo no es suyo, hasta que cierre la pestaña. Si no tiene cuenta, no se guarda nada.',
  ],
  [
    'Que este no es su propio dispositivo, si lo indicó al iniciar sesión, y cuándo dejó la pestaña por última vez',
    'Lo primero se usa durante una hora; lo segundo, hasta que cierre la pestaña. Ninguna de las dos cosas dice quién es usted.',
  ],
];

export const IN_DATABASE: typeof English.IN_DATABASE = [
  [
    'Si crea una cuenta: el correo con el que inicia sesión, y cuándo la creó y cuándo inició sesión',
    'Hasta que elimine su cuenta. Si nadie abre el enlace de inicio de sesión enviado a una dirección, la quitamos después de treinta días.',
  ],
  [
    'Para cada dispositivo con la sesión iniciada: cuándo se inició, cuándo pidió por última vez una clave nueva, su dirección IP y el nombre que da su navegador',
    'Mientras dure la sesión: hasta que la cierre allí con conexión, cierre todas las sesiones o elimine su cuenta, y noventa días como máximo.',
  ],
  [
    'En el registro del servicio de cuentas: quién inició sesión, la cerró o se dio de alta, con el correo, la dirección IP y la hora',
    'Mientras ese servicio conserve su registro. Puede haber entradas allí después de eliminar la cuenta.',
  ],
  [
    'El nombre, los apellidos y la fecha de nacimiento de su perfil, si los rellena',
    'Hasta que vacíe el campo o elimine su cuenta. Los tres son opcionales.',
  ],
  [
    'El correo de su perfil, una vez que lo ha guardado',
    'Hasta que lo sustituya por otro o elimine su cuenta. Un perfil debe tener uno.',
  ],
  ['Los juegos que marca como favoritos', 'Hasta que quite el corazón o elimine su cuenta.'],
  [
    'Su correo electrónico, si se suscribe al boletín',
    'Hasta que nos pida que lo quitemos, o elimine una cuenta con el mismo correo.',
  ],
  [
    'La dirección IP desde la que alguien se suscribió, para que una sola red no pueda inundar la lista',
    'Durante una hora, o hasta la noche siguiente si nadie más se suscribe.',
  ],
];

export const IN_MAILBOX: typeof English.IN_MAILBOX = [
  [
    'Lo que nos escribe por correo',
    'Mientras lo necesitemos para responderle y arreglar lo que nos contó. Lo eliminaremos si nos lo pide.',
  ],
];

export const TITLES: typeof English.TITLES = {
  device: 'Solo en su dispositivo',
  database: 'En nuestra base de datos y nuestro servicio de cuentas',
  mailbox: 'En nuestro buzón',
};
