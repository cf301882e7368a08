import * as z from 'zod';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';
import { ANSWERS, ITEMS } from './who5.rules.ts';

/** A filled-in form: total from 0 to 100, higher is better. Answers stay with the person, sealed. */
export const selfCheckSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  score: z.number().int().min(0).max(100),
});
export type SelfCheck = z.infer<typeof selfCheckSchema>;

/** The instrument's own words, as the operator supplied them. */
const formSchema = z.object({
  /** What the items are asked about, such as the last two weeks. */
  instruction: z.string(),
  items: z.array(z.string()).length(ITEMS),
  /** From 0 ("at no time") to 5 ("all of the time"). */
  answers: z.array(z.string()).length(ANSWERS),
  /** Where the wording comes from and by whose leave it is used here. */
  source: z.string(),
});
export type SelfCheckForm = z.infer<typeof formSchema>;

const own = 'Only the caller’s own answers; without the operator’s leave to use the form, nothing.';

export const selfCheckContract = defineContract({
  availability: {
    method: 'GET',
    path: '/api/self-check/availability',
    permission: 'signedIn',
    summary: 'Whether this instance may offer the form: nothing mentions it otherwise.',
    out: z.object({ available: z.boolean() }),
  },
  form: {
    method: 'GET',
    path: '/api/self-check/form',
    permission: 'signedIn',
    policy: own,
    summary: 'The form in the caller’s language.',
    out: formSchema,
  },
  list: {
    method: 'GET',
    path: '/api/self-check/results',
    permission: 'signedIn',
    policy: own,
    summary: 'The caller’s results, oldest first.',
    out: z.object({ results: z.array(selfCheckSchema) }),
  },
  answer: {
    method: 'POST',
    path: '/api/self-check/results',
    permission: 'signedIn',
    agreement: 'health',
    policy: own,
    summary: 'Keeps a filled-in form.',
    body: z.object({
      answers: z
        .array(
          z
            .number()
            .int()
            .min(0)
            .max(ANSWERS - 1),
        )
        .length(ITEMS),
      /** Made by the sender; sending the same one again gives the result already kept. */
      clientId: z.uuid().optional(),
    }),
    out: selfCheckSchema,
    status: 201,
  },
  remove: {
    method: 'DELETE',
    path: '/api/self-check/results/:id',
    permission: 'signedIn',
    policy: own,
    summary: 'Takes a result away for good.',
    params: z.object({ id: idSchema }),
  },
});
