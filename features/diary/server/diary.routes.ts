import type { FastifyInstance } from 'fastify';
import { diaryContract } from '#features/diary/contract/diary.contract.ts';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { isWeekHidden, putWeekHidden } from './days/choices.queries.ts';
import { getRun, getWeek } from './days/days.service.ts';
import { watchEntries } from './diary.events.ts';
import { listEntries } from './diary.list.ts';
import { searchEntries } from './diary.search.ts';
import {
  analyseEntry,
  deleteEntry,
  editEntry,
  getEntry,
  listVersions,
  restoreEntry,
  setHelpDismissed,
  writeEntry,
} from './diary.service.ts';
import { getWriter, setWriter } from './writer-consent.ts';

export function mountDiary(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'diary', diaryContract, {
    writeEntry: ({ caller, body }) => writeEntry(context, caller, body),
    listEntries: ({ caller, query }) => listEntries(context, caller, query),
    searchEntries: ({ caller, body }) => searchEntries(context, caller, body),
    getEntry: ({ caller, params }) => getEntry(context, caller.userId, params.id),
    editEntry: ({ caller, params, body: { text, version, helpDismissed } }) =>
      text === undefined
        ? setHelpDismissed(context, caller.userId, params.id, helpDismissed ?? false)
        : editEntry(context, caller, params.id, { text, version }),
    analyseEntry: ({ caller, params }) => analyseEntry(context, caller, params.id),
    listVersions: ({ caller, params }) => listVersions(context, caller.userId, params.id),
    deleteEntry: ({ caller, params }) => deleteEntry(context, caller.userId, params.id),
    restoreEntry: ({ caller, params, fail }) =>
      restoreEntry(context, caller.userId, params.id, fail),
    watchEntries: ({ caller, lastEventId, signal }) =>
      watchEntries(context, caller.userId, lastEventId, signal),
    getWriter: ({ caller }) => getWriter(context, caller),
    setWriter: ({ caller, body }) => setWriter(context, caller, body),
    getRun: ({ caller }) => getRun(context, caller),
    getWeek: ({ caller }) => getWeek(context, caller),
    getWeekShown: async ({ caller }) => ({
      shown: !(await isWeekHidden(context.db, caller.userId)),
    }),
    showWeek: async ({ caller, body: { shown } }) => {
      await putWeekHidden(context.db, caller.userId, !shown);
      return { shown };
    },
  });
}
