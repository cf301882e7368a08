/**
 * Whether messages can reach this browser: it cannot, or not yet (Apple's phones and tablets only
 * from the home screen), or the person has forbidden it, or it is off or on.
 */
export type PushState = 'unsupported' | 'install' | 'denied' | 'off' | 'on';

/** Milliseconds in which the service worker must be there; in development there is none. */
const WORKER_MS = 4_000;

/** The registration of the service worker; null where there is none. */
async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), WORKER_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

function mustInstall(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isApple = /iPhone|iPad|iPod/.test(userAgent);
  // A tablet of theirs calls itself a Macintosh, which has no touch.
  const isTablet = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  return (isApple || isTablet) && !window.matchMedia('(display-mode: standalone)').matches;
}

/** How things stand in this browser; asks nobody anything. */
export async function pushState(): Promise<PushState> {
  if (!('PushManager' in window && 'Notification' in window)) {
    return mustInstall() ? 'install' : 'unsupported';
  }
  const worker = await registration();
  if (!worker) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await worker.pushManager.getSubscription();
  return subscription && Notification.permission === 'granted' ? 'on' : 'off';
}

/**
 * Asks the person for their consent and the push service for an address. Null when the person said
 * no. Throws where the push service refuses or cannot be reached.
 */
export async function subscribePush(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await registration();
  if (!worker) throw new Error('No service worker');
  const subscribe = () =>
    worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  try {
    return await subscribe();
  } catch (error) {
    // An address from another key of the server, which takes no messages any more.
    const former = await worker.pushManager.getSubscription();
    if (!former) throw error;
    await former.unsubscribe();
    return subscribe();
  }
}

/** The address of this browser, where it has one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/**
 * Gives up this browser's address: messages to whoever was signed in come here no more. Called when
 * somebody signs out; the server finds out at its next message. Never throws.
 */
export async function forgetPush(): Promise<void> {
  try {
    await (await currentSubscription())?.unsubscribe();
  } catch {
    // The browser keeps its address; the next person to allow messages here takes it over.
  }
}
