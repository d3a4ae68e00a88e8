import type * as English from '../../../../pages/contact/text';

export const text: typeof English.text = {
  title: 'Contacto',
  lead: (address, withForm) => (
    <>
      ¿Una pregunta, un error, una idea? Escriba a {address}
      {withForm(', o escriba aquí su mensaje')}.
    </>
  ),
  fields: { name: 'Nombre', email: 'Correo', subject: 'Asunto', message: 'Mensaje' },
  missing: {
    name: 'Escriba su nombre.',
    email: 'Escriba su correo electrónico.',
    subject: 'Escriba un asunto.',
    message: 'Escriba su mensaje.',
  },
  invalidEmail: 'Escriba un correo electrónico completo, como nombre@example.org.',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  sent: '¡Mensaje enviado!',
  sentText: 'Gracias por su opinión. ¡Le responderemos pronto!',
  clear: 'Vaciar el formulario',
};

export const replyText: typeof English.replyText = {
  title: '¿Quiere una respuesta?',
  cannotSend: 'Este formulario todavía no puede enviar mensajes.',
  writeTo: (address) => <>Para recibir una respuesta, escriba a {address} desde su propia aplicación de correo.</>,
  carried: 'El botón copia en un correo nuevo lo que ha escrito arriba.',
  tooLong: 'Su mensaje es demasiado largo para este botón. Cópielo y péguelo en un correo.',
  open: 'Abrir mi aplicación de correo',
  copy: 'Copiar el mensaje',
  copied: 'Copiado',
  copiedText: (address) => `Ahora péguelo en un correo a ${address}.`,
  notCopied: 'El navegador ha bloqueado la copia',
  notCopiedText: 'Seleccione el mensaje en su campo y cópielo desde ahí.',
  pasteHere: '[Pegue aquí su mensaje.]',
};
