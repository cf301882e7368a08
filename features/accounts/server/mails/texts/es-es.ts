import type { MailTexts } from './texts.ts';

export const esES: MailTexts = {
  mails: {
    signup: {
      subject: 'Confirma tu correo en Florescer',
      preview: 'Falta un toque para que tu cuenta esté lista.',
      title: 'Qué bien verte.',
      paragraphs: ['Falta un paso: confirma que este correo es tuyo. El enlace vale una hora.'],
      button: 'Confirmar mi correo',
    },
    invite: {
      subject: 'Tienes una invitación a Florescer',
      preview: 'Una invitación te espera.',
      title: 'Hay una invitación para ti.',
      paragraphs: [
        'Alguien te invitó a usar Florescer. Acéptala para elegir tu contraseña y entrar. El enlace vale una hora.',
      ],
      button: 'Aceptar la invitación',
    },
    magiclink: {
      subject: 'Tu enlace para entrar en Florescer',
      preview: 'Entra sin contraseña.',
      title: 'Entra sin contraseña.',
      paragraphs: ['Usa el botón para entrar. Funciona una vez y vale una hora.'],
      button: 'Entrar',
    },
    recovery: {
      subject: 'Nueva contraseña en Florescer',
      preview: 'Elige una contraseña nueva.',
      title: 'Elige una contraseña nueva.',
      paragraphs: [
        'Pediste cambiar tu contraseña. El enlace vale una hora. Hasta entonces sigue valiendo la actual.',
      ],
      button: 'Elegir nueva contraseña',
    },
    email_change_current: {
      subject: 'Confirma el cambio de tu correo en Florescer',
      preview: 'Tu cuenta va a cambiar de dirección.',
      title: 'Tu cuenta va a cambiar de dirección.',
      paragraphs: [
        'Pediste usar otro correo en tu cuenta. Confírmalo aquí y también en el mensaje que enviamos a la nueva dirección.',
      ],
      button: 'Confirmar el cambio',
    },
    email_change_new: {
      subject: 'Confirma tu nuevo correo en Florescer',
      preview: 'Confirma que esta dirección es tuya.',
      title: '¿Es este tu nuevo correo?',
      paragraphs: ['Confirma que esta dirección es tuya para usarla en tu cuenta de Florescer.'],
      button: 'Confirmar el nuevo correo',
    },
    reauthentication: {
      subject: 'Tu código de Florescer',
      preview: 'Un código para confirmar que eres tú.',
      title: 'Confirma que eres tú.',
      paragraphs: ['Escribe este código en la pantalla que lo pidió. Vale una hora.'],
    },
  },
  contestedPassword:
    'Hubo más de un registro con este correo. Por seguridad, elige tu contraseña después de confirmar.',
  codeBesideButton: 'Si la pantalla pide un código, es este:',
  codeAlone: 'Tu código:',
  linkHint: '¿El botón no abre? Copia esta dirección en el navegador:',
  footer: [
    'Recibiste este mensaje porque alguien usó esta dirección en Florescer. Si no fuiste tú, puedes ignorarlo: nada cambia.',
    'Nadie de Florescer te pedirá este código ni tu contraseña.',
  ],
};
