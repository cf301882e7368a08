import * as z from 'zod';
import { commaList, isLoopback, onOff } from '#packages/kernel/index.ts';

export const WEB3_CHAINS = ['ethereum', 'solana'] as const;
export type Web3Chain = (typeof WEB3_CHAINS)[number];

/** A foreign provider that people may sign in with, as the operator registered this server there. */
export interface OAuthProviderSettings {
  name: 'google' | 'azure' | 'apple' | 'github' | 'custom:oidc';
  /** The first one starts sign-ins; tokens issued for any of them are accepted. */
  clientIds: readonly string[];
  clientSecret: string;
  /** Issuer of its tokens; for GitHub the address of the site. */
  issuer: string;
}

/** Ways in besides e-mail and password, each switched on by the operator. */
export interface SignInMethods {
  anonymous: boolean;
  /** Whether signed-in people may add and remove identities by themselves. */
  manualLinking: boolean;
  saml: boolean;
  web3Chains: readonly Web3Chain[];
  oauth: readonly OAuthProviderSettings[];
}

const issuer = z.url({ protocol: /^https?$/ });

const credentials = <N extends string>(name: N) =>
  ({
    [`OAUTH_${name}_CLIENT_ID`]: commaList,
    [`OAUTH_${name}_CLIENT_SECRET`]: z.string().min(1).optional(),
    [`OAUTH_${name}_ISSUER`]: issuer.optional(),
  }) as {
    [K in `OAUTH_${N}_CLIENT_ID`]: typeof commaList;
  } & { [K in `OAUTH_${N}_CLIENT_SECRET`]: z.ZodOptional<z.ZodString> } & {
    [K in `OAUTH_${N}_ISSUER`]: z.ZodOptional<typeof issuer>;
  };

/** Variables of the ways in besides e-mail and password. All are off until they are configured. */
export const signInMethodVariables = {
  ANONYMOUS_SIGN_IN: onOff.default(false),
  // Off: with it, whoever gets hold of an open session could add a lasting way in of their own.
  MANUAL_LINKING: onOff.default(false),
  SAML_SIGN_IN: onOff.default(false),
  WEB3_SIGN_IN: commaList.pipe(z.array(z.enum(WEB3_CHAINS))),
  ...credentials('GOOGLE'),
  ...credentials('AZURE'),
  ...credentials('APPLE'),
  ...credentials('GITHUB'),
  ...credentials('OIDC'),
};
const methodsSchema = z.object(signInMethodVariables);
type Variables = z.output<typeof methodsSchema>;

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
export function signInMethodsOf(variables: Variables): SignInMethods {
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
export function signInMethodProblems(variables: Variables): string[] {
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
