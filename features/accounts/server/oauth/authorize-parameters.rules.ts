/** Parameters that are ours, or whose change would change what the provider answers, and to whom. */
const RESERVED = new Set([
  'apikey',
  'client_assertion',
  'client_assertion_type',
  'client_id',
  'client_secret',
  'code_challenge',
  'code_challenge_method',
  'dpop_jkt',
  'flow_id',
  'invite_token',
  'nonce',
  'provider',
  'redirect_to',
  'redirect_uri',
  'registration',
  'request',
  'request_uri',
  'response_mode',
  'response_type',
  'scope',
  'scopes',
  'skip_http_redirect',
  'state',
]);

/** Longest name or value that is handed on, in characters. */
const LONGEST = 1_000;
/** `scope-token` of RFC 6749. */
const SCOPE = /^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/;
const MOST_SCOPES = 50;

/** What of a query is handed on to the provider (`prompt`, `access_type`, `login_hint` and the like). */
export function passedOn(query: Readonly<Record<string, unknown>>): Record<string, string> {
  const passed = Object.entries(query).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' &&
      !RESERVED.has(entry[0].toLowerCase()) &&
      entry[0].length <= LONGEST &&
      entry[1].length <= LONGEST,
  );
  return Object.fromEntries(passed);
}

/** The provider's own scopes and the wished ones, each once; null when a wish is no scope. */
export function joinScopes(own: readonly string[], wished: string): string | null {
  const scopes = wished.split(/[ ,]+/).filter(Boolean);
  if (scopes.length > MOST_SCOPES || !scopes.every((scope) => SCOPE.test(scope))) return null;
  return [...new Set([...own, ...scopes])].join(' ');
}
