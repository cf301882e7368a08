import { OutboundRefused } from '../../outbound/outbound-fetch.ts';
import { ProviderRefused, ProviderUnavailable } from './provider.ts';

/** Codes of openid-client and jose for a server that did not answer. */
const UNREACHABLE = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'ERR_JWKS_TIMEOUT']);

/**
 * Turns what libraries throw into our two failures. Their own errors can hold answers of the
 * provider, tokens included: only the code goes on.
 */
export async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderRefused || error instanceof ProviderUnavailable) throw error;
    if (isUnreachable(error)) throw new ProviderUnavailable();
    const { code, name } = error as { code?: unknown; name?: unknown };
    throw new ProviderRefused(String(code ?? name ?? 'unknown'));
  }
}

function isUnreachable(error: unknown): boolean {
  let cause = error;
  for (; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof OutboundRefused) return true;
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && UNREACHABLE.has(code)) return true;
    if (cause.name === 'TimeoutError' || cause.name === 'AbortError') return true;
  }
  // An answer that the library could not use stands at the end of the chain.
  return cause instanceof Response && cause.status >= 500;
}
