import * as z from 'zod';
import { recordAct } from '#features/audit/server/index.ts';
import { companyName } from '#features/companies/server/index.ts';
import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import { type OwnerKey, type Sealed, sealed } from '#packages/crypto/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import {
  MAX_TOOLS,
  TOO_MANY_TOOLS,
  TOOL_KINDS,
  type Tool,
  type ToolDraft,
} from '../contract/corporate-tools.contract.ts';
import {
  deleteCompanyToolRow,
  lockTools,
  otherShortcuts,
  placeCompanyTool,
  roomOfCompany,
  shortcutsOf,
  toolsOfCompany,
  upsertCompanyTool,
  upsertShortcut,
} from './corporate-tools.queries.ts';

type FailOwn = (code: typeof TOO_MANY_TOOLS, message: string) => Problem;

const placeOf = (id: string) => ({ table: 'tool_shortcuts', row: id });
const shortcut: Sealed<ToolDraft> = sealed(
  z.object({ kind: z.enum(TOOL_KINDS), name: z.string(), address: z.string() }),
);
export const sealShortcut = (key: OwnerKey, { id, ...draft }: Tool): Buffer =>
  key.seal(placeOf(id), draft);
export const openShortcut = (
  key: OwnerKey,
  { id, sealed }: { id: string; sealed: Buffer },
): Tool => ({ id, ...key.open(placeOf(id), sealed, shortcut) });

/** What the caller's company pinned and what the caller keeps; a shortcut that cannot be opened is left out. */
export async function listTools(
  context: ServerContext,
  { userId, companyId }: Caller,
): Promise<{ company: { name: string; tools: Tool[] } | null; own: Tool[] }> {
  const { db, vault } = context;
  const [key, rows, name, tools] = await Promise.all([
    vault.keyOf(userId),
    shortcutsOf(db, userId),
    companyId ? companyName(db, companyId) : null,
    companyId ? toolsOfCompany(db, companyId) : [],
  ]);
  const own = rows.flatMap((row) => tryUnseal(context, row.id, () => openShortcut(key, row)) ?? []);
  return { company: name === null ? null : { name, tools }, own };
}

export async function saveShortcut(
  { db, vault }: ServerContext,
  { userId }: Caller,
  tool: Tool,
  failOwn: FailOwn,
): Promise<Tool> {
  const key = await vault.keyOf(userId);
  return db.transaction(async (tx) => {
    await lockTools(tx, userId);
    if ((await otherShortcuts(tx, userId, tool.id)) >= MAX_TOOLS) {
      throw failOwn(TOO_MANY_TOOLS, `At most ${MAX_TOOLS} shortcuts`);
    }
    await upsertShortcut(tx, { userId, id: tool.id, sealed: sealShortcut(key, tool) });
    return tool;
  });
}

/** Pins a link for the people of the caller's company; throws `not_found` for who belongs to none. */
export function saveCompanyTool(
  context: ServerContext,
  caller: Caller,
  tool: Tool,
  failOwn: FailOwn,
): Promise<Tool> {
  return changeTools(context, caller, async (tx, companyId) => {
    const { others, nextPlace } = await roomOfCompany(tx, companyId, tool.id);
    if (others >= MAX_TOOLS) throw failOwn(TOO_MANY_TOOLS, `At most ${MAX_TOOLS} links`);
    await upsertCompanyTool(tx, companyId, tool, nextPlace);
    await record(context, tx, caller, 'company_tool_saved');
    return tool;
  });
}

export function deleteCompanyTool(
  context: ServerContext,
  caller: Caller,
  id: string,
): Promise<void> {
  return changeTools(context, caller, async (tx, companyId) => {
    if (!(await deleteCompanyToolRow(tx, companyId, id))) return;
    await record(context, tx, caller, 'company_tool_deleted');
  });
}

export function orderCompanyTools(
  context: ServerContext,
  caller: Caller,
  ids: readonly string[],
): Promise<void> {
  return changeTools(context, caller, async (tx, companyId) => {
    const there = (await toolsOfCompany(tx, companyId)).map(({ id }) => id);
    const first = [...new Set(ids)].filter((id) => there.includes(id));
    const order = [...first, ...there.filter((id) => !first.includes(id))];
    for (const [place, id] of order.entries()) await placeCompanyTool(tx, companyId, id, place);
  });
}

function changeTools<T>(
  { db }: ServerContext,
  { companyId }: Caller,
  change: (tx: Queryable, companyId: string) => Promise<T>,
): Promise<T> {
  if (!companyId) throw fail('not_found', 'You belong to no company');
  return db.transaction(async (tx) => {
    await lockTools(tx, companyId);
    return change(tx, companyId);
  });
}

function record(
  { now }: ServerContext,
  tx: Queryable,
  { userId, companyId }: Caller,
  act: 'company_tool_saved' | 'company_tool_deleted',
): Promise<void> {
  const subject = { kind: 'company', id: companyId ?? '' } as const;
  return recordAct(tx, { at: now(), act, actorId: userId, subject, companyId });
}
