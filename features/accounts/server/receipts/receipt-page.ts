import type { FastifyInstance } from 'fastify';
import { sendSmallPage } from '#packages/api/server/index.ts';
import { fill } from '#packages/i18n/fill.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import { FALLBACK_LANGUAGE, languageOfHeader } from '#packages/i18n/languages.ts';
import { DEFAULT_TIME_ZONE } from '#packages/kernel/index.ts';
import type { Accounts } from '../accounts.ts';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { deletionOf, RECEIPT_PATH } from './receipts.ts';

/** The page behind the link of a deletion's receipt: whether this instance made it, and when that was. */
export function serveReceipts(app: FastifyInstance, accounts: Accounts): void {
  app.get(RECEIPT_PATH, { schema: { hide: true } }, async (request, reply) => {
    const { code } = request.query as { code?: unknown };
    const language =
      languageOfHeader(request.headers['accept-language'] ?? '') ?? FALLBACK_LANGUAGE;
    const { receipt } = ACCOUNT_TEXTS[language].securityNotices;
    const at = await deletionOf(accounts, code);
    const when = at && formatterFor(language, DEFAULT_TIME_ZONE).dateTime(at, 'long');
    return when
      ? sendSmallPage(reply, 200, {
          ...{ language, title: receipt.genuine },
          paragraphs: [fill(receipt.genuineText, { when })],
        })
      : sendSmallPage(reply, 400, {
          ...{ language, title: receipt.unknown, paragraphs: [receipt.unknownText] },
        });
  });
}
