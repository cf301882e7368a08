import * as z from 'zod';
import { BUSINESS_HOURS, type BusinessHours } from '#packages/kernel/business-hours.ts';
import { STATES } from '#packages/kernel/holidays.data.ts';
import { commaList, settingsPiece } from '#packages/kernel/index.ts';

declare module '#packages/kernel/context.ts' {
  interface Settings {
    /** How people reach the support; what is null is not shown. */
    support: {
      /** When it is open; answers are promised within these hours. */
      hours: BusinessHours;
      whatsapp: string | null;
      phone: string | null;
      email: string | null;
      /** A provider's line, Monday to Friday 8h to 18h. */
      psychology: { name: string; phone: string } | null;
      /** A provider's line, day and night. */
      medical: { name: string; phone: string } | null;
      /** Where replies to mailed answers come in; null where none do. */
      inbound: { domain: string; host: string; port: number } | null;
    };
  }
}

const oneLine = z
  .string()
  .trim()
  .max(120)
  .regex(/^\P{Cc}*$/u, 'must be one line')
  .optional();
/** A day off: of each year (`MM-DD`), or of one (`YYYY-MM-DD`). */
const dayOff = z
  .string()
  .refine(
    (day) => z.iso.date().safeParse(day.length === 5 ? `2024-${day}` : day).success,
    'must be days as MM-DD or YYYY-MM-DD, with commas between',
  );
const phone = z
  .string()
  .trim()
  .max(40)
  .regex(/^\+?[\d\s().-]{3,}$/, 'must be a phone number')
  .optional();

/** Numbers that nobody has, so that a demonstration can be walked through; lines of a provider are never invented. */
const DEMONSTRATION = {
  whatsapp: '+55 11 90000-0000',
  phone: '+55 11 0000-0000',
  email: 'suporte@florescer.example',
};
const NOBODY = { whatsapp: null, phone: null, email: null };

export const supportSettings = settingsPiece(
  {
    /** With country code, as WhatsApp dials it. */
    SUPPORT_WHATSAPP: phone,
    SUPPORT_PHONE: phone,
    SUPPORT_EMAIL: z.email().optional(),
    /** Where the support works: what this state has off closes it too. */
    SUPPORT_STATE: z.enum(STATES).optional(),
    /** What its city has off besides. */
    SUPPORT_HOLIDAYS: commaList.pipe(z.array(dayOff)),
    SUPPORT_PSYCHOLOGY_NAME: oneLine,
    SUPPORT_PSYCHOLOGY_PHONE: phone,
    SUPPORT_MEDICAL_NAME: oneLine,
    SUPPORT_MEDICAL_PHONE: phone,
    /** Domain whose mail is brought to this server: its MX, or a forwarding mail server. */
    SUPPORT_REPLY_DOMAIN: z.hostname().toLowerCase().optional(),
    SUPPORT_INBOUND_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    SUPPORT_INBOUND_HOST: z.string().min(1).default('127.0.0.1'),
  },
  (given, { demonstration }) => {
    const example = demonstration ? DEMONSTRATION : NOBODY;
    const line = (name: string | undefined, number: string | undefined) =>
      name && number ? { name, phone: number } : null;
    const { SUPPORT_REPLY_DOMAIN: domain, SUPPORT_INBOUND_PORT: port } = given;
    const halves = [
      ['SUPPORT_PSYCHOLOGY', given.SUPPORT_PSYCHOLOGY_NAME, given.SUPPORT_PSYCHOLOGY_PHONE],
      ['SUPPORT_MEDICAL', given.SUPPORT_MEDICAL_NAME, given.SUPPORT_MEDICAL_PHONE],
    ] as const;
    return {
      settings: {
        support: {
          hours: {
            ...BUSINESS_HOURS,
            ...(given.SUPPORT_STATE ? { state: given.SUPPORT_STATE } : {}),
            municipal: given.SUPPORT_HOLIDAYS,
          },
          whatsapp: given.SUPPORT_WHATSAPP ?? example.whatsapp,
          phone: given.SUPPORT_PHONE ?? example.phone,
          email: given.SUPPORT_EMAIL ?? example.email,
          psychology: line(given.SUPPORT_PSYCHOLOGY_NAME, given.SUPPORT_PSYCHOLOGY_PHONE),
          medical: line(given.SUPPORT_MEDICAL_NAME, given.SUPPORT_MEDICAL_PHONE),
          inbound:
            domain !== undefined && port !== undefined
              ? { domain, host: given.SUPPORT_INBOUND_HOST, port }
              : null,
        },
      },
      problems: [
        ...((domain === undefined) === (port === undefined)
          ? []
          : ['SUPPORT_REPLY_DOMAIN and SUPPORT_INBOUND_PORT go together: set both or none']),
        ...halves.flatMap(([which, name, number]) =>
          Boolean(name) === Boolean(number)
            ? []
            : [`${which}_NAME and ${which}_PHONE go together: a line is shown with who answers it`],
        ),
      ],
    };
  },
);
