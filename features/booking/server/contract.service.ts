import type { Readable } from 'node:stream';
import { findLanguage } from '#features/access/server/index.ts';
import { shortName } from '#features/meetings/contract/short-name.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import { FALLBACK_LANGUAGE, languageOfTag } from '#packages/i18n/languages.ts';
import { DEFAULT_TIME_ZONE, type ServerContext } from '#packages/kernel/index.ts';
import { pdfOnThread } from '#packages/pdf/on-thread.ts';
import { CONTRACT_VERSION } from '../contract/booking.contract.ts';
import { agreementsOf, findBooking, hoursOf, namesOf } from './booking.queries.ts';
import type { ContractPaper } from './contract-pdf.ts';

const PAPER = new URL('./contract-pdf.ts', import.meta.url);

/** The contract of a booking with when each of the two agreed, as each of them may have it. */
export async function contractPdf(
  { db }: ServerContext,
  { userId }: Caller,
  id: string,
): Promise<Readable> {
  const row = await findBooking(db, userId, id);
  if (!row) throw fail('not_found', 'No such booking');
  const { entryId, clientId, professionalId } = row;
  const people = [clientId, professionalId].flatMap((one) => one ?? []);
  const [agreements, names, tag, hours] = await Promise.all([
    agreementsOf(db, entryId, people),
    namesOf(db, { users: people, entries: [entryId] }),
    findLanguage(db, userId),
    hoursOf(db, entryId),
  ]);
  // What the person had agreed to when they asked; texts that came later are not this booking's.
  const version =
    agreements.find(({ userId: who, at }) => who === clientId && at <= row.createdAt)?.version ??
    CONTRACT_VERSION;
  const at = (person: string | null) =>
    agreements.find((one) => one.userId === person && one.version === version)?.at.toISOString() ??
    null;
  const client = names.get(clientId ?? '');
  const paper: ContractPaper = {
    language: languageOfTag(tag ?? '') ?? FALLBACK_LANGUAGE,
    timeZone: hours?.timeZone ?? DEFAULT_TIME_ZONE,
    version,
    people: [
      { name: names.get(entryId) ?? '', at: at(professionalId) },
      // Their own name whole; the professional has it as the agenda shows it.
      { name: (clientId === userId ? client : shortName(client)) ?? '', at: at(clientId) },
    ],
  };
  return pdfOnThread(PAPER, { paper });
}
