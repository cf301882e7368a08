import type { OAuthProviderSettings } from '../../settings/sign-in-methods.ts';
import { GitHubProvider } from './github-provider.ts';
import { OpenIdProvider } from './openid-provider.ts';
import type { Provider } from './provider.ts';

/** Every provider that this server could be set up with. */
export const PROVIDER_NAMES = ['apple', 'azure', 'custom:oidc', 'github', 'google'] as const;

/** The foreign providers of an instance. */
export class Providers {
  readonly #byName: ReadonlyMap<string, Provider>;

  constructor(settings: readonly OAuthProviderSettings[]) {
    this.#byName = new Map(
      settings.map((one) => [
        one.name,
        one.name === 'github' ? new GitHubProvider(one) : new OpenIdProvider(one),
      ]),
    );
  }

  /** The provider of that name; undefined when it is not set up. */
  find(name: string): Provider | undefined {
    return this.#byName.get(name);
  }
}

/** Providers that the protocol knows and this server cannot be set up with. */
const FOREIGN_NAMES = ['facebook', 'kakao'];

/** Whether a provider is one of the protocol's, set up here or not. */
export function isKnownProvider(name: string): boolean {
  return [...PROVIDER_NAMES, ...FOREIGN_NAMES].includes(name);
}
