import type { Language } from '#packages/i18n/languages.ts';

interface MeetingLetter {
  subject: string;
  preview: string;
  title: string;
  paragraphs: readonly string[];
  button: string;
  linkHint: string;
  footer: readonly string[];
}

/** Who called a meeting off: of the two, or of the network whose professional the organizer was. */
export const CALLED_OFF_BY = ['organizer', 'participant', 'administration'] as const;
export type CalledOffBy = (typeof CALLED_OFF_BY)[number];

interface Told {
  /** Who invites. */
  who: string;
  title: string;
  description: string | null;
  /** In person there is an address in the place of a room and its link. */
  inPerson: boolean;
  place: string | null;
  when: { day: string; from: string; to: string; zone: string };
  /** Of one that is called off: who did it. */
  by: CalledOffBy;
}

type Write = (told: Told) => MeetingLetter;

interface MeetingTexts {
  /** For who has no name here. */
  somebody: string;
  /** Name of the file for calendars. */
  file: string;
  invitation: Write;
  change: Write;
  cancellation: Write;
}

/** The words of the mail, each a paragraph of its own where it is there. */
const among = (...paragraphs: (string | null)[]): string[] =>
  paragraphs.filter((paragraph) => paragraph !== null);

const quotedBy = (description: string | null, say: (text: string) => string): string | null =>
  description ? say(description) : null;

const PT: MeetingTexts = {
  somebody: 'Alguém',
  file: 'consulta.ics',
  invitation: ({ who, title, description, when, inPerson, place }) => ({
    subject: `${who} convida você para uma consulta`,
    preview: `${when.day}, ${when.from} às ${when.to}`,
    title: `${who} convida você para uma consulta`,
    paragraphs: among(
      `“${title}”`,
      `${when.day}, ${when.from} às ${when.to} (${when.zone}).`,
      quotedBy(description, (text) => `${who} escreveu: “${text}”`),
      inPerson
        ? `É presencial${place ? `, em ${place}` : ''}.`
        : 'É por vídeo ou só por voz, no navegador. Não precisa de conta. A sala abre 10 minutos antes.',
    ),
    button: 'Abrir a sala',
    linkHint: 'O botão não abre? Copie este endereço no navegador:',
    footer: inPerson
      ? ['Não pode ir? Desmarque no Florescer, em Consultas.']
      : [
          'Este link é a sua entrada: não passe adiante. Nós não gravamos a consulta.',
          'Não esperava este convite? Não faça nada.',
        ],
  }),
  change: ({ who, title, description, when, inPerson, place }) => ({
    subject: `${who} mudou a consulta`,
    preview: `Agora: ${when.day}, ${when.from} às ${when.to}`,
    title: 'A consulta mudou',
    paragraphs: among(
      `“${title}”`,
      `Agora: ${when.day}, ${when.from} às ${when.to} (${when.zone}).`,
      quotedBy(description, (text) => `${who} escreveu: “${text}”`),
      inPerson
        ? `É presencial${place ? `, em ${place}` : ''}.`
        : 'O link de entrada continua o mesmo.',
    ),
    button: 'Abrir a sala',
    linkHint: 'O botão não abre? Copie este endereço no navegador:',
    footer: inPerson
      ? ['Não pode ir? Desmarque no Florescer, em Consultas.']
      : ['Este link é a sua entrada: não passe adiante. Nós não gravamos a consulta.'],
  }),
  cancellation: ({ who, title, when, inPerson, by }) => ({
    subject: {
      organizer: `${who} cancelou a consulta`,
      participant: 'Você desmarcou a consulta',
      administration: 'A rede desmarcou a sua consulta',
    }[by],
    preview: `Era ${when.day}, ${when.from}`,
    title: 'A consulta foi cancelada',
    paragraphs: among(
      `“${title}”`,
      `Era ${when.day}, ${when.from} às ${when.to} (${when.zone}).${inPerson ? '' : ' O link não abre mais.'}`,
      by === 'administration'
        ? `${who} saiu da rede, e por isso a administração da rede desmarcou.`
        : null,
    ),
    button: '',
    linkHint: '',
    footer: [
      {
        organizer: 'Se quiser marcar outro dia, fale com quem convidou você.',
        participant: 'Para outro dia, escolha um horário livre na rede.',
        administration: 'O motivo está em Consultas. Há outros profissionais na rede.',
      }[by],
    ],
  }),
};

