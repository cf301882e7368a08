import * as z from 'zod';
import { settingsPiece } from '#packages/kernel/index.ts';

declare module '#packages/kernel/context.ts' {
  interface Settings {
    /** Who answers for people's data here (controller, data protection officer, address); null where not given. */
    operator: { name: string | null; dpo: string | null; contact: string | null };
  }
}

const oneLine = z
  .string()
  .trim()
  .max(200)
  .regex(/^\P{Cc}*$/u, 'must be one line')
  .optional();

export const operatorSettings = settingsPiece(
  { OPERATOR_NAME: oneLine, OPERATOR_DPO: oneLine, OPERATOR_CONTACT: oneLine },
  ({ OPERATOR_NAME, OPERATOR_DPO, OPERATOR_CONTACT }) => ({
    settings: {
      operator: {
        name: OPERATOR_NAME || null,
        dpo: OPERATOR_DPO || null,
        contact: OPERATOR_CONTACT || null,
      },
    },
    problems: [],
  }),
);
