/// <reference lib="webworker" />

/** A message of our server, as `features/notifications/server/push/send-push.ts` writes it. */
interface Message {
  text: string;
  language: string;
  address: string;
  tag: string;
}

/** Where a message without an address of ours leads. */
const FALLBACK_ADDRESS = '/notifications';

/**
 * Shows a message. The browser demands that something is shown for each; one that cannot be read
 * says no more than the product's name.
 */
export function showMessage(
  { registration }: ServiceWorkerGlobalScope,
  { data }: PushEvent,
): Promise<void> {
  const { text, language, address, tag } = read(data);
  return registration.showNotification(text ?? 'Florescer', {
    ...(language ? { lang: language } : {}),
    // A message that comes twice stands there once.
    ...(tag ? { tag } : {}),
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
    data: { address: address ?? FALLBACK_ADDRESS },
  });
}

/** Opens what a message leads to: in a window of the product that is there, else in a new one. */
export async function followMessage(
  { clients, location }: ServiceWorkerGlobalScope,
  { notification }: NotificationEvent,
): Promise<void> {
  notification.close();
  const { address } = notification.data as { address: string };
  const url = new URL(address, location.origin);
  const target = url.origin === location.origin ? url.href : location.origin;
  const [window] = await clients.matchAll({ type: 'window' });
  // One that cannot be led there (it is just closing) is no reason to open nothing.
  const led = await window?.navigate(target).catch(() => null);
  if (led) await led.focus();
  else await clients.openWindow(target);
}

function read(data: PushMessageData | null): Partial<Message> {
  try {
    return (data?.json() ?? {}) as Partial<Message>;
  } catch {
    return {};
  }
}
