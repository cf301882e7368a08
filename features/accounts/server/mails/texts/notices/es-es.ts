import type { NoticeTexts } from '../notices.ts';

const ASK = 'Si fuiste tú, no tienes que hacer nada.';
const MEND =
  'Si no fuiste tú, elige una contraseña nueva: así se cierran las otras sesiones de la cuenta.';
const BUTTON = 'No fui yo';

export const esES: NoticeTexts = {
  notices: {
    password_changed: {
      subject: 'Tu contraseña de Florescer ha cambiado',
      preview: 'Se ha cambiado la contraseña de tu cuenta.',
      title: 'Tu contraseña ha cambiado.',
      paragraphs: ['La contraseña de tu cuenta acaba de cambiar.', ASK, MEND],
      button: BUTTON,
    },
    email_changed: {
      subject: 'El correo de tu cuenta en Florescer ha cambiado',
      preview: 'Tu cuenta usa ahora otro correo.',
      title: 'Tu cuenta usa otro correo.',
      paragraphs: [
        'Tu cuenta de Florescer ya no usa esta dirección.',
        ASK,
        'Si no fuiste tú, cambia ya la contraseña de este buzón y habla con quien se ocupa de Florescer en tu trabajo. Si todavía puedes entrar, elige también una contraseña nueva en Florescer.',
      ],
      button: BUTTON,
    },
    phone_changed: {
      subject: 'El teléfono de tu cuenta en Florescer ha cambiado',
      preview: 'Tu cuenta tiene otro teléfono.',
      title: 'El teléfono de tu cuenta ha cambiado.',
      paragraphs: ['El número de teléfono de tu cuenta acaba de cambiar.', ASK, MEND],
      button: BUTTON,
    },
    factor_added: {
      subject: 'Una nueva forma de confirmar que eres tú en Florescer',
      preview: 'Tu cuenta tiene una confirmación más.',
      title: 'Tu cuenta tiene una confirmación más.',
      paragraphs: ['Se ha añadido a tu cuenta una forma de confirmar que eres tú.', ASK, MEND],
      button: BUTTON,
    },
    factor_removed: {
      subject: 'Una forma de confirmar que eres tú ha salido de Florescer',
      preview: 'Tu cuenta tiene una confirmación menos.',
      title: 'Tu cuenta tiene una confirmación menos.',
      paragraphs: ['Se ha quitado de tu cuenta una forma de confirmar que eres tú.', ASK, MEND],
      button: BUTTON,
    },
    factor_removal_requested: {
      subject: 'Solicitud para quitar tu segundo paso en Florescer',
      preview: 'Desaparece en 72 horas si nadie lo impide.',
      title: 'Tu segundo paso desaparece en 72 horas.',
      paragraphs: [
        'Alguien que entró en tu cuenta y recibió un código en este correo ha dicho que perdió la aplicación, el teléfono o la llave que confirma la entrada. En 72 horas esas confirmaciones saldrán de la cuenta.',
        'Si fuiste tú, no tienes que hacer nada más que esperar.',
        'Si no fuiste tú, entra ahora con tu segundo paso: con eso se cancela la solicitud. Si ya estás dentro, abre tu perfil y pulsa "Cancelar la solicitud". Después cambia la contraseña de Florescer y la de este correo.',
      ],
      button: 'Abrir mi perfil',
    },
    factor_removal_stopped: {
      subject: 'Tu segundo paso en Florescer sigue activo',
      preview: 'La solicitud para quitarlo se ha cancelado.',
      title: 'Tu segundo paso sigue activo.',
      paragraphs: [
        'La solicitud para quitar tu segundo paso se ha cancelado. Todo sigue como estaba.',
        'Si la solicitud no era tuya, alguien puede estar leyendo tu correo o conocer tu contraseña: cambia las dos.',
      ],
      button: BUTTON,
    },
    identity_linked: {
      subject: 'Una nueva forma de entrar en Florescer',
      preview: 'Otra cuenta abre ahora Florescer.',
      title: 'Hay una nueva forma de entrar.',
      paragraphs: ['Se ha unido a tu cuenta de Florescer una cuenta de otro servicio.', ASK, MEND],
      button: BUTTON,
    },
    identity_unlinked: {
      subject: 'Una forma de entrar ha salido de Florescer',
      preview: 'Se ha separado una cuenta de otro servicio.',
      title: 'Se ha quitado una forma de entrar.',
      paragraphs: [
        'Se ha separado de tu cuenta de Florescer una cuenta de otro servicio.',
        ASK,
        MEND,
      ],
      button: BUTTON,
    },
    data_exported: {
      subject: 'Se han descargado tus datos de Florescer',
      preview: 'Alguien, quizá tú, ha descargado todo lo que guarda tu cuenta.',
      title: 'Se han descargado tus datos.',
      paragraphs: [
        'Se acaba de descargar un archivo con todo lo que guarda tu cuenta, incluido el diario.',
        ASK,
        MEND,
      ],
      button: BUTTON,
    },
    company_left: {
      subject: 'Saliste de la empresa en Florescer',
      preview: 'Tu cuenta ya no está vinculada a la empresa.',
      title: 'Saliste de la empresa.',
      paragraphs: [
        'Tu cuenta de Florescer ya no está vinculada a la empresa, y su plan terminó para ti. Todo lo que guardaste sigue siendo tuyo.',
        ASK,
        MEND,
      ],
      button: BUTTON,
    },
    company_removed: {
      subject: 'Tu cuenta de Florescer ya no está vinculada a la empresa',
      preview: 'Todo lo que guardaste sigue siendo tuyo.',
      title: 'Tu cuenta ya no está vinculada a la empresa.',
      paragraphs: [
        'Quien administra tu empresa en Florescer sacó tu cuenta de ella, y el plan de la empresa terminó para ti.',
        'Todo lo que guardaste sigue siendo tuyo, en la misma cuenta. La empresa no vio nada de eso ni recibe copia.',
        'Si entras con un correo del trabajo, cámbialo por el tuyo en el perfil mientras aún lo recibes. Si crees que es un error, habla con quien administra la empresa.',
      ],
      button: 'Abrir mi perfil',
    },
    company_admin_given: {
      subject: 'Ahora administras tu empresa en Florescer',
      preview: 'Otra persona que la administra te lo dio.',
      title: 'Ahora administras tu empresa.',
      paragraphs: [
        'Quien administra tu empresa en Florescer te dio también la administración. Ves quién forma parte de ella, puedes sacar a quien dejó el trabajo y dar la administración a otras personas.',
        'Lo que guarda cada persona sigue siendo solo suyo: no lo ves.',
        'Si prefieres no ocuparte de esto, puedes dejar la administración en la misma página.',
      ],
      button: 'Abrir la administración',
    },
    company_admin_ended: {
      subject: 'Dejaste la administración de la empresa en Florescer',
      preview: 'Otra persona cuida de la empresa ahora.',
      title: 'Dejaste la administración de la empresa.',
      paragraphs: [
        'Tu cuenta ya no administra la empresa en Florescer. Sigues en ella, con su plan.',
        ASK,
        MEND,
      ],
      button: BUTTON,
    },
    already_registered: {
      subject: 'Ya tienes una cuenta en Florescer',
      preview: 'Este correo ya tiene una cuenta.',
      title: 'Este correo ya tiene una cuenta.',
      paragraphs: [
        'Alguien, quizá tú, quiso crear una cuenta con este correo. Ya tiene una: entra con él o usa otro correo.',
        '¿No recuerdas la contraseña? En la pantalla para entrar, elige "Olvidé la contraseña". Si no fuiste tú, nada ha cambiado.',
      ],
      button: 'Entrar',
    },
  },
  farewell: {
    subject: 'Tu cuenta de Florescer se ha borrado',
    preview: 'Todo lo tuyo ha salido de Florescer.',
    title: 'Tu cuenta se ha borrado.',
    paragraphs: [
      'Tu cuenta de Florescer y todo lo que guardaste en ella se acaban de borrar, a petición de quien estaba en la cuenta. No tiene vuelta atrás.',
      'Solo quedan cifras que no nombran a nadie y, durante un máximo de 180 días, la nota de que se borró una cuenta, sin nombre ni correo.',
      'Si no fuiste tú, alguien sabía tu contraseña o abrió tu correo: cambia esas contraseñas y habla con quien se ocupa de Florescer donde lo usabas. Puedes crear otra cuenta cuando quieras.',
    ],
  },
  linkHint: '¿El botón no abre? Copia esta dirección en el navegador:',
  footer: [
    'Te avisamos por correo sobre la seguridad de tu cuenta. No hace falta responder.',
    'Nadie de Florescer te pedirá tu contraseña.',
  ],
};
