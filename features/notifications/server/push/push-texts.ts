import type { Language } from '#packages/i18n/languages.ts';
import type { NotificationTopic } from '../../contract/kinds.ts';

/**
 * What stands on a locked screen that others may see: that something is there, never what it is
 * about. Nothing of mood, health or content.
 */
export const PUSH_TEXTS: Record<Language, Record<NotificationTopic, string>> = {
  'pt-BR': {
    security: 'Um aviso da sua conta no Florescer',
    plan: 'Um aviso do Florescer',
    reminders: 'Um lembrete seu do Florescer',
    messages: 'Alguém escreveu para você no Florescer',
    consultations: 'Um aviso do Florescer',
    company: 'Um aviso da sua empresa no Florescer',
  },
  'en-US': {
    security: 'A note about your Florescer account',
    plan: 'A note from Florescer',
    reminders: 'A reminder of yours from Florescer',
    messages: 'Somebody wrote to you on Florescer',
    consultations: 'A note from Florescer',
    company: 'A note from your company on Florescer',
  },
  'es-ES': {
    security: 'Un aviso de tu cuenta en Florescer',
    plan: 'Un aviso de Florescer',
    reminders: 'Un recordatorio tuyo de Florescer',
    messages: 'Alguien te escribió en Florescer',
    consultations: 'Un aviso de Florescer',
    company: 'Un aviso de tu empresa en Florescer',
  },
  'fr-FR': {
    security: 'Un message sur votre compte Florescer',
    plan: 'Un message de Florescer',
    reminders: 'Un rappel à vous, de Florescer',
    messages: 'Quelqu’un vous a écrit sur Florescer',
    consultations: 'Un message de Florescer',
    company: 'Un message de votre entreprise sur Florescer',
  },
};
