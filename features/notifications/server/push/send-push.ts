import webPush from 'web-push';
import type * as z from 'zod';
import { findLanguage } from '#features/access/server/index.ts';
import { outboundFetch } from '#features/accounts/server/index.ts';
import { describeError } from '#packages/api/server/index.ts';
import { FALLBACK_LANGUAGE, languageOfTag } from '#packages/i18n/languages.ts';
import { localeTexts } from '#packages/i18n/server/locale-files.ts';
import { type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import { addressOf, NOTIFICATIONS } from '../../contract/kinds.ts';
import type ptBR from '../locales/pt-BR.json';
import {
  claimDelivery,
  type DeviceRow,
  deleteDevice,
  devicesOf,
  releaseDelivery,
} from './devices.queries.ts';
import { devicePlace, SUBSCRIPTION, type Subscription } from './devices.ts';
import { pushKeysOf } from './keys.ts';
import type { pushJob } from './push.job.ts';

/**
 * What stands on a locked screen that others may see: that something is there, never what it is
 * about. Nothing of mood, health or content.
 */
const NOTIFICATION_TEXTS = localeTexts<typeof ptBR>(new URL('../locales/', import.meta.url));

type Payload = z.output<typeof pushJob.payload>;

/** The push service knows the device no more. */
const GONE = new Set([404, 410]);

/** Some push service did not take its message; the job's next try is for those alone. */
class PushUndelivered extends Error {
  override name = 'PushUndelivered';
}

/**
 * Hands a message to each device of a person, to none twice: it is noted before it is handed over,
 * so a server that dies in between loses it rather than repeat it. A device that is gone is removed.
 * Does nothing once the message has expired. Throws when some service could not take it yet.
 */
export async function sendPush(context: ServerContext, payload: Payload): Promise<void> {
  const { db, log } = context;
  const language = languageOfTag((await findLanguage(db, payload.userId)) ?? '');
  const { topic } = NOTIFICATIONS[payload.kind];
  const message = JSON.stringify({
    text: NOTIFICATION_TEXTS[language ?? FALLBACK_LANGUAGE].push[topic],
    language: language ?? FALLBACK_LANGUAGE,
    address: addressOf(payload),
    tag: payload.messageId,
  });
  let undelivered = 0;
  for (const device of await devicesOf(db, payload.userId)) {
    try {
      if (!(await deliver(context, payload, device, message))) undelivered += 1;
    } catch (error) {
      // The error of one device holds up no other; it names neither address nor keys.
      log.error({ err: describeError(error) }, 'message could not be handed over');
    }
  }
  if (undelivered > 0) throw new PushUndelivered(`${undelivered} not taken`);
}

/** False when the push service should be asked again. */
async function deliver(
  context: ServerContext,
  { messageId, expiresAt }: Payload,
  device: DeviceRow,
  message: string,
): Promise<boolean> {
  const { db, vault, now, log } = context;
  const { userId, id: deviceId } = device;
  const seconds = Math.floor((Date.parse(expiresAt) - now().getTime()) / 1_000);
  if (seconds <= 0) return true;
  const key = await vault.keyOf(userId);
  const subscription = tryUnseal(context, deviceId, () =>
    key.open(devicePlace(deviceId), device.sealed, SUBSCRIPTION),
  );
  if (!subscription) return true;
  const claim = { userId, deviceId, messageId, at: now() };
  if (!(await claimDelivery(db, claim))) return true;
  const status = await post(context, subscription, message, seconds);
  if (GONE.has(status)) await deleteDevice(db, userId, deviceId);
  else if (status === 0 || status === 429 || status >= 500) {
    await releaseDelivery(db, claim);
    return false;
  } else if (status >= 300) log.warn({ status }, 'push service refused a message');
  return true;
}

/** The status that the push service answered; 0 when it could not be reached. */
async function post(
  context: ServerContext,
  subscription: Subscription,
  message: string,
  seconds: number,
): Promise<number> {
  const { subject, trustedHosts } = context.settings.push;
  const keys = await pushKeysOf(context);
  const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, message, {
    TTL: seconds,
    vapidDetails: { subject, ...keys },
    contentEncoding: 'aes128gcm',
  });
  const sent = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return outboundFetch(new Set(trustedHosts))(endpoint, {
    method: 'POST',
    headers: Object.fromEntries(sent),
    body,
  }).then(
    ({ status }) => status,
    () => 0,
  );
}
