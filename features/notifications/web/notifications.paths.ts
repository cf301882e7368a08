/** Address of the notifications. */
export const NOTIFICATIONS_PATH = '/notifications';

/** The parts of the screen, kept in the address. */
export const TABS = ['list', 'reminders', 'channels'] as const;
export type Tab = (typeof TABS)[number];

/** The part that an address asks for; the list where it asks for none. */
export const tabOf = (value: unknown): Tab => TABS.find((tab) => tab === value) ?? 'list';
