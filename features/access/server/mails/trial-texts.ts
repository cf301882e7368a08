import type { Language } from '#packages/i18n/languages.ts';
import type { Plan } from '../../contract/access.rules.ts';

interface TrialMail {
  subject: string;
  preview: string;
  title: string;
  paragraphs: readonly string[];
}

/** `plan` is the plan's name inside a sentence, `date` the day of the person's own calendar. */
type Write = (trial: { plan: string; date: string }) => TrialMail;

interface TrialMailTexts {
  plans: Record<Exclude<Plan, 'free'>, string>;
  ending: Write;
  ended: Write;
  button: string;
  linkHint: string;
  footer: readonly string[];
}

export const TRIAL_MAIL_TEXTS: Record<Language, TrialMailTexts> = {
  'pt-BR': {
    plans: { individual: 'plano individual', empresarial: 'plano empresarial' },
    ending: ({ plan, date }) => ({
      subject: `Seu teste do Florescer vai até ${date}`,
      preview: 'Depois disso, sua conta segue no plano gratuito.',
      title: 'Seu teste está perto do fim.',
      paragraphs: [
        `O teste do ${plan} vai até ${date}. Depois disso, sua conta segue no plano gratuito, sem cobrança.`,
        'Tudo o que você guardou continua seu. O diário, as análises e a ajuda continuam iguais.',
      ],
    }),
    ended: ({ plan, date }) => ({
      subject: 'Seu teste do Florescer terminou',
      preview: 'Sua conta segue no plano gratuito.',
      title: 'Seu teste terminou.',
      paragraphs: [
        `O teste do ${plan} terminou em ${date}. Sua conta agora é do plano gratuito, sem cobrança.`,
        'Nada foi apagado. O diário, as análises e a ajuda continuam iguais.',
      ],
    }),
    button: 'Abrir o Florescer',
    linkHint: 'O botão não abre? Copie este endereço no navegador:',
    footer: ['Você recebeu esta mensagem porque começou um teste no Florescer.'],
  },
  'en-US': {
    plans: { individual: 'individual plan', empresarial: 'business plan' },
    ending: ({ plan, date }) => ({
      subject: `Your Florescer trial runs until ${date}`,
      preview: 'After that your account stays on the free plan.',
      title: 'Your trial is close to its end.',
      paragraphs: [
        `The trial of the ${plan} runs until ${date}. After that your account stays on the free plan, at no charge.`,
        'Everything you saved remains yours. The diary, its analyses and help stay the same.',
      ],
    }),
    ended: ({ plan, date }) => ({
      subject: 'Your Florescer trial has ended',
      preview: 'Your account stays on the free plan.',
      title: 'Your trial has ended.',
      paragraphs: [
        `The trial of the ${plan} ended on ${date}. Your account is now on the free plan, at no charge.`,
        'Nothing was deleted. The diary, its analyses and help stay the same.',
      ],
    }),
    button: 'Open Florescer',
    linkHint: 'Does the button not open? Copy this address into your browser:',
    footer: ['You received this message because you started a trial of Florescer.'],
  },
  'es-ES': {
    plans: { individual: 'plan individual', empresarial: 'plan de empresa' },
    ending: ({ plan, date }) => ({
      subject: `Tu prueba de Florescer dura hasta el ${date}`,
      preview: 'Después, tu cuenta sigue en el plan gratuito.',
      title: 'Tu prueba está cerca del final.',
      paragraphs: [
        `La prueba del ${plan} dura hasta el ${date}. Después, tu cuenta sigue en el plan gratuito, sin coste.`,
        'Todo lo que guardaste sigue siendo tuyo. El diario, los análisis y la ayuda siguen igual.',
      ],
    }),
    ended: ({ plan, date }) => ({
      subject: 'Tu prueba de Florescer ha terminado',
      preview: 'Tu cuenta sigue en el plan gratuito.',
      title: 'Tu prueba ha terminado.',
      paragraphs: [
        `La prueba del ${plan} terminó el ${date}. Tu cuenta está ahora en el plan gratuito, sin coste.`,
        'No se ha borrado nada. El diario, los análisis y la ayuda siguen igual.',
      ],
    }),
    button: 'Abrir Florescer',
    linkHint: '¿El botón no se abre? Copia esta dirección en el navegador:',
    footer: ['Recibes este mensaje porque empezaste una prueba de Florescer.'],
  },
  'fr-FR': {
    plans: { individual: 'la formule individuelle', empresarial: 'la formule entreprise' },
    ending: ({ plan, date }) => ({
      subject: `Votre essai de Florescer dure jusqu’au ${date}`,
      preview: 'Ensuite, votre compte reste sur la formule gratuite.',
      title: 'Votre essai touche à sa fin.',
      paragraphs: [
        `L’essai de ${plan} dure jusqu’au ${date}. Ensuite, votre compte reste sur la formule gratuite, sans frais.`,
        'Tout ce que vous avez enregistré reste à vous. Le journal, les analyses et l’aide ne changent pas.',
      ],
    }),
    ended: ({ plan, date }) => ({
      subject: 'Votre essai de Florescer est terminé',
      preview: 'Votre compte reste sur la formule gratuite.',
      title: 'Votre essai est terminé.',
      paragraphs: [
        `L’essai de ${plan} s’est terminé le ${date}. Votre compte est maintenant sur la formule gratuite, sans frais.`,
        'Rien n’a été effacé. Le journal, les analyses et l’aide ne changent pas.',
      ],
    }),
    button: 'Ouvrir Florescer',
    linkHint: 'Le bouton ne s’ouvre pas ? Copiez cette adresse dans le navigateur :',
    footer: ['Vous recevez ce message parce que vous avez commencé un essai de Florescer.'],
  },
};
