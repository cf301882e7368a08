import { normalizeEmail } from '#features/accounts/server/index.ts';
import {
  INVITATION_DAYS,
  type InvitationLine,
  type LineProblem,
  type RefusedLine,
} from '../contract/invitations.contract.ts';
import { MAX_UNIT, tidyUnit } from '../contract/unit-name.rules.ts';

const DAY_MS = 86_400_000;
/** Between two mails to one address. */
const MAIL_GAP_MS = 10 * 60_000;
/** What a spreadsheet computes, also as East Asian keyboards write it. */
const FORMULA = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A line that can become an invitation. */
export interface ReadyLine {
  nth: number;
  email: string;
  site: string | null;
  sector: string | null;
}

/** Who an address already is to the company. */
export interface Known {
  open: ReadonlySet<string>;
  members: ReadonlySet<string>;
}

export const expiryOf = (sentAt: Date) => new Date(sentAt.getTime() + INVITATION_DAYS * DAY_MS);

export const isTooSoon = (sentAt: Date | null, now: Date) =>
  sentAt === null || now.getTime() - sentAt.getTime() < MAIL_GAP_MS;

/** The addresses of some lines as they are compared, without those that are none. */
export function addressesOf(lines: readonly InvitationLine[]): string[] {
  return [...new Set(lines.flatMap(({ address }) => normalizeEmail(address.trim()) ?? []))];
}

/** Which lines can become invitations and what is wrong with the others; of equal ones the first counts. */
export function judgeLines(
  lines: readonly InvitationLine[],
  known: Known,
): { ready: ReadyLine[]; refused: RefusedLine[] } {
  const ready: ReadyLine[] = [];
  const refused: RefusedLine[] = [];
  const seen = new Map<string, number>();
  for (const [nth, line] of lines.entries()) {
    const address = line.address.trim();
    const email = normalizeEmail(address);
    const repeats = email === null ? undefined : seen.get(email);
    const problem = problemOf({ ...line, address }, email, known);
    if (repeats !== undefined) refused.push({ nth, problem: 'repeated', repeats });
    else if (problem || email === null) refused.push({ nth, problem: problem ?? 'not_address' });
    else ready.push({ nth, email, site: unit(line.site), sector: unit(line.sector) });
    if (email !== null && repeats === undefined) seen.set(email, nth);
  }
  return { ready, refused };
}

function problemOf(
  { address, site, sector }: InvitationLine,
  email: string | null,
  { open, members }: Known,
): LineProblem | undefined {
  if (address === '') return 'missing';
  if ([address, site, sector].some((cell) => FORMULA.test(cell.trim()))) return 'formula';
  if (email === null) return 'not_address';
  if (Math.max(site.trim().length, sector.trim().length) > MAX_UNIT) return 'unit_too_long';
  if (members.has(email)) return 'member';
  return open.has(email) ? 'open' : undefined;
}

const unit = (cell: string) => tidyUnit(cell) || null;
