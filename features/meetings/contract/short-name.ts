/** `Ana B.` of Ana Beatriz Brito: enough to know each other by, no more. */
export function shortName(name: string | undefined): string | undefined {
  const [first, ...rest] = (name ?? '').trim().split(/\s+/);
  if (!first) return undefined;
  const last = rest.at(-1);
  return last ? `${first} ${last[0]?.toUpperCase()}.` : first;
}
