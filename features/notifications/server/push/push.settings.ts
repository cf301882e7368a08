import * as z from 'zod';
import { commaList, settingsPiece } from '#packages/kernel/index.ts';

declare module '#packages/kernel/context.ts' {
  interface Settings {
    push: {
      /** This server's pair of keys for push services; null where it makes and keeps its own. */
      keys: { publicKey: string; privateKey: string } | null;
      /** `mailto:` or https address under which a push service reaches the operator. */
      subject: string;
      /** Hosts (as in `URL.host`) of push services that may be reached without https, for tests. */
      trustedHosts: readonly string[];
    };
  }
}

const variables = {
  /** As `npx web-push generate-vapid-keys` makes them; without them the server makes its own pair. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(?:mailto:|https:\/\/)\S+$/)
    .optional(),
  PUSH_TRUSTED_HOSTS: commaList,
};

export const pushSettings = settingsPiece(variables, (given, { production, siteUrl, mailFrom }) => {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = given;
  const address = /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
  const site = siteUrl?.startsWith('https://') ? siteUrl : `mailto:${address}`;
  const problems: string[] = [];
  if (Boolean(publicKey) !== Boolean(privateKey)) {
    problems.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are one pair: set both or none');
  }
  if (production && given.PUSH_TRUSTED_HOSTS.length > 0) {
    problems.push(
      'PUSH_TRUSTED_HOSTS is for tests: in production push services are public https hosts',
    );
  }
  return {
    settings: {
      push: {
        keys: publicKey && privateKey ? { publicKey, privateKey } : null,
        subject: given.VAPID_SUBJECT ?? site,
        trustedHosts: given.PUSH_TRUSTED_HOSTS,
      },
    },
    problems,
  };
});
