import type { FastifyInstance } from 'fastify';
import { burnoutContract, NOTES_FULL } from '#features/burnout/contract/burnout.contract.ts';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { correct, listCorrections, undoCorrection } from './corrections.service.ts';
import { deleteNote, listNotes, putNote } from './notes.service.ts';
import { overviewOf } from './overview.service.ts';

export function mountBurnout(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'burnout', burnoutContract, {
    overview: ({ caller, query }) => overviewOf(context, caller, query.period),
    listCorrections: ({ caller }) => listCorrections(context, caller),
    correct: ({ caller, body }) => correct(context, caller, body),
    undoCorrection: ({ caller, params }) => undoCorrection(context, caller, params.id),
    listNotes: ({ caller }) => listNotes(context, caller),
    putNote: ({ caller, params, body, fail }) =>
      putNote(context, caller, { ...body, id: params.id }, () =>
        fail(NOTES_FULL, 'Too many notes'),
      ),
    deleteNote: ({ caller, params }) => deleteNote(context, caller, params.id),
  });
}
