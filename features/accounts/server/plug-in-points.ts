import type { Queryable } from '#packages/db/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import { plugInPoint } from '#packages/kernel/index.ts';
import type { DeletionObstacle } from '../contract/account.contract.ts';
import type { SecurityChangeKind } from './mails/security-notice.job.ts';

/** A person whose address has just been confirmed for the first time. */
export interface ConfirmedPerson {
  userId: string;
  metadata: Readonly<Record<string, unknown>>;
  /** `Accept-Language` of the confirming request. */
  acceptLanguage: string | undefined;
}

/** Told once for each person, within the transaction that confirms them. */
export const personConfirmed = plugInPoint<
  (tx: Queryable, person: ConfirmedPerson) => Promise<void>
>('accounts.personConfirmed');

/** Told of each change of how a person gets in, within its transaction, beside the mail. */
export const securityChanged = plugInPoint<
  (tx: Queryable, change: { userId: string; kind: SecurityChangeKind }) => Promise<void>
>('accounts.securityChanged');

/**
 * Asked what a person has to see to before they can delete their account; null for nothing. While it is
 * being deleted, in its transaction, the answer holds until that ends.
 */
export const deletionObstacles = plugInPoint<
  (db: Queryable, userId: string, how: { isDeleting: boolean }) => Promise<DeletionObstacle | null>
>('accounts.deletionObstacles');

/** Told of each account that is deleted, by whomever, within its transaction, while its person is still there. */
export const accountDeleted =
  plugInPoint<(tx: Queryable, userId: string) => Promise<void>>('accounts.accountDeleted');

/** Told of the same once they are gone. */
export const personDeleted =
  plugInPoint<(tx: Queryable, userId: string) => Promise<void>>('accounts.personDeleted');

/** Asked for the language a person chose, for their mails; null when they have not. */
export const chosenLanguage =
  plugInPoint<(db: Queryable, userId: string) => Promise<string | null>>('accounts.chosenLanguage');

/** Asked what is erased with an account, a line each in a language, within the deletion's transaction. */
export const deletionReport =
  plugInPoint<(tx: Queryable, userId: string, language: Language) => Promise<string[]>>(
    'accounts.deletionReport',
  );

/** Asked until when backups may hold what is deleted now; null where none are made by themselves. */
export const copiesEnd = plugInPoint<(now: Date) => Date | null>('accounts.copiesEnd');
