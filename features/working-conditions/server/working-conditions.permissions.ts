import {
  adminsOnly,
  companyReadersOnly,
  definePermissions,
  eachTheirOwn,
  everybody,
  ownersOnly,
  type PermissionRow,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';
import { ITEMS } from '../contract/factors.ts';
import { DEMONSTRATION_CRITERIA } from './working-conditions.seed.ts';

const PATH = '/api/working-conditions';
const COMMUNICATION = '01936f3c-0000-7000-8000-000000c0a001';

/** The records of the owner's company; who looks after another one has their own. */
const readers: PermissionRow<never>['statuses'] = { ...companyReadersOnly(200), generalAdmin: 404 };
/** Whoever looks after a company, in their own. */
const writers = (status: number, other = status): PermissionRow<never>['statuses'] => ({
  ...adminsOnly(404),
  ownCompanyAdmin: status,
  otherCompanyAdmin: other,
});
/** Whoever belongs to the owner's company. */
const members = (status: number): PermissionRow<never>['statuses'] => ({
  ...ownersOnly(status),
  ownCompanyAdmin: status,
});

export const permissions = definePermissions(
  async ({ ask }: PermissionWorld) => {
    type File = {
      survey: { id: string } | null;
      records: { kind: string; id: string; version: number }[];
    };
    const file = await ask<File>('ownCompanyAdmin', 'GET', `${PATH}/file`);
    const save = (kind: string, id: string, content: unknown) => {
      const base = file.records.find((one) => one.kind === kind && one.id === id)?.version ?? 0;
      return base > 0
        ? null
        : ask('ownCompanyAdmin', 'PUT', `${PATH}/records/${kind}/${id}`, { base, content });
    };
    await save('criteria', 'criteria', DEMONSTRATION_CRITERIA);
    await save('communication', COMMUNICATION, { title: 'A', text: 'B', on: '2026-11-02' });
    const closesOn = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    // One that was closed is followed by another one no sooner than in a month.
    const survey =
      file.survey ??
      file.records.find(({ kind }) => kind === 'survey') ??
      (await ask<{ id: string }>('ownCompanyAdmin', 'POST', `${PATH}/surveys`, { closesOn }));
    const dossier =
      file.records.find(({ kind }) => kind === 'dossier') ??
      (await ask<{ id: string }>('ownCompanyAdmin', 'POST', `${PATH}/dossiers`, {
        language: 'pt-BR',
      }));
    return { surveyId: survey.id, dossierId: dossier.id, closesOn };
  },
  {
    [`GET ${PATH}`]: { statuses: eachTheirOwn(200) },
    [`POST ${PATH}/communications/:id/acknowledgement`]: {
      statuses: { ...members(204) },
      params: () => ({ id: COMMUNICATION }),
    },
    [`POST ${PATH}/surveys/:id/ticket`]: {
      statuses: { ...members(200) },
      params: ({ surveyId }) => ({ id: surveyId }),
    },
    [`POST ${PATH}/answers`]: {
      statuses: { ...everybody(422), ownerByPasswordAlone: 403 },
      body: () => ({ ticket: 'nenhum', site: null, sector: null, answers: ITEMS.map(() => null) }),
    },
    [`GET ${PATH}/file`]: { statuses: readers },
    [`GET ${PATH}/history`]: { statuses: readers },
    [`GET ${PATH}/handover`]: { statuses: readers },
    [`GET ${PATH}/evidence`]: {
      statuses: companyReadersOnly(404),
      query: () => ({ path: 'nothing' }),
    },
    [`GET ${PATH}/dossiers/:id`]: {
      statuses: { ...readers, otherCompanyAdmin: 404 },
      params: ({ dossierId }) => ({ id: dossierId }),
    },
    [`PUT ${PATH}/records/:kind/:id`]: {
      statuses: writers(409, 409),
      params: () => ({ kind: 'communication', id: COMMUNICATION }),
      body: () => ({ base: 99, content: { title: 'A', text: 'B', on: '2026-11-02' } }),
    },
    [`POST ${PATH}/surveys`]: {
      statuses: writers(409, 200),
      body: ({ closesOn }) => ({ closesOn }),
    },
    [`POST ${PATH}/dossiers`]: {
      statuses: writers(200, 422),
      body: () => ({ language: 'pt-BR' }),
    },
    [`POST ${PATH}/surveys/:id/closing`]: {
      statuses: writers(200, 404),
      params: ({ surveyId }) => ({ id: surveyId }),
    },
  },
);
