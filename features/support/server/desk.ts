import { isOpen, nextChange } from '#packages/kernel/business-hours.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import type { Desk } from '../contract/support.contract.ts';
import { promisedAnswer } from '../contract/ticket-state.rules.ts';

/** How the support is reached at this moment. */
export function deskOf({ settings, now }: ServerContext): Desk {
  const { hours, whatsapp, phone, email, psychology, medical } = settings.support;
  const at = now();
  const open = isOpen(at, hours);
  return {
    open,
    changesAt: nextChange(at, hours).toISOString(),
    answerBy: promisedAnswer(at, hours).toISOString(),
    ...{ whatsapp, phone, email, psychology, medical },
  };
}
