import * as z from 'zod';
import { BOOKING_NEWS, BOOKING_SIDES } from '#features/booking/contract/booking.contract.ts';
import { AGENDA_PATH, BOOKINGS_PATH } from '#features/booking/contract/booking.paths.ts';
import { chatAddress } from '#features/chat/contract/address.ts';
import {
  REMINDER_KINDS,
  type ReminderKind,
  reminderAddress,
} from '#features/reminders/contract/kinds.ts';

/** What a notification is about, as widely as a locked screen may say it. */
export const NOTIFICATION_TOPICS = [
  'security',
  'plan',
  'reminders',
  'messages',
  'consultations',
  'company',
] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

/** What a person sets the channels for, by topic. */
export const SUBJECTS = {
  security: ['security'],
  plan: ['plan'],
  reminders: [...REMINDER_KINDS, 'events', 'certificates'],
  messages: ['messages', 'support'],
  consultations: ['consultations'],
  company: ['surveys', 'company'],
} as const satisfies Record<NotificationTopic, readonly string[]>;
export type NotificationSubject = (typeof SUBJECTS)[NotificationTopic][number];
export const NOTIFICATION_SUBJECTS = NOTIFICATION_TOPICS.flatMap(
  (topic): readonly NotificationSubject[] => SUBJECTS[topic],
);

/** Subjects that a mail is written of. */
const MAILED: ReadonlySet<NotificationSubject> = new Set([
  'security',
  'plan',
  'consultations',
  ...REMINDER_KINDS,
]);
export const isMailed = (subject: NotificationSubject): boolean => MAILED.has(subject);

const nothing = z.strictObject({});
const reminder = z.enum(REMINDER_KINDS);
const security = { topic: 'security', subject: 'security', params: nothing } as const;
const plan = {
  topic: 'plan',
  subject: 'plan',
  /** `endsAt` in milliseconds since 1970. */
  params: z.strictObject({ endsAt: z.int() }),
} as const;

interface NotificationShape {
  topic: NotificationTopic;
  /** Null where each reminder is a subject of its own. */
  subject: NotificationSubject | null;
  params: z.ZodObject;
}

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
  company_joined: security,
  company_left: security,
  company_removed: security,
  company_admin_given: security,
  company_admin_ended: security,
  role_changed: security,
  company_changed: security,
  plan_changed: security,
  trial_ending: plan,
  trial_ended: plan,
  /** Of a course that a person completed; `expiresAt` in milliseconds since 1970. */
  certificate_expiring: {
    topic: 'reminders',
    subject: 'certificates',
    params: z.strictObject({ course: z.uuid(), expiresAt: z.int() }),
  },
  /** `day` is the person's own day that it belongs to. */
  reminder: {
    topic: 'reminders',
    subject: null,
    params: z.strictObject({ reminder, day: z.iso.date() }),
  },
  reminder_silenced: { topic: 'reminders', subject: null, params: z.strictObject({ reminder }) },
  /** `day` is the one on which it begins; `startsAt`, in milliseconds since 1970, of what has a time. */
  event_reminder: {
    topic: 'reminders',
    subject: 'events',
    params: z.strictObject({ event: z.uuid(), day: z.iso.date(), startsAt: z.int().optional() }),
  },
  survey_opened: { topic: 'company', subject: 'surveys', params: nothing },
  company_told: { topic: 'company', subject: 'company', params: nothing },
  company_grant_given: { topic: 'company', subject: 'company', params: nothing },
  /** To whoever was left out of a report of the reporting channel, and to the general admins. */
  report_left_out: { topic: 'company', subject: 'company', params: nothing },
  report_handler_left_out: { topic: 'company', subject: 'company', params: nothing },
  /** What happened to a consultation, told to one of its two. */
  booking: {
    topic: 'consultations',
    subject: 'consultations',
    params: z.strictObject({
      booking: z.uuid(),
      news: z.enum(BOOKING_NEWS),
      side: z.enum(BOOKING_SIDES),
    }),
  },
  /** `conversation` is its id. */
  chat_message: {
    topic: 'messages',
    subject: 'messages',
    params: z.strictObject({ conversation: z.uuid() }),
  },
  /** `ticket` is its id; whether the answer is mailed too, its person said when they asked. */
  ticket_answered: {
    topic: 'messages',
    subject: 'support',
    params: z.strictObject({ ticket: z.uuid() }),
  },
} as const satisfies Record<string, NotificationShape>;

export type NotificationKind = keyof typeof NOTIFICATIONS;
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATIONS) as [NotificationKind];

/** What a kind carries. */
export type ParamsOf<K extends NotificationKind> = z.output<(typeof NOTIFICATIONS)[K]['params']>;

/** A kind together with what it carries, as it travels and is stored. */
export interface NotificationContent {
  kind: NotificationKind;
  params: Readonly<Record<string, string | number>>;
}

/** Whose channels a notification goes by. */
export function subjectOf({ kind, params }: NotificationContent): NotificationSubject {
  return NOTIFICATIONS[kind].subject ?? (params.reminder as ReminderKind);
}

/** Where a notification leads. */
export function addressOf({ kind, params }: NotificationContent): `/${string}` {
  if (kind === 'reminder') {
    return reminderAddress(params.reminder as ReminderKind, String(params.day));
  }
  if (kind === 'event_reminder') return `/calendar?view=agenda&day=${params.day}`;
  if (kind === 'certificate_expiring') return `/training/${params.course}`;
  if (kind === 'chat_message') return chatAddress(String(params.conversation));
  if (kind === 'ticket_answered') return `/support/tickets/${params.ticket}`;
  if (kind === 'booking') return params.side === 'client' ? BOOKINGS_PATH : AGENDA_PATH;
  if (kind === 'survey_opened') return '/working-conditions/survey';
  if (kind === 'company_told') return '/working-conditions';
  if (kind === 'company_grant_given') return '/invitations';
  if (kind === 'report_left_out' || kind === 'report_handler_left_out') return '/reporting-channel';
  if (kind === 'company_admin_given') return '/admin?tab=people';
  return kind === 'reminder_silenced' ? '/notifications?tab=reminders' : '/profile';
}
