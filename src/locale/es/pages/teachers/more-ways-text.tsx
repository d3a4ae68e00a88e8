import type * as English from '../../../../pages/teachers/more-ways-text';

export const moreWays: typeof English.moreWays = {
  title: 'Más formas de usarlo en clase',
  devices: (link) => <>¿Cada niño tiene su dispositivo? {link('Abra la pizarra de la clase')}.</>,
  oneRound: (
    <>
      <b>Una partida para todos:</b> elija más abajo los ajustes de un juego y comparta el enlace o su código QR con la
      clase.
    </>
  ),
  noRush: (
    <>
      <b>Sin prisa:</b> ponga «Tiempo» en extra o en libre.
    </>
  ),
  twoPlayers: (
    <>
      <b>Dos en una pizarra:</b> cada jugador tiene media pizarra, y los dos tiran de la misma cuerda.
    </>
  ),
  storm: (
    <>
      <b>La clase contra la tormenta:</b> hay una pregunta en la pizarra, y la clase dice la respuesta. Veinte
      respuestas correctas llevan el barco a puerto. Con las mismas dos palabras, otra clase recibe las mismas
      preguntas.
    </>
  ),
  classBoard: (link) => (
    <>
      <b>Una clase sin registro:</b> {link('la pizarra de la clase')} recibe un código de cada niño, sin nombres, y
      muestra cuánto han resuelto todos juntos.
    </>
  ),
  knowledge: (link) => (
    <>
      <b>Lo que sabe un niño:</b> {link('un mapa de tablas, cuentas y otras habilidades')} se llena mientras juega, en
      cada dispositivo. Se puede imprimir en dos páginas.
    </>
  ),
  paper: (link) => (
    <>
      <b>En papel:</b> {link('imprima fichas')} con preguntas de cualquier juego, con las respuestas en una página
      aparte y un código QR que abre las mismas preguntas en una pantalla.
    </>
  ),
  faq: (link) => (
    <>
      <b>Más respuestas:</b> {link('cómo usar Numeria en clase')}.
    </>
  ),
};
