import * as z from 'zod';
import { type OAuthProviderSettings, type WaysIn, WEB3_CHAINS } from '#packages/kernel/index.ts';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
const issuer = z.url({ protocol: /^https?$/ });

const credentials = <N extends string>(name: N) =>
  ({
    [`OAUTH_${name}_CLIENT_ID`]: list,
    [`OAUTH_${name}_CLIENT_SECRET`]: z.string().min(1).optional(),
    [`OAUTH_${name}_ISSUER`]: issuer.optional(),
  }) as {
    [K in `OAUTH_${N}_CLIENT_ID`]: typeof list;
  } & { [K in `OAUTH_${N}_CLIENT_SECRET`]: z.ZodOptional<z.ZodString> } & {
    [K in `OAUTH_${N}_ISSUER`]: z.ZodOptional<typeof issuer>;
  };

/** Variables of the ways in besides e-mail and password. All are off until they are configured. */
export const waysInVariables = {
  ANONYMOUS_SIGN_IN: onOff.default(false),
  // Off: with it, whoever gets hold of an open session could add a lasting way in of their own.
  MANUAL_LINKING: onOff.default(false),
  SAML_SIGN_IN: onOff.default(false),
  WEB3_SIGN_IN: list.pipe(z.array(z.enum(WEB3_CHAINS))),
  ...credentials('GOOGLE'),
  ...credentials('AZURE'),
  ...credentials('APPLE'),
  ...credentials('GITHUB'),
  ...credentials('OIDC'),
};
const waysInSchema = z.object(waysInVariables);
type Variables = z.output<typeof waysInSchema>;

/** Each provider's name in the protocol and where it is by default. */
const PROVIDERS = {
  GOOGLE: { name: 'google', issuer: 'https://accounts.google.com' },
  AZURE: { name: 'azure', issuer: 'https://login.microsoftonline.com/common/v2.0' },
  APPLE: { name: 'apple', issuer: 'https://appleid.apple.com' },
  GITHUB: { name: 'github', issuer: 'https://github.com' },
  OIDC: { name: 'custom:oidc', issuer: null },
} as const;
type ProviderKey = keyof typeof PROVIDERS;

const KEYS = Object.keys(PROVIDERS) as ProviderKey[];

/** The ways in that are switched on. */
export function waysInOf(variables: Variables): WaysIn {
  return {
    anonymous: variables.ANONYMOUS_SIGN_IN,
    manualLinking: variables.MANUAL_LINKING,
    saml: variables.SAML_SIGN_IN,
    web3Chains: variables.WEB3_SIGN_IN,
    oauth: KEYS.flatMap((key): OAuthProviderSettings[] => {
      const { clientIds, clientSecret, issuer } = given(variables, key);
      if (clientIds.length === 0 || !clientSecret || !issuer) return [];
      return [{ name: PROVIDERS[key].name, clientIds, clientSecret, issuer }];
    }),
  };
}

/** What does not let the server start: half a provider, or one over an open line. */
export function waysInProblems(
  variables: Variables,
  isLoopback: (host: string) => boolean,
): string[] {
  return KEYS.flatMap((key) => {
    const { clientIds, clientSecret, issuer } = given(variables, key);
    const some = clientIds.length > 0 || Boolean(clientSecret) || (key === 'OIDC' && issuer);
    if (some && (clientIds.length === 0 || !clientSecret)) {
      return [
        `OAUTH_${key}_CLIENT_ID and OAUTH_${key}_CLIENT_SECRET go together: set both or none`,
      ];
    }
    if (some && !issuer) return [`OAUTH_${key}_ISSUER is missing: the address of the provider`];
    if (some && issuer?.startsWith('http:') && !isLoopback(new URL(issuer).hostname)) {
      return [`OAUTH_${key}_ISSUER must start with https://`];
    }
    return [];
  });
}

function given(variables: Variables, key: ProviderKey) {
  return {
    clientIds: variables[`OAUTH_${key}_CLIENT_ID`],
    clientSecret: variables[`OAUTH_${key}_CLIENT_SECRET`],
    issuer: variables[`OAUTH_${key}_ISSUER`] ?? PROVIDERS[key].issuer,
  };
}
