import type { Language } from '#packages/i18n/languages.ts';

interface ReminderTexts {
  subject: string;
  preview: string;
  title: string;
  /** `time` is the one that the person chose. */
  paragraphs: (time: string) => readonly string[];
  button: string;
  linkHint: string;
  footer: readonly string[];
  unsubscribe: string;
  /** The page behind the link that ends these mails. */
  page: {
    title: string;
    ask: string;
    button: string;
    doneTitle: string;
    done: string;
    badTitle: string;
    bad: string;
    open: string;
  };
}

/** Neutral throughout: a mail shows on locked screens and to whoever looks over a shoulder. */
export const REMINDER_TEXTS: Record<Language, ReminderTexts> = {
  'pt-BR': {
    subject: 'Um lembrete seu do Florescer',
    preview: 'Você pediu este lembrete.',
    title: 'Um lembrete seu.',
    paragraphs: (time) => [
      `Você pediu um lembrete para as ${time}. Se agora não der, tudo bem: amanhã é outro dia.`,
    ],
    button: 'Abrir o Florescer',
    linkHint: 'O botão não abre? Copie este endereço no navegador:',
    footer: ['Você recebeu esta mensagem porque ligou lembretes no Florescer.'],
    unsubscribe: 'Não receber mais lembretes por e-mail',
    page: {
      title: 'Parar os lembretes por e-mail?',
      ask: 'Você deixa de receber lembretes do Florescer neste e-mail. O resto da sua conta não muda.',
      button: 'Parar os lembretes por e-mail',
      doneTitle: 'Pronto, os e-mails pararam.',
      done: 'Você não recebe mais lembretes por e-mail. Se um dia quiser de volta, é só ligar nos avisos do Florescer.',
      badTitle: 'Este endereço não está completo.',
      bad: 'Abra de novo o link do e-mail, inteiro. Você também pode desligar os lembretes nos avisos do Florescer.',
      open: 'Abrir o Florescer',
    },
  },
  'en-US': {
    subject: 'A reminder of yours from Florescer',
    preview: 'You asked for this reminder.',
    title: 'A reminder of yours.',
    paragraphs: (time) => [
      `You asked for a reminder at ${time}. If now is not a good moment, that is fine: tomorrow is another day.`,
    ],
    button: 'Open Florescer',
    linkHint: 'Does the button not open? Copy this address into your browser:',
    footer: ['You received this message because you switched on reminders in Florescer.'],
    unsubscribe: 'Stop getting reminders by e-mail',
    page: {
      title: 'Stop reminders by e-mail?',
      ask: 'Florescer will send no more reminders to this e-mail. Nothing else in your account changes.',
      button: 'Stop reminders by e-mail',
      doneTitle: 'Done, the e-mails have stopped.',
      done: 'You get no more reminders by e-mail. If you ever want them back, switch them on in your Florescer notifications.',
      badTitle: 'This address is not complete.',
      bad: 'Open the whole link of the e-mail again. You can also switch reminders off in your Florescer notifications.',
      open: 'Open Florescer',
    },
  },
  'es-ES': {
    subject: 'Un recordatorio tuyo de Florescer',
    preview: 'Pediste este recordatorio.',
    title: 'Un recordatorio tuyo.',
    paragraphs: (time) => [
      `Pediste un recordatorio para las ${time}. Si ahora no puedes, no pasa nada: mañana es otro día.`,
    ],
    button: 'Abrir Florescer',
    linkHint: '¿El botón no se abre? Copia esta dirección en el navegador:',
    footer: ['Recibes este mensaje porque activaste recordatorios en Florescer.'],
    unsubscribe: 'No recibir más recordatorios por correo',
    page: {
      title: '¿Parar los recordatorios por correo?',
      ask: 'Dejarás de recibir recordatorios de Florescer en este correo. El resto de tu cuenta no cambia.',
      button: 'Parar los recordatorios por correo',
      doneTitle: 'Listo, los correos han parado.',
      done: 'Ya no recibes recordatorios por correo. Si un día los quieres de vuelta, actívalos en los avisos de Florescer.',
      badTitle: 'Esta dirección no está completa.',
      bad: 'Abre de nuevo el enlace del correo, entero. También puedes desactivar los recordatorios en los avisos de Florescer.',
      open: 'Abrir Florescer',
    },
  },
  'fr-FR': {
    subject: 'Un rappel à vous, de Florescer',
    preview: 'Vous avez demandé ce rappel.',
    title: 'Un rappel à vous.',
    paragraphs: (time) => [
      `Vous avez demandé un rappel pour ${time}. Si ce n’est pas le moment, ce n’est pas grave : demain est un autre jour.`,
    ],
    button: 'Ouvrir Florescer',
    linkHint: 'Le bouton ne s’ouvre pas ? Copiez cette adresse dans le navigateur :',
    footer: ['Vous recevez ce message parce que vous avez activé des rappels dans Florescer.'],
    unsubscribe: 'Ne plus recevoir de rappels par e-mail',
    page: {
      title: 'Arrêter les rappels par e-mail ?',
      ask: 'Vous ne recevrez plus de rappels de Florescer à cette adresse. Le reste de votre compte ne change pas.',
      button: 'Arrêter les rappels par e-mail',
      doneTitle: 'C’est fait, les e-mails sont arrêtés.',
      done: 'Vous ne recevez plus de rappels par e-mail. Pour les retrouver un jour, activez-les dans les notifications de Florescer.',
      badTitle: 'Cette adresse n’est pas complète.',
      bad: 'Ouvrez de nouveau le lien de l’e-mail, en entier. Vous pouvez aussi désactiver les rappels dans les notifications de Florescer.',
      open: 'Ouvrir Florescer',
    },
  },
};