const EN: MeetingTexts = {
  somebody: 'Somebody',
  file: 'consultation.ics',
  invitation: ({ who, title, description, when, inPerson, place }) => ({
    subject: `${who} invites you to a consultation`,
    preview: `${when.day}, ${when.from} to ${when.to}`,
    title: `${who} invites you to a consultation`,
    paragraphs: among(
      `“${title}”`,
      `${when.day}, ${when.from} to ${when.to} (${when.zone}).`,
      quotedBy(description, (text) => `${who} wrote: “${text}”`),
      inPerson
        ? `It is in person${place ? `, at ${place}` : ''}.`
        : 'It is by video or by voice alone, in your browser. You need no account. The room opens 10 minutes before.',
    ),
    button: 'Open the room',
    linkHint: 'Does the button not open? Copy this address into your browser:',
    footer: inPerson
      ? ['Can you not go? Call it off in Florescer, under Consultations.']
      : [
          'This link is your way in: do not pass it on. We do not record the consultation.',
          'Did you not expect this invitation? Do nothing.',
        ],
  }),
  change: ({ who, title, description, when, inPerson, place }) => ({
    subject: `${who} changed the consultation`,
    preview: `Now: ${when.day}, ${when.from} to ${when.to}`,
    title: 'The consultation has changed',
    paragraphs: among(
      `“${title}”`,
      `Now: ${when.day}, ${when.from} to ${when.to} (${when.zone}).`,
      quotedBy(description, (text) => `${who} wrote: “${text}”`),
      inPerson ? `It is in person${place ? `, at ${place}` : ''}.` : 'Your link stays the same.',
    ),
    button: 'Open the room',
    linkHint: 'Does the button not open? Copy this address into your browser:',
    footer: inPerson
      ? ['Can you not go? Call it off in Florescer, under Consultations.']
      : ['This link is your way in: do not pass it on. We do not record the consultation.'],
  }),
  cancellation: ({ who, title, when, inPerson, by }) => ({
    subject: {
      organizer: `${who} called the consultation off`,
      participant: 'You called the consultation off',
      administration: 'The network called your consultation off',
    }[by],
    preview: `It was on ${when.day}, ${when.from}`,
    title: 'The consultation was called off',
    paragraphs: among(
      `“${title}”`,
      `It was on ${when.day}, ${when.from} to ${when.to} (${when.zone}).${inPerson ? '' : ' The link opens nothing any more.'}`,
      by === 'administration'
        ? `${who} has left the network, so its administration called it off.`
        : null,
    ),
    button: '',
    linkHint: '',
    footer: [
      {
        organizer: 'For another day, talk to whoever invited you.',
        participant: 'For another day, choose a free time in the network.',
        administration:
          'The reason is under Consultations. There are other professionals in the network.',
      }[by],
    ],
  }),
};

const ES: MeetingTexts = {
  somebody: 'Alguien',
  file: 'consulta.ics',
  invitation: ({ who, title, description, when, inPerson, place }) => ({
    subject: `${who} te invita a una consulta`,
    preview: `${when.day}, de ${when.from} a ${when.to}`,
    title: `${who} te invita a una consulta`,
    paragraphs: among(
      `«${title}»`,
      `${when.day}, de ${when.from} a ${when.to} (${when.zone}).`,
      quotedBy(description, (text) => `${who} escribió: «${text}»`),
      inPerson
        ? `Es presencial${place ? `, en ${place}` : ''}.`
        : 'Es por vídeo o solo por voz, en el navegador. No necesitas cuenta. La sala abre 10 minutos antes.',
    ),
    button: 'Abrir la sala',
    linkHint: '¿El botón no se abre? Copia esta dirección en el navegador:',
    footer: inPerson
      ? ['¿No puedes ir? Cancélala en Florescer, en Consultas.']
      : [
          'Este enlace es tu entrada: no lo compartas. Nosotros no grabamos la consulta.',
          '¿No esperabas esta invitación? No hagas nada.',
        ],
  }),
  change: ({ who, title, description, when, inPerson, place }) => ({
    subject: `${who} ha cambiado la consulta`,
    preview: `Ahora: ${when.day}, de ${when.from} a ${when.to}`,
    title: 'La consulta ha cambiado',
    paragraphs: among(
      `«${title}»`,
      `Ahora: ${when.day}, de ${when.from} a ${when.to} (${when.zone}).`,
      quotedBy(description, (text) => `${who} escribió: «${text}»`),
      inPerson
        ? `Es presencial${place ? `, en ${place}` : ''}.`
        : 'El enlace de entrada sigue siendo el mismo.',
    ),
    button: 'Abrir la sala',
    linkHint: '¿El botón no se abre? Copia esta dirección en el navegador:',
    footer: inPerson
      ? ['¿No puedes ir? Cancélala en Florescer, en Consultas.']
      : ['Este enlace es tu entrada: no lo compartas. Nosotros no grabamos la consulta.'],
  }),
  cancellation: ({ who, title, when, inPerson, by }) => ({
    subject: {
      organizer: `${who} ha cancelado la consulta`,
      participant: 'Has cancelado la consulta',
      administration: 'La red ha cancelado tu consulta',
    }[by],
    preview: `Era el ${when.day}, ${when.from}`,
    title: 'La consulta se ha cancelado',
    paragraphs: among(
      `«${title}»`,
      `Era el ${when.day}, de ${when.from} a ${when.to} (${when.zone}).${inPerson ? '' : ' El enlace ya no se abre.'}`,
      by === 'administration'
        ? `${who} ha salido de la red y por eso la administración de la red la ha cancelado.`
        : null,
    ),
    button: '',
    linkHint: '',
    footer: [
      {
        organizer: 'Para elegir otro día, habla con quien te invitó.',
        participant: 'Para otro día, elige un horario libre en la red.',
        administration: 'El motivo está en Consultas. Hay otros profesionales en la red.',
      }[by],
    ],
  }),
};

