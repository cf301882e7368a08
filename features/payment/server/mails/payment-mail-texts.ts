import type { Language } from '#packages/i18n/languages.ts';

/** `amount` with its currency, `date` the day of the person's own calendar. */
type Write = (facts: { amount: string; date: string }) => {
  subject: string;
  title: string;
  paragraphs: readonly string[];
};

interface PaymentMailTexts {
  offer: Write;
  paid: Write;
  /** Days before the end of a period, with the invoice of the next. */
  renewal: Write;
  /** The same for a plan that was cancelled. */
  ending: Write;
  ended: Write;
  refunded: Write;
  button: string;
  linkHint: string;
  footer: string;
}

export const PAYMENT_MAIL_TEXTS: Record<Language, PaymentMailTexts> = {
  'pt-BR': {
    offer: ({ amount, date }) => ({
      subject: 'Sua proposta do Florescer chegou',
      title: 'Sua proposta chegou.',
      paragraphs: [
        `O preço é ${amount}. Os detalhes estão em Plano e pagamento, e a proposta vale até ${date}.`,
        'Aceitar é com você. Nada é cobrado antes disso.',
      ],
    }),
    paid: ({ amount, date }) => ({
      subject: 'Pagamento confirmado',
      title: 'Recebemos seu pagamento.',
      paragraphs: [
        `Confirmamos ${amount} em ${date}. O plano já está ativo.`,
        'O recibo está em Plano e pagamento.',
      ],
    }),
    renewal: ({ amount, date }) => ({
      subject: `Seu plano do Florescer vai até ${date}`,
      title: 'Está chegando a hora de renovar.',
      paragraphs: [
        `Para continuar depois de ${date}, pague ${amount} por Pix. O código está em Plano e pagamento.`,
        'Sem o pagamento, a conta segue no plano gratuito. O que foi guardado continua lá.',
      ],
    }),
    ending: ({ date }) => ({
      subject: `Seu plano do Florescer vai até ${date}`,
      title: 'Seu plano está perto do fim.',
      paragraphs: [
        `O plano foi encerrado e vale até ${date}. Depois disso, a conta segue no plano gratuito, sem cobrança.`,
        'Mudou de ideia? Até lá, dá para reativar em Plano e pagamento.',
      ],
    }),
    ended: ({ date }) => ({
      subject: 'Seu plano do Florescer terminou',
      title: 'Seu plano terminou.',
      paragraphs: [
        `O plano terminou em ${date}. A conta agora é do plano gratuito, sem cobrança.`,
        'Nada foi apagado. O diário, as análises e a ajuda continuam iguais.',
      ],
    }),
    refunded: ({ amount, date }) => ({
      subject: 'Seu dinheiro foi devolvido',
      title: 'Devolvemos seu pagamento.',
      paragraphs: [`Devolvemos ${amount} em ${date}. O dinheiro volta pela mesma conta do Pix.`],
    }),
    button: 'Abrir Plano e pagamento',
    linkHint: 'O botão não abre? Copie este endereço no navegador:',
    footer: 'Você recebeu esta mensagem porque cuida de um plano no Florescer.',
  },
  'en-US': {
    offer: ({ amount, date }) => ({
      subject: 'Your Florescer offer is here',
      title: 'Your offer is here.',
      paragraphs: [
        `The price is ${amount}. The details are under Plan and payment, and the offer holds until ${date}.`,
        'Accepting it is up to you. Nothing is charged before that.',
      ],
    }),
    paid: ({ amount, date }) => ({
      subject: 'Payment confirmed',
      title: 'We received your payment.',
      paragraphs: [
        `We confirmed ${amount} on ${date}. The plan is active now.`,
        'The receipt is under Plan and payment.',
      ],
    }),
    renewal: ({ amount, date }) => ({
      subject: `Your Florescer plan runs until ${date}`,
      title: 'It is almost time to renew.',
      paragraphs: [
        `To go on after ${date}, pay ${amount} by Pix. The code is under Plan and payment.`,
        'Without the payment, the account stays on the free plan. What was saved remains there.',
      ],
    }),
    ending: ({ date }) => ({
      subject: `Your Florescer plan runs until ${date}`,
      title: 'Your plan is close to its end.',
      paragraphs: [
        `The plan was cancelled and runs until ${date}. After that the account stays on the free plan, at no charge.`,
        'Changed your mind? Until then you can reactivate it under Plan and payment.',
      ],
    }),
    ended: ({ date }) => ({
      subject: 'Your Florescer plan has ended',
      title: 'Your plan has ended.',
      paragraphs: [
        `The plan ended on ${date}. The account is now on the free plan, at no charge.`,
        'Nothing was deleted. The diary, its analyses and help stay the same.',
      ],
    }),
    refunded: ({ amount, date }) => ({
      subject: 'Your money was returned',
      title: 'We returned your payment.',
      paragraphs: [`We returned ${amount} on ${date}, to the account that the Pix came from.`],
    }),
    button: 'Open Plan and payment',
    linkHint: 'Does the button not open? Copy this address into your browser:',
    footer: 'You received this message because you look after a plan at Florescer.',
  },
  'es-ES': {
    offer: ({ amount, date }) => ({
      subject: 'Tu propuesta de Florescer ha llegado',
      title: 'Tu propuesta ha llegado.',
      paragraphs: [
        `El precio es ${amount}. Los detalles están en Plan y pago, y la propuesta vale hasta el ${date}.`,
        'Aceptarla depende de ti. Antes de eso no se cobra nada.',
      ],
    }),
    paid: ({ amount, date }) => ({
      subject: 'Pago confirmado',
      title: 'Hemos recibido tu pago.',
      paragraphs: [
        `Confirmamos ${amount} el ${date}. El plan ya está activo.`,
        'El recibo está en Plan y pago.',
      ],
    }),
    renewal: ({ amount, date }) => ({
      subject: `Tu plan de Florescer dura hasta el ${date}`,
      title: 'Se acerca el momento de renovar.',
      paragraphs: [
        `Para seguir después del ${date}, paga ${amount} por Pix. El código está en Plan y pago.`,
        'Sin el pago, la cuenta sigue en el plan gratuito. Lo guardado sigue allí.',
      ],
    }),
    ending: ({ date }) => ({
      subject: `Tu plan de Florescer dura hasta el ${date}`,
      title: 'Tu plan está cerca del final.',
      paragraphs: [
        `El plan se canceló y dura hasta el ${date}. Después, la cuenta sigue en el plan gratuito, sin coste.`,
        '¿Has cambiado de idea? Hasta entonces puedes reactivarlo en Plan y pago.',
      ],
    }),
    ended: ({ date }) => ({
      subject: 'Tu plan de Florescer ha terminado',
      title: 'Tu plan ha terminado.',
      paragraphs: [
        `El plan terminó el ${date}. La cuenta está ahora en el plan gratuito, sin coste.`,
        'No se ha borrado nada. El diario, los análisis y la ayuda siguen igual.',
      ],
    }),
    refunded: ({ amount, date }) => ({
      subject: 'Tu dinero ha sido devuelto',
      title: 'Hemos devuelto tu pago.',
      paragraphs: [`Devolvimos ${amount} el ${date}, a la cuenta desde la que llegó el Pix.`],
    }),
    button: 'Abrir Plan y pago',
    linkHint: '¿El botón no se abre? Copia esta dirección en el navegador:',
    footer: 'Recibes este mensaje porque te ocupas de un plan en Florescer.',
  },
  'fr-FR': {
    offer: ({ amount, date }) => ({
      subject: 'Votre proposition Florescer est arrivée',
      title: 'Votre proposition est arrivée.',
      paragraphs: [
        `Le prix est de ${amount}. Les détails sont dans Formule et paiement, et la proposition est valable jusqu’au ${date}.`,
        'L’accepter dépend de vous. Rien n’est facturé avant.',
      ],
    }),
    paid: ({ amount, date }) => ({
      subject: 'Paiement confirmé',
      title: 'Nous avons reçu votre paiement.',
      paragraphs: [
        `Nous avons confirmé ${amount} le ${date}. La formule est maintenant active.`,
        'Le reçu est dans Formule et paiement.',
      ],
    }),
    renewal: ({ amount, date }) => ({
      subject: `Votre formule Florescer dure jusqu’au ${date}`,
      title: 'C’est bientôt le moment de renouveler.',
      paragraphs: [
        `Pour continuer après le ${date}, payez ${amount} par Pix. Le code est dans Formule et paiement.`,
        'Sans paiement, le compte passe à la formule gratuite. Ce qui a été enregistré y reste.',
      ],
    }),
    ending: ({ date }) => ({
      subject: `Votre formule Florescer dure jusqu’au ${date}`,
      title: 'Votre formule touche à sa fin.',
      paragraphs: [
        `La formule a été résiliée et dure jusqu’au ${date}. Ensuite, le compte passe à la formule gratuite, sans frais.`,
        'Vous avez changé d’avis ? D’ici là, vous pouvez la réactiver dans Formule et paiement.',
      ],
    }),
    ended: ({ date }) => ({
      subject: 'Votre formule Florescer est terminée',
      title: 'Votre formule est terminée.',
      paragraphs: [
        `La formule s’est terminée le ${date}. Le compte est maintenant sur la formule gratuite, sans frais.`,
        'Rien n’a été effacé. Le journal, les analyses et l’aide ne changent pas.',
      ],
    }),
    refunded: ({ amount, date }) => ({
      subject: 'Votre argent a été rendu',
      title: 'Nous avons remboursé votre paiement.',
      paragraphs: [`Nous avons rendu ${amount} le ${date}, sur le compte d’où venait le Pix.`],
    }),
    button: 'Ouvrir Formule et paiement',
    linkHint: 'Le bouton ne s’ouvre pas ? Copiez cette adresse dans le navigateur :',
    footer: 'Vous recevez ce message parce que vous gérez une formule sur Florescer.',
  },
};
