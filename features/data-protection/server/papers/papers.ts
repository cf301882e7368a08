import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { kindText } from '#features/privacy/server/index.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import {
  DEFAULT_TIME_ZONE,
  type PersonalData,
  type ServerContext,
} from '#packages/kernel/index.ts';
import type { Paper } from '../../contract/data-protection.contract.ts';

const MISSING = '**a preencher**';

/** A paper with the operator's name in it, and the tables that the features declare. It is in Portuguese alone: the law that asks for it is Brazil's. */
export function paperOf({ settings, now, assembly }: ServerContext, paper: Paper): Readable {
  const template = readFileSync(new URL(`./${paper}.pt-BR.md`, import.meta.url), 'utf8');
  const { name, dpo, contact } = settings.operator;
  const day = formatterFor('pt-BR', DEFAULT_TIME_ZONE).date(now(), 'long');
  const values: Record<string, string | null | undefined> = {
    ...{ name, dpo, contact, day },
    tables: tablesOf(assembly.personalData),
  };
  return Readable.from([
    template.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] || MISSING),
  ]);
}

/** A line for each kind of record, and one for the tables that hold people and that no copy tells. */
function tablesOf(all: readonly PersonalData[]): string {
  const kinds = all
    .flatMap((data) => data.kinds)
    .map(
      ({ name, tables }) => `- ${kindText(name, 'pt-BR') ?? name}: ${tables.map(named).join(', ')}`,
    );
  const withheld = all.flatMap((data) => data.withheld ?? []).map(([table]) => named(table));
  return [
    ...kinds,
    `- Fora da cópia, por segredo ou por decorrer do resto: ${withheld.join(', ')}`,
  ].join('\n');
}

const named = (table: PgTable) => `\`${getTableConfig(table).name}\``;
