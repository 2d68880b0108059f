/** `homeScreen` is an iPhone or iPad, which only sends push messages to an app on its Home Screen. */
export type PushSupport = 'supported' | 'unsupported' | 'homeScreen';

export interface StoredSubscription {
  readonly endpoint: string;
  /** The server's public key, in base64url. */
  readonly publicKey: string | null;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** The browser's part of push messages. Tests replace it. */
export interface PushBrowser {
  support: () => PushSupport;
  permission: () => NotificationPermission;
  /** Shows the browser's question. Call this in a press, because browsers require one. */
  requestPermission: () => Promise<NotificationPermission>;
  /** Whether a service worker is registered, which receives the messages. */
  hasWorker: () => Promise<boolean>;
  subscription: () => Promise<StoredSubscription | null>;
  /** Replaces a subscription with another key, because a browser does not have two. */
  subscribe: (publicKey: string) => Promise<StoredSubscription>;
  unsubscribe: () => Promise<void>;
  /** Closes the notices that the operating system still shows. */
  closeNotices: () => Promise<void>;
  /**
   * Runs one change of the subscription after the other, also those of other tabs. Otherwise a page that opens could
   * subscribe again while the member turns the messages off.
   */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** How long a subscription waits for the service worker, in milliseconds. */
const workerTimeout = 10_000;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );

const base64urlOf = (bytes: ArrayBuffer | null): string | null =>
  bytes === null
    ? null
    : btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCodePoint(byte)).join(''))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');

function storedOf(subscription: PushSubscription): StoredSubscription {
  const { endpoint, options } = subscription;
  return {
    endpoint,
    publicKey: base64urlOf(options.applicationServerKey),
    keys: {
      p256dh: base64urlOf(subscription.getKey('p256dh')) ?? '',
      auth: base64urlOf(subscription.getKey('auth')) ?? '',
    },
  };
}

function support(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'supported';
  // Only browsers of iPhones and iPads have this property.
  return 'standalone' in navigator ? 'homeScreen' : 'unsupported';
}

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The service worker is not ready.')), workerTimeout);
  });
  // Without a registration, `ready` would never resolve.
  return Promise.race([navigator.serviceWorker.ready, tooLate]);
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export const pushBrowser: PushBrowser = {
  support,
  permission: () => Notification.permission,
  requestPermission: () => Notification.requestPermission(),
  hasWorker: async () => (await navigator.serviceWorker.getRegistration()) !== undefined,
  subscription: async () => {
    const subscription = await currentSubscription();
    return subscription === null ? null : storedOf(subscription);
  },
  subscribe: async (publicKey) => {
    const { pushManager } = await readyWorker();
    const present = await pushManager.getSubscription();
    if (present !== null && storedOf(present).publicKey === publicKey) return storedOf(present);
    await present?.unsubscribe();
    const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
    return storedOf(await pushManager.subscribe(options));
  },
  unsubscribe: async () => {
    const subscription = await currentSubscription();
    await subscription?.unsubscribe();
  },
  closeNotices: async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    for (const notice of (await registration?.getNotifications()) ?? []) notice.close();
  },
  // Push messages need a secure context, where browsers have locks.
  exclusively: (work) => navigator.locks.request('parvis-push', work),
};
