import type { Language } from '#packages/i18n/languages.ts';

export const RECEIPT_TEXTS: Record<
  Language,
  Record<
    | 'title'
    | 'buyer'
    | 'what'
    | 'individual'
    | 'empresarial'
    | 'monthly'
    | 'yearly'
    | 'seats'
    | 'from'
    | 'amount'
    | 'how'
    | 'reference'
    | 'confirmed'
    | 'refunded'
    | 'note',
    string
  >
> = {
  'pt-BR': {
    title: 'Recibo {{number}}',
    buyer: 'Recebemos de',
    what: 'Referente a',
    individual: 'Plano individual',
    empresarial: 'Plano empresarial',
    monthly: 'um mês',
    yearly: 'um ano',
    seats: 'Lugares',
    from: 'Período a partir de',
    amount: 'Valor',
    how: 'Forma',
    reference: 'Identificador',
    confirmed: 'Confirmado em',
    refunded: 'Devolvido em',
    note: 'Este recibo confirma o pagamento. Ele não é nota fiscal.',
  },
  'en-US': {
    title: 'Receipt {{number}}',
    buyer: 'Received from',
    what: 'For',
    individual: 'Individual plan',
    empresarial: 'Business plan',
    monthly: 'one month',
    yearly: 'one year',
    seats: 'Places',
    from: 'Period from',
    amount: 'Amount',
    how: 'Paid by',
    reference: 'Reference',
    confirmed: 'Confirmed on',
    refunded: 'Returned on',
    note: 'This receipt confirms the payment. It is not a tax invoice.',
  },
  'es-ES': {
    title: 'Recibo {{number}}',
    buyer: 'Recibido de',
    what: 'En concepto de',
    individual: 'Plan individual',
    empresarial: 'Plan de empresa',
    monthly: 'un mes',
    yearly: 'un año',
    seats: 'Plazas',
    from: 'Periodo desde',
    amount: 'Importe',
    how: 'Forma de pago',
    reference: 'Identificador',
    confirmed: 'Confirmado el',
    refunded: 'Devuelto el',
    note: 'Este recibo confirma el pago. No es una factura.',
  },
  'fr-FR': {
    title: 'Reçu {{number}}',
    buyer: 'Reçu de',
    what: 'Pour',
    individual: 'Formule individuelle',
    empresarial: 'Formule entreprise',
    monthly: 'un mois',
    yearly: 'un an',
    seats: 'Places',
    from: 'Période à partir du',
    amount: 'Montant',
    how: 'Moyen de paiement',
    reference: 'Identifiant',
    confirmed: 'Confirmé le',
    refunded: 'Rendu le',
    note: 'Ce reçu confirme le paiement. Ce n’est pas une facture.',
  },
};
