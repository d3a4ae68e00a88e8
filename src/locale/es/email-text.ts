import type { Catalogue } from '../catalogue.ts';
import type * as English from '../email-text.ts';

export const email: Catalogue<typeof English.email> = {
  welcome: {
    subject: 'Le damos la bienvenida a Numeria: su enlace para entrar',
    heading: '¡Le damos la bienvenida!',
    lead: 'Alguien, seguramente usted, ha pedido entrar en Numeria. Pulse el botón y su cuenta estará lista.',
    button: 'Confirmar y entrar',
  },
  back: {
    subject: 'Su enlace para entrar en Numeria',
    heading: '¡Hola de nuevo!',
    lead: 'Pulse el botón para entrar. Puede hacerlo en cualquier dispositivo: la sesión se abrirá en él.',
    button: 'Entrar',
  },
  code: 'O escriba este código en la página donde pidió este correo:',
  once: 'El enlace y el código sirven una sola vez, durante una hora. Si el botón no funciona, copie esta dirección en su navegador:',
  unasked: (email: string) => `Este correo es para ${email}. ¿No lo ha pedido? Ignórelo y no comparta el código.`,
};
