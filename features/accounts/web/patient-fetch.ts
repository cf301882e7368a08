/**
 * What the auth client fetches with. At a 429 for a refresh it would remove the session; our server puts
 * a refresh off with 503, but a proxy before it may have limits of its own. It tries a 503 again.
 */
export async function patientFetch(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const answer = await fetch(input, init);
  const { status, headers, body } = answer;
  if (status !== 429 || !String(input).includes('grant_type=refresh_token')) return answer;
  return new Response(body, { status: 503, headers });
}