const FR: MeetingTexts = {
  somebody: 'Quelqu’un',
  file: 'consultation.ics',
  invitation: ({ who, title, description, when, inPerson, place }) => ({
    subject: `${who} vous invite à une consultation`,
    preview: `${when.day}, de ${when.from} à ${when.to}`,
    title: `${who} vous invite à une consultation`,
    paragraphs: among(
      `« ${title} »`,
      `${when.day}, de ${when.from} à ${when.to} (${when.zone}).`,
      quotedBy(description, (text) => `${who} a écrit : « ${text} »`),
      inPerson
        ? `Elle a lieu sur place${place ? ` : ${place}` : ''}.`
        : 'C’est en vidéo ou par la voix seule, dans le navigateur. Aucun compte n’est nécessaire. La salle ouvre 10 minutes avant.',
    ),
    button: 'Ouvrir la salle',
    linkHint: 'Le bouton ne s’ouvre pas ? Copiez cette adresse dans le navigateur :',
    footer: inPerson
      ? ['Vous ne pouvez pas venir ? Annulez-la dans Florescer, sous Consultations.']
      : [
          'Ce lien est votre entrée : ne le transmettez pas. Nous n’enregistrons pas la consultation.',
          'Vous n’attendiez pas cette invitation ? Ne faites rien.',
        ],
  }),
  change: ({ who, title, description, when, inPerson, place }) => ({
    subject: `${who} a modifié la consultation`,
    preview: `Désormais : ${when.day}, de ${when.from} à ${when.to}`,
    title: 'La consultation a changé',
    paragraphs: among(
      `« ${title} »`,
      `Désormais : ${when.day}, de ${when.from} à ${when.to} (${when.zone}).`,
      quotedBy(description, (text) => `${who} a écrit : « ${text} »`),
      inPerson
        ? `Elle a lieu sur place${place ? ` : ${place}` : ''}.`
        : 'Le lien d’entrée reste le même.',
    ),
    button: 'Ouvrir la salle',
    linkHint: 'Le bouton ne s’ouvre pas ? Copiez cette adresse dans le navigateur :',
    footer: inPerson
      ? ['Vous ne pouvez pas venir ? Annulez-la dans Florescer, sous Consultations.']
      : [
          'Ce lien est votre entrée : ne le transmettez pas. Nous n’enregistrons pas la consultation.',
        ],
  }),
  cancellation: ({ who, title, when, inPerson, by }) => ({
    subject: {
      organizer: `${who} a annulé la consultation`,
      participant: 'Vous avez annulé la consultation',
      administration: 'Le réseau a annulé votre consultation',
    }[by],
    preview: `C’était le ${when.day}, ${when.from}`,
    title: 'La consultation est annulée',
    paragraphs: among(
      `« ${title} »`,
      `C’était le ${when.day}, de ${when.from} à ${when.to} (${when.zone}).${inPerson ? '' : ' Le lien n’ouvre plus rien.'}`,
      by === 'administration'
        ? `${who} a quitté le réseau ; son administration a donc annulé la consultation.`
        : null,
    ),
    button: '',
    linkHint: '',
    footer: [
      {
        organizer: 'Pour un autre jour, parlez à la personne qui a fait l’invitation.',
        participant: 'Pour un autre jour, choisissez un horaire libre dans le réseau.',
        administration:
          'La raison est dans Consultations. Le réseau compte d’autres professionnels.',
      }[by],
    ],
  }),
};

export const MEETING_MAIL_TEXTS: Record<Language, MeetingTexts> = {
  'pt-BR': PT,
  'en-US': EN,
  'es-ES': ES,
  'fr-FR': FR,
};
