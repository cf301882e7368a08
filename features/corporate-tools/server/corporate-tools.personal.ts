import { ownRows } from '#packages/db/index.ts';
import {
  addMissing,
  type BroughtIn,
  type PersonalData,
  personalKind,
  tryUnseal,
} from '#packages/kernel/index.ts';
import { MAX_TOOLS, toolSchema } from '../contract/corporate-tools.contract.ts';
import { lockTools, otherShortcuts } from './corporate-tools.queries.ts';
import { openShortcut, sealShortcut } from './corporate-tools.service.ts';
import { toolShortcuts } from './corporate-tools.tables.ts';

/** A person's own shortcuts; what their company pinned is the company's. */
export const corporateToolsPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'tool-shortcuts',
      tables: [toolShortcuts],
      schema: toolSchema,
      read: async function* (context, userId) {
        const key = await context.vault.keyOf(userId);
        for await (const row of ownRows(context.db, toolShortcuts, userId)) {
          yield tryUnseal(context, row.id, () => openShortcut(key, row));
        }
      },
      bringIn: async ({ vault }, tx, { userId }, records) => {
        const key = await vault.keyOf(userId, tx);
        await lockTools(tx, userId);
        const total: BroughtIn = { added: 0, kept: 0, left: 0 };
        for (const tool of records) {
          if ((await otherShortcuts(tx, userId, tool.id)) >= MAX_TOOLS) {
            total.left += 1;
            continue;
          }
          const row = { userId, id: tool.id, sealed: sealShortcut(key, tool) };
          const { added, kept } = await addMissing(tx, toolShortcuts, [row]);
          total.added += added;
          total.kept += kept;
        }
        return total;
      },
    }),
  ],
};
