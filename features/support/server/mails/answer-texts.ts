import type { Language } from '#packages/i18n/languages.ts';

interface AnswerTexts {
  subject: (number: number) => string;
  preview: string;
  title: (number: number) => string;
  /** Said above the answer. */
  lead: (author: string | null) => string;
  button: string;
  linkHint: string;
  /** How to go on, where a reply to the mail reaches the ticket, and where it does not. */
  reply: string;
  noReply: string;
  footer: readonly string[];
}

/** The subject is the number alone: what a ticket is about shows on no locked screen. */
export const ANSWER_TEXTS: Record<Language, AnswerTexts> = {
  'pt-BR': {
    subject: (number) => `Resposta ao seu chamado nº ${number}`,
    preview: 'O suporte do Florescer respondeu.',
    title: (number) => `Chamado nº ${number}: resposta do suporte`,
    lead: (author) => (author ? `${author}, do suporte, escreveu:` : 'O suporte escreveu:'),
    button: 'Abrir o chamado',
    linkHint: 'O botão não abre? Copie este endereço no navegador:',
    reply: 'Você pode responder a este e-mail ou pelo Florescer.',
    noReply: 'Para responder, abra o chamado: este endereço de e-mail não recebe mensagens.',
    footer: ['Você recebeu esta mensagem porque pediu a resposta também por e-mail.'],
  },
  'en-US': {
    subject: (number) => `Answer to your ticket no. ${number}`,
    preview: 'Florescer support has answered.',
    title: (number) => `Ticket no. ${number}: an answer from support`,
    lead: (author) => (author ? `${author} from support wrote:` : 'Support wrote:'),
    button: 'Open the ticket',
    linkHint: 'The button does not open? Copy this address into your browser:',
    reply: 'You can reply to this email or in Florescer.',
    noReply: 'To reply, open the ticket: this email address takes no messages.',
    footer: ['You got this message because you asked for the answer by email as well.'],
  },
  'es-ES': {
    subject: (number) => `Respuesta a tu solicitud n.º ${number}`,
    preview: 'El soporte de Florescer ha respondido.',
    title: (number) => `Solicitud n.º ${number}: respuesta del soporte`,
    lead: (author) => (author ? `${author}, del soporte, escribió:` : 'El soporte escribió:'),
    button: 'Abrir la solicitud',
    linkHint: '¿El botón no se abre? Copia esta dirección en el navegador:',
    reply: 'Puedes responder a este correo o en Florescer.',
    noReply: 'Para responder, abre la solicitud: esta dirección de correo no recibe mensajes.',
    footer: ['Recibes este mensaje porque pediste la respuesta también por correo.'],
  },
  'fr-FR': {
    subject: (number) => `Réponse à votre demande nº ${number}`,
    preview: 'L’assistance de Florescer a répondu.',
    title: (number) => `Demande nº ${number} : réponse de l’assistance`,
    lead: (author) => (author ? `${author}, de l’assistance, a écrit :` : 'L’assistance a écrit :'),
    button: 'Ouvrir la demande',
    linkHint: 'Le bouton ne s’ouvre pas ? Copiez cette adresse dans le navigateur :',
    reply: 'Vous pouvez répondre à cet e-mail ou dans Florescer.',
    noReply: 'Pour répondre, ouvrez la demande : cette adresse e-mail ne reçoit pas de messages.',
    footer: ['Vous recevez ce message car vous avez demandé la réponse aussi par e-mail.'],
  },
};
