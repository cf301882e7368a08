import type { SecurityEventDetails, SecurityEventKind } from '../../contract/security-events.ts';
import type { AuditAction } from '../audit.tables.ts';

/** What happened, as we keep it. */
export type AuditedKind = AuditAction | SecurityEventKind;

/** Groups of actions, in the auth service's words. */
export type AuditType = 'account' | 'team' | 'token' | 'user' | 'factor';

interface Wording {
  action: string;
  type: AuditType;
}

/**
 * Each kind in the words of the auth service's audit log; kinds that it has no word for are named
 * in its manner.
 */
const WORDINGS: Readonly<Record<AuditedKind, Wording>> = {
  user_signedup: { action: 'user_signedup', type: 'team' },
  user_invited: { action: 'user_invited', type: 'team' },
  user_modified: { action: 'user_modified', type: 'user' },
  user_deleted: { action: 'user_deleted', type: 'team' },
  signed_in: { action: 'login', type: 'account' },
  sign_in_guessed: { action: 'login_guessed', type: 'account' },
  session_ended: { action: 'logout', type: 'account' },
  recovery_requested: { action: 'user_recovery_requested', type: 'user' },
  recovery_used: { action: 'user_recovered', type: 'user' },
  password_changed: { action: 'user_updated_password', type: 'user' },
  email_changed: { action: 'user_updated_email', type: 'user' },
  phone_changed: { action: 'user_updated_phone', type: 'user' },
  factor_added: { action: 'factor_enrolled', type: 'factor' },
  factor_removed: { action: 'factor_unenrolled', type: 'factor' },
  factor_removal_requested: { action: 'factor_removal_requested', type: 'factor' },
  factor_removal_stopped: { action: 'factor_removal_stopped', type: 'factor' },
  identity_linked: { action: 'identity_linked', type: 'user' },
  identity_unlinked: { action: 'identity_unlinked', type: 'user' },
  data_exported: { action: 'user_data_exported', type: 'user' },
  data_brought_in: { action: 'user_data_brought_in', type: 'user' },
  company_joined: { action: 'user_joined_company', type: 'team' },
  company_left: { action: 'user_left_company', type: 'team' },
  company_removed: { action: 'user_removed_from_company', type: 'team' },
  company_admin_given: { action: 'user_made_company_admin', type: 'team' },
  company_admin_ended: { action: 'user_ended_company_admin', type: 'team' },
  role_changed: { action: 'user_role_changed', type: 'team' },
  company_changed: { action: 'user_company_changed', type: 'team' },
  plan_changed: { action: 'user_plan_changed', type: 'team' },
};

/** Who acts when the service key does. */
export const OPERATOR = { id: '00000000-0000-0000-0000-000000000000', name: 'service_role' };

/** What a list of events is narrowed down to. */
export type AuditFilter = { author: string } | { kinds: AuditedKind[] } | null;

/**
 * Reads `query` of GET /admin/audit: `author:`, `action:` or `type:` with a part of the word, in
 * any case; nothing for everything. Gives a reason for anything else.
 */
export function readAuditFilter(query: unknown): AuditFilter | string {
  if (query === undefined || query === '') return null;
  const [, scope, wanted = ''] =
    typeof query === 'string' ? (/^(author|action|type):(.*)$/s.exec(query) ?? []) : [];
  if (!scope) return 'Invalid query scope: author, action or type and a colon are needed';
  if (scope === 'author') return { author: wanted };
  const part = wanted.toLowerCase();
  const kinds = (Object.entries(WORDINGS) as [AuditedKind, Wording][])
    .filter(([, wording]) => wording[scope as 'action' | 'type'].includes(part))
    .map(([kind]) => kind);
  return { kinds };
}

/** An event with what is known of its person now; null for a person who is gone. */
export interface AuditRow {
  id: string;
  kind: AuditedKind;
  subjectId: string;
  byOperator: boolean;
  details: SecurityEventDetails;
  at: Date;
  person: { email: string | null; phone: string | null; isSsoUser: boolean } | null;
}

/** An event in the form of the auth service's audit log. Network addresses are not kept. */
export function presentAuditRow({
  id,
  kind,
  subjectId,
  byOperator,
  details,
  at,
  person,
}: AuditRow) {
  const { action, type } = WORDINGS[kind];
  const name = person?.email ?? person?.phone ?? '';
  const traits = {
    ...details,
    ...(byOperator ? { user_id: subjectId, user_email: person?.email ?? '' } : {}),
  };
  return {
    id,
    payload: {
      action,
      actor_id: byOperator ? OPERATOR.id : subjectId,
      actor_username: byOperator ? OPERATOR.name : name,
      actor_via_sso: byOperator ? false : (person?.isSsoUser ?? false),
      log_type: type,
      ...(Object.keys(traits).length > 0 ? { traits } : {}),
    },
    created_at: at.toISOString(),
    ip_address: '',
  };
}
