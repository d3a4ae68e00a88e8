import type * as English from '../../../../pages/legal/operator-text';

export const operatorText: typeof English.operatorText = {
  title: 'Quién gestiona esta copia',
  intro: (address) => (
    <>
      Numeria es de código abierto, y cualquiera puede poner en marcha una copia. Esta es la persona u organización
      responsable de la copia en {address}.
    </>
  ),
  operator: 'Responsable',
  noOperator: 'Esta copia no está preparada para el público: nadie ha indicado quién la gestiona.',
  address: 'Dirección',
  contact: 'Preguntas sobre datos personales',
  region: 'Dónde se guardan los datos',
  notGiven: 'No se ha indicado',
};
