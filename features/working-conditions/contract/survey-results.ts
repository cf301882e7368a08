import * as z from 'zod';
import { FACTORS } from './factors.ts';

/** Fewest answers in anything that is told of a survey. */
export const FEWEST_ANSWERS = 10;

const cellSchema = z.object({
  /** At least so many answered. */
  people: z.enum(['10', '20', '50']),
  /** Mean exposure by factor in halves, 1 good to 5 bad; null where too few answered it. */
  factors: z.record(z.enum(FACTORS), z.number().min(1).max(5).nullable()),
});
export type ResultCell = z.infer<typeof cellSchema>;

const partSchema = z.object({ name: z.string(), cell: cellSchema.nullable() });

/** What remains of a survey once it is closed; the answers are gone then. */
export const resultsSchema = z.object({
  openedOn: z.iso.date(),
  closedOn: z.iso.date(),
  /** Percent of the people in steps of five, `few` or `most`; null with too few. */
  answered: z.string().nullable(),
  whole: cellSchema.nullable(),
  sites: z.array(partSchema),
  sectors: z.array(partSchema),
});
export type SurveyResults = z.infer<typeof resultsSchema>;
