import {
  adminsOnly,
  definePermissions,
  eachTheirOwn,
  everybody,
  ownersOnly,
  type PermissionRow,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';
import { saveChannel } from './reporting.queries.ts';

const PATH = '/api/reporting-channel';

const open = (status: number): PermissionRow<never>['statuses'] => ({
  ...everybody(status),
  ownerByPasswordAlone: 403,
});
const writers = (status: number, other = status): PermissionRow<never>['statuses'] => ({
  ...adminsOnly(404),
  ownCompanyAdmin: status,
  otherCompanyAdmin: other,
});
/** A general admin handles only what no committee is left for. */
const handlers: PermissionRow<never>['statuses'] = { ...adminsOnly(404), committee: 200 };

export const permissions = definePermissions(
  async ({ ask, context }: PermissionWorld) => {
    type Managed = { address: string | null; rules: { version: number } | null };
    const { address: given, rules } = await ask<Managed>(
      'ownCompanyAdmin',
      'GET',
      `${PATH}/managed`,
    );
    const held =
      rules ??
      (await ask<Managed>('ownCompanyAdmin', 'POST', `${PATH}/managed/rules`, { text: 'Respeito' }))
        .rules;
    // One handler alone cannot open a channel; here it stands open.
    const address = given ?? 'um-endereco';
    const { company } = await ask<{ company: { id: string } }>('ownCompanyAdmin', 'GET', '/api/me');
    await saveChannel(context.db, company.id, address);
    type Queue = { reports: { id: string; state: string }[] };
    const queue = () => ask<Queue>('committee', 'GET', `${PATH}/reports`);
    const waiting = (await queue()).reports.find(({ state }) => state !== 'concluded');
    if (!waiting) {
      const text = 'Gritam na reunião';
      const about: string[] = [];
      await ask('visitor', 'POST', `${PATH}/public/reports`, {
        ...{ address, kind: 'other', text, about },
      });
    }
    const [first] = (await queue()).reports;
    return { address, version: held?.version ?? 1, reportId: first?.id ?? '' };
  },
  {
    [`POST ${PATH}/public/channel`]: {
      statuses: open(200),
      body: ({ address }) => ({ address }),
    },
    [`POST ${PATH}/public/reports`]: {
      statuses: open(200),
      body: ({ address }) => ({ address, kind: 'other', text: 'Gritam', about: [] }),
    },
    [`POST ${PATH}/public/thread`]: {
      statuses: open(404),
      body: () => ({ receipt: 'folha 0000 rio 0000 vento 0000' }),
    },
    [`POST ${PATH}/public/thread/messages`]: {
      statuses: open(404),
      body: () => ({ receipt: 'folha 0000 rio 0000 vento 0000', text: 'Mais' }),
    },
    [`GET ${PATH}/own`]: { statuses: eachTheirOwn(200) },
    [`POST ${PATH}/own/acknowledgement`]: {
      statuses: { ...ownersOnly(204), ownCompanyAdmin: 204 },
      body: ({ version }) => ({ version }),
    },
    [`GET ${PATH}/managed`]: { statuses: writers(200) },
    [`POST ${PATH}/managed/rules`]: {
      statuses: writers(200),
      body: () => ({ text: 'Respeito' }),
    },
    [`PUT ${PATH}/managed/opening`]: {
      statuses: writers(409),
      body: () => ({ open: true }),
    },
    [`GET ${PATH}/reports`]: {
      statuses: { ...handlers, generalAdmin: 200 },
    },
    [`GET ${PATH}/reports/:id`]: {
      statuses: handlers,
      params: ({ reportId }) => ({ id: reportId }),
    },
    [`POST ${PATH}/reports/:id/taking`]: {
      statuses: handlers,
      params: ({ reportId }) => ({ id: reportId }),
    },
    [`POST ${PATH}/reports/:id/messages`]: {
      statuses: handlers,
      params: ({ reportId }) => ({ id: reportId }),
      body: () => ({ text: 'Anotado', note: true }),
    },
    [`POST ${PATH}/reports/:id/about`]: {
      // Who is not of the committee cannot be left out of it.
      statuses: { ...handlers, committee: 404 },
      params: ({ reportId }) => ({ id: reportId }),
      body: () => ({ userId: '01936f3c-0000-7000-8000-0000000000ff' }),
    },
    [`DELETE ${PATH}/reports/:id/about/:userId`]: {
      // Nobody was left out.
      statuses: { ...everybody(403), visitor: 401, generalAdmin: 404 },
      params: ({ reportId }) => ({ id: reportId, userId: '01936f3c-0000-7000-8000-0000000000ff' }),
    },
    [`POST ${PATH}/reports/:id/handlers`]: {
      // Nobody came later.
      statuses: { ...handlers, committee: 404 },
      params: ({ reportId }) => ({ id: reportId }),
      body: () => ({ userId: '01936f3c-0000-7000-8000-0000000000ff' }),
    },
    [`POST ${PATH}/reports/:id/conclusion`]: {
      statuses: handlers,
      params: ({ reportId }) => ({ id: reportId }),
      body: () => ({ outcome: 'partly', measures: 'Conversa com a liderança' }),
    },
  },
);
