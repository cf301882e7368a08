import * as z from 'zod';
import {
  REMINDER_KINDS,
  type ReminderKind,
  reminderAddress,
} from '#features/reminders/contract/kinds.ts';

/** What a notification is about: what a person sets the channels for. */
export const NOTIFICATION_TOPICS = ['security', 'plan', 'reminders'] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

const nothing = z.strictObject({});
const reminder = z.enum(REMINDER_KINDS);
const security = { topic: 'security', params: nothing } as const;

/**
 * Every kind of notification with what it carries: ids, numbers, days and words of ours, never
 * anything that somebody wrote. Its words are made in the browser.
 */
export const NOTIFICATIONS = {
  password_changed: security,
  email_changed: security,
  phone_changed: security,
  factor_added: security,
  factor_removed: security,
  factor_removal_requested: security,
  factor_removal_stopped: security,
  identity_linked: security,
  identity_unlinked: security,
  data_exported: security,
  company_left: security,
  company_removed: security,
  company_admin_given: security,
  company_admin_ended: security,
  /** `endsAt` in milliseconds since 1970. */
  trial_ending: { topic: 'plan', params: z.strictObject({ endsAt: z.int() }) },
  trial_ended: { topic: 'plan', params: z.strictObject({ endsAt: z.int() }) },
  /** `day` is the person's own day that it belongs to. */
  reminder: { topic: 'reminders', params: z.strictObject({ reminder, day: z.iso.date() }) },
  reminder_silenced: { topic: 'reminders', params: z.strictObject({ reminder }) },
} as const satisfies Record<string, { topic: NotificationTopic; params: z.ZodObject }>;

export type NotificationKind = keyof typeof NOTIFICATIONS;
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATIONS) as [NotificationKind];

/** What a kind carries. */
export type ParamsOf<K extends NotificationKind> = z.output<(typeof NOTIFICATIONS)[K]['params']>;

/** A kind together with what it carries, as it travels and is stored. */
export interface NotificationContent {
  kind: NotificationKind;
  params: Readonly<Record<string, string | number>>;
}

/** Where a notification leads. */
export function addressOf({ kind, params }: NotificationContent): `/${string}` {
  if (kind === 'reminder') {
    return reminderAddress(params.reminder as ReminderKind, String(params.day));
  }
  if (kind === 'company_admin_given') return '/admin?tab=people';
  return kind === 'reminder_silenced' ? '/notifications?tab=reminders' : '/profile';
}
