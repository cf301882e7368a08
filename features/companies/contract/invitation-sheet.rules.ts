import { csvRows, csvSeparatorIn } from '#packages/kernel/csv.ts';
import { type InvitationLine, MAX_CELL, MOST_INVITED } from './invitations.contract.ts';

/** A line of a spreadsheet with its number there. */
export interface SheetLine extends InvitationLine {
  line: number;
}

export type Sheet =
  | { kind: 'lines'; lines: SheetLine[]; separator: string; isLatin1: boolean }
  | { kind: 'empty' | 'too_long' };

/** What the first cell of a heading may be called, in the four languages. */
const HEADING =
  /^(e-?mails?|mail|endere[cç]os?|address(es)?|direcci[oó]n|correo|adresse|courriel)\b/i;

/** The text of a file: UTF-8 where it is that, else what spreadsheets in Brazil save, Windows-1252. */
export function textOfSheet(bytes: Uint8Array): { text: string; isLatin1: boolean } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isLatin1: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isLatin1: true };
  }
}

/**
 * Reads address, site and sector from CSV. The separator is what the first line has most of; empty lines
 * and a heading are left out and keep their numbers. What is wrong with a line is judged by the server.
 */
export function readSheet(text: string, isLatin1 = false): Sheet {
  const plain = text.replace(/^\uFEFF/, '');
  const separator = csvSeparatorIn(plain);
  const lines: SheetLine[] = [];
  let isFirst = true;
  for (const { line, cells } of csvRows(plain, separator)) {
    const [address = '', site = '', sector = ''] = cells.map((one) =>
      one.trim().slice(0, MAX_CELL),
    );
    if (!address && !site && !sector) continue;
    if (!(isFirst && HEADING.test(address) && !address.includes('@'))) {
      lines.push({ line, address, site, sector });
    }
    isFirst = false;
    if (lines.length > MOST_INVITED) return { kind: 'too_long' };
  }
  return lines.length === 0 ? { kind: 'empty' } : { kind: 'lines', lines, separator, isLatin1 };
}

/** Addresses as people paste them: one a line, or with blanks, commas and semicolons between. */
export function readAddresses(text: string): string[] {
  return text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((one) => one.replace(/^<(.*)>$/, '$1').slice(0, MAX_CELL));
}
