import * as z from 'zod';

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** How a person wants to be found and when they want to be left alone. */
export const chatSettingsSchema = z
  .object({
    /** Colleagues find them by name and may begin a conversation. */
    findable: z.boolean(),
    /** Outside their hours nothing rings, and what one colleague writes waits until they begin. */
    quiet: z.boolean(),
    opens: timeOfDay,
    closes: timeOfDay,
    /** Their hours hold on Saturdays and Sundays too. */
    weekend: z.boolean(),
    /** A colleague may deliver at once outside their hours by saying so. */
    allowsNow: z.boolean(),
  })
  .refine(({ opens, closes }) => opens < closes, { error: 'order', path: ['closes'] });
export type ChatSettings = z.infer<typeof chatSettingsSchema>;

/** Nobody is found before they said yes, and evenings and weekends are quiet before they said no. */
export const DEFAULT_SETTINGS: ChatSettings = {
  findable: false,
  quiet: true,
  opens: '08:00',
  closes: '18:00',
  weekend: false,
  allowsNow: false,
};
