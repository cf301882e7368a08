import * as z from 'zod';
import { ownRows } from '#packages/db/index.ts';
import { type PersonalData, personalKind } from '#packages/kernel/index.ts';
import { SECURITY_EVENT_KINDS } from '../contract/security-events.ts';
import {
  flowStates,
  identities,
  oneTimeTokens,
  refreshTokens,
  sessions,
  users,
} from './accounts.tables.ts';
import { auditEvents } from './audit.tables.ts';
import { externalFlows, externalResults } from './external.tables.ts';
import {
  factorRemovals,
  mfaChallenges,
  mfaFactors,
  mfaRecoveryCodes,
  passkeyChallenges,
  passkeys,
} from './factors.tables.ts';
import { securityEvents } from './security-events.tables.ts';
import { findUser } from './users/users.queries.ts';

const instant = z.iso.datetime();
const iso = (at: Date) => at.toISOString();
const isoOrNull = (at: Date | null) => at?.toISOString() ?? null;

const account = personalKind({
  name: 'account',
  tables: [users],
  schema: z.object({
    id: z.uuid(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
    createdAt: instant,
    emailConfirmedAt: instant.nullable(),
    phoneConfirmedAt: instant.nullable(),
    lastSignInAt: instant.nullable(),
  }),
  read: async function* ({ db }, userId) {
    const user = await findUser(db, userId);
    if (!user) return;
    yield {
      ...{ id: user.id, email: user.email, phone: user.phone, details: user.userMetadata },
      createdAt: iso(user.createdAt),
      emailConfirmedAt: isoOrNull(user.emailConfirmedAt),
      phoneConfirmedAt: isoOrNull(user.phoneConfirmedAt),
      lastSignInAt: isoOrNull(user.lastSignInAt),
    };
  },
});

const signInMethods = personalKind({
  name: 'ways-in',
  tables: [identities],
  schema: z.object({
    provider: z.string(),
    email: z.string().nullable(),
    /** What the provider said of the person. */
    details: z.record(z.string(), z.unknown()),
    createdAt: instant,
    lastSignInAt: instant.nullable(),
  }),
  read: async function* ({ db }, userId) {
    for await (const row of ownRows(db, identities, userId)) {
      yield {
        ...{ provider: row.provider, email: row.email, details: row.data },
        createdAt: iso(row.createdAt),
        lastSignInAt: isoOrNull(row.lastSignInAt),
      };
    }
  },
});

const ownSessions = personalKind({
  name: 'sessions',
  tables: [sessions],
  schema: z.object({
    createdAt: instant,
    lastUsedAt: instant,
    method: z.string(),
    ip: z.string().nullable(),
    userAgent: z.string().nullable(),
  }),
  read: async function* ({ db }, userId) {
    for await (const { createdAt, refreshedAt, amr, ip, userAgent } of ownRows(
      db,
      sessions,
      userId,
    )) {
      yield {
        ...{ createdAt: iso(createdAt), lastUsedAt: iso(refreshedAt ?? createdAt), ip, userAgent },
        method: amr.at(-1)?.method ?? 'password',
      };
    }
  },
});

const activity = personalKind({
  name: 'activity',
  tables: [securityEvents],
  schema: z.object({
    kind: z.enum(SECURITY_EVENT_KINDS),
    at: instant,
    details: z.record(z.string(), z.unknown()),
  }),
  read: async function* ({ db }, userId) {
    for await (const { kind, at, details } of ownRows(db, securityEvents, userId)) {
      yield { kind, at: iso(at), details: { ...details } };
    }
  },
});

/** Their secrets, keys and hashes stay here: who has them could be the person. */
const secondFactors = personalKind({
  name: 'second-factors',
  tables: [mfaFactors],
  schema: z.object({
    type: z.string(),
    name: z.string(),
    status: z.string(),
    phone: z.string().nullable(),
    createdAt: instant,
  }),
  read: async function* ({ db }, userId) {
    for await (const row of ownRows(db, mfaFactors, userId)) {
      yield {
        ...{ type: row.type, name: row.friendlyName, status: row.status, phone: row.phone },
        createdAt: iso(row.createdAt),
      };
    }
  },
});

const ownPasskeys = personalKind({
  name: 'passkeys',
  tables: [passkeys],
  schema: z.object({ name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() }),
  read: async function* ({ db }, userId) {
    for await (const { friendlyName, createdAt, lastUsedAt } of ownRows(db, passkeys, userId)) {
      yield { name: friendlyName, createdAt: iso(createdAt), lastUsedAt: isoOrNull(lastUsedAt) };
    }
  },
});

const SECRET = 'only hashes of secrets, which are of use to nobody but a thief';
const WAITING = 'a question that waits minutes for its answer';

/** The account itself. It is never brought in: the new account is its own. */
export const accountsPersonalData: PersonalData = {
  kinds: [account, signInMethods, ownSessions, activity, secondFactors, ownPasskeys],
  withheld: [
    [refreshTokens, SECRET],
    [oneTimeTokens, SECRET],
    [mfaRecoveryCodes, SECRET],
    [mfaChallenges, WAITING],
    [passkeyChallenges, WAITING],
    [factorRemovals, 'a wish that waits three days; it stands in the activity as well'],
    [flowStates, WAITING],
    [externalFlows, WAITING],
    [externalResults, WAITING],
    [auditEvents, 'what the operator must be able to show; the person sees the same as activity'],
  ],
};
