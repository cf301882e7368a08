import type { FastifyInstance } from 'fastify';
import { diaryContract } from '#features/diary/contract/diary.contract.ts';
import { photosContract } from '#features/diary/contract/photos.contract.ts';
import { assertHealthAgreed, type Caller, mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { isWeekHidden, putWeekHidden } from './days/choices.queries.ts';
import { getRun, getWeek } from './days/days.service.ts';
import { changeHead } from './diary.head.ts';
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
import { addPhoto, describePhoto, listPhotos, removePhoto } from './photos/photos.service.ts';
import { getWriter, setWriter } from './writer-consent.ts';
import { yearAgoOf } from './year-ago.ts';

export function mountDiary(app: FastifyInstance, context: ServerContext): void {
  const entryOf = (caller: Caller, { id }: { id: string }) => ({
    ...{ userId: caller.userId, entryId: id },
  });
  mount(app, 'diary', photosContract, {
    listPhotos: async ({ caller, params }) => ({
      photos: await listPhotos(context, entryOf(caller, params)),
    }),
    addPhoto: ({ caller, params, body, fail }) =>
      addPhoto(context, entryOf(caller, params), body, fail),
    describePhoto: ({ caller, params, body }) =>
      describePhoto(context, { ...entryOf(caller, params), photo: params.photo }, body.alt),
    removePhoto: ({ caller, params }) =>
      removePhoto(context, { ...entryOf(caller, params), photo: params.photo }),
  });
  mount(app, 'diary', diaryContract, {
    writeEntry: ({ caller, body, fail }) => writeEntry(context, caller, body, fail),
    listEntries: ({ caller, query }) => listEntries(context, caller, query),
    searchEntries: ({ caller, body }) => searchEntries(context, caller, body),
    getEntry: ({ caller, params }) => getEntry(context, caller.userId, params.id),
    editEntry: ({ caller, params, body: { text, version, helpDismissed } }) =>
      text === undefined
        ? setHelpDismissed(context, caller.userId, params.id, helpDismissed ?? false)
        : editEntry(context, caller, params.id, { text, version }),
    changeHead: ({ caller, params, body, fail }) => {
      if (body.title) assertHealthAgreed(caller);
      return changeHead(context, caller, params.id, body, fail);
    },
    getYearAgo: ({ caller }) => yearAgoOf(context, caller),
    analyseEntry: ({ caller, params }) => analyseEntry(context, caller, params.id),
    listVersions: ({ caller, params }) => listVersions(context, caller.userId, params.id),
    deleteEntry: ({ caller, params }) => deleteEntry(context, caller.userId, params.id),
    restoreEntry: ({ caller, params, fail }) =>
      restoreEntry(context, caller.userId, params.id, fail),
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
