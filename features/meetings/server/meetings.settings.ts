import * as z from 'zod';
import { commaList, settingsPiece } from '#packages/kernel/index.ts';

declare module '#packages/kernel/context.ts' {
  interface Settings {
    meetings: {
      /** The bare address that invitations are from. */
      mailAddress: string;
      /** Servers that tell a browser its public address; none is asked unless the operator names one. */
      stunUrls: string[];
      /** Relays for people whose networks let no direct connection through, with the secret for their passwords. */
      turn: { urls: string[]; secret: string } | null;
      /** The operator’s Jitsi in place of the calls built in. */
      jitsiDomain: string | null;
    };
  }
}

const variables = {
  /** `stun:host:port`, between commas. */
  STUN_URL: commaList,
  /** `turn:host:port?transport=udp`, `turns:…`, between commas. */
  TURN_URL: commaList,
  /** The relay’s `static-auth-secret`: passwords for six hours are made from it. */
  TURN_SECRET: z.string().min(16).optional(),
  /** A host name, such as `meet.example.org`. */
  JITSI_DOMAIN: z
    .string()
    .regex(/^[a-z\d.-]+(:\d+)?$/i)
    .optional(),
};

export const meetingsSettings = settingsPiece(variables, (given, { mailFrom }) => {
  const { STUN_URL, TURN_URL, TURN_SECRET, JITSI_DOMAIN } = given;
  const problems: string[] = [];
  if (TURN_URL.length > 0 !== Boolean(TURN_SECRET)) {
    problems.push('TURN_URL and TURN_SECRET go together: set both or none');
  }
  for (const [name, urls, form] of [
    ['STUN_URL', STUN_URL, /^stuns?:[^\s,]+$/],
    ['TURN_URL', TURN_URL, /^turns?:[^\s,]+$/],
  ] as const) {
    for (const url of urls) {
      if (!form.test(url)) problems.push(`${name} holds ${url}, which is no address of its kind`);
    }
  }
  const turn = TURN_SECRET && TURN_URL.length > 0 ? { urls: TURN_URL, secret: TURN_SECRET } : null;
  return {
    settings: {
      meetings: {
        mailAddress: /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom,
        stunUrls: STUN_URL,
        turn,
        jitsiDomain: JITSI_DOMAIN ?? null,
      },
    },
    problems,
  };
});
