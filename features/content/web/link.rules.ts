const KNOWN: Readonly<Record<string, string>> = {
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'youtube-nocookie.com': 'YouTube',
  'vimeo.com': 'Vimeo',
};

/** Who is behind an address, as people call them: `YouTube`, or the name of the site. */
export function siteOf(address: string): string {
  const host = new URL(address).hostname.replace(/^(www|m|player)\./, '');
  return KNOWN[host] ?? host;
}

/** A length as it is written beside a film: `4:05`, `1:02:30`. */
export function lengthOf(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const rest = two(Math.floor(seconds % 60));
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Seconds of a length as people write it (`4:05`, `1:02:30`, `12` for minutes); null for anything else. */
export function secondsOf(length: string): number | null {
  const parts = length.trim().split(':');
  if (parts.length > 3 || parts.some((part) => !/^\d{1,4}$/.test(part))) return null;
  const numbers = parts.map(Number);
  if (numbers.slice(1).some((part) => part > 59)) return null;
  if (numbers.length === 1) return (numbers[0] ?? 0) * 60 || null;
  return numbers.reduce((sum, part) => sum * 60 + part, 0) || null;
}
