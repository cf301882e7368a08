import type { FastifyInstance } from 'fastify';
import { mount } from '#packages/api/server/index.ts';
import { isTimeZone, type ServerContext } from '#packages/kernel/index.ts';
import { accessContract, type Me } from '../contract/access.contract.ts';
import { flagsOf } from '../contract/access.rules.ts';
import { savePreferences } from './access.queries.ts';
import { type KnownCaller, known } from './caller.ts';
import { holdersOf } from './grants.queries.ts';
import { giveSupportStaff, takeSupportStaff } from './grants.service.ts';
import { preferencesChanged } from './plug-in-points.ts';

export function accessRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db, now } = context;
  mount(app, 'access', accessContract, {
    me: async ({ caller }) => presentMe(known(caller)),

    setPreferences: async ({ caller, body, fail }) => {
      if (body.timeZone !== undefined && !isTimeZone(body.timeZone)) {
        throw fail('unknown_time_zone', 'Not an IANA time zone');
      }
      const { userId, savedLanguage } = known(caller);
      const standing = { ...caller, language: savedLanguage };
      const saved = await db.transaction(async (tx) => {
        const saved = await savePreferences(tx, standing, { ...body, updatedAt: now() });
        for (const tell of preferencesChanged.of(context)) await tell(tx, userId);
        return saved;
      });
      return presentMe({
        ...known(caller),
        savedLanguage: saved.language,
        timeZone: saved.timeZone,
      });
    },

    listSupportStaff: async () => ({ people: await holdersOf(db, 'support_staff') }),
    giveSupportStaff: ({ caller, body, fail }) =>
      giveSupportStaff(context, caller, body.address, fail),
    takeSupportStaff: ({ caller, params }) => takeSupportStaff(context, caller, params.id),
  });
}

function presentMe(caller: KnownCaller): Me {
  const { companyId, companyName } = caller;
  return {
    id: caller.userId,
    email: caller.email,
    fullName: caller.fullName,
    plan: caller.plan,
    trialEndsAt: caller.trialEndsAt?.toISOString() ?? null,
    ...flagsOf(caller.plan, caller.role),
    isSupportStaff: caller.role === 'admin' || caller.grants.includes('support_staff'),
    companyGrants: [...caller.companyGrants],
    company: companyId && companyName ? { id: companyId, name: companyName } : null,
    awaitsInvitation: caller.awaitsInvitation,
    language: caller.savedLanguage,
    timeZone: caller.timeZone,
    memberSince: caller.memberSince.toISOString(),
  };
}
