import type { Tone } from '#packages/ui/tokens.ts';
import type { InvoiceState } from '../../contract/payment.schemas.ts';

/** The colour of a state; its word always stands on it. */
export const STATE_TONES: Readonly<Record<InvoiceState, Tone>> = {
  open: 'sky',
  overdue: 'sun',
  told: 'sky',
  paid: 'leaf',
  refund_asked: 'sun',
  refunded: 'plain',
  void: 'plain',
};
