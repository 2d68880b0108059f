// A headless browser has no push service, and refuses notices and badges. This file replaces these parts of a browser.
// The pages, the service worker and the server are real.
import type { BrowserContext, CDPSession, JSHandle } from '@playwright/test';
import { expect } from '@playwright/test';
import type { PushBrowser } from '../packages/server/test/push-service.ts';

/** A notice that the operating system shows. */
interface ShownNotice {
  title: string;
  body: string;
  tag: string;
  path: string;
}

/** The bytes of a key, in a form that passes between the test and a page. */
type Bytes = readonly number[];

interface SubscriptionData {
  endpoint: string;
  keys: Record<PushEncryptionKeyName, Bytes>;
  /** The key of the server, with which the browser has subscribed. */
  publicKey: Bytes;
}

type AskBrowser = (
  request: { type: 'get' | 'unsubscribe' } | { type: 'subscribe'; publicKey: Bytes },
) => Promise<SubscriptionData | null>;

const bytesOf = (text: string): Bytes => [...Buffer.from(text, 'base64url')];

/** Runs in every page, before its own code. */
function replacePushManager(): void {
  // A page without an origin has no push messages.
  if (!('PushManager' in globalThis)) return;
  const ask = Reflect.get(globalThis, 'askPushBrowser') as AskBrowser;
  const subscriptionOf = ({ endpoint, keys, publicKey }: SubscriptionData) => ({
    endpoint,
    options: { userVisibleOnly: true, applicationServerKey: new Uint8Array(publicKey).buffer },
    getKey: (name: PushEncryptionKeyName) => new Uint8Array(keys[name]).buffer,
    unsubscribe: async () => {
      await ask({ type: 'unsubscribe' });
      return true;
    },
  });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => {
      const data = await ask({ type: 'get' });
      return data === null ? null : subscriptionOf(data);
    },
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      const data = await ask({ type: 'subscribe', publicKey: [...applicationServerKey] });
      return data === null ? null : subscriptionOf(data);
    },
  });
  Object.defineProperty(Notification, 'permission', { value: 'granted' });
  Notification.requestPermission = () => Promise.resolve('granted');
}

/** Runs in the service worker. Returns the operating system that the worker sees from now on. */
function replaceSystem() {
  interface Notice {
    title: string;
    body: string;
    tag: string;
    data: { path: string };
    close: () => void;
  }
  const system = {
    notices: [] as Notice[],
    badge: null as number | null,
    /** The paths for which the worker has opened a window. */
    opened: [] as string[],
    /** The keys with which the worker has subscribed. */
    subscribedWith: [] as Bytes[],
    /** Dispatches an event as the browser would, and waits until the worker has handled it. */
    dispatch: async (type: string, fields: object) => {
      const work: Promise<unknown>[] = [];
      const waitUntil = (promise: Promise<unknown>) => work.push(promise);
      dispatchEvent(Object.assign(new Event(type), { waitUntil, ...fields }));
      await Promise.all(work);
    },
  };
  const close = (tag: string) => {
    system.notices = system.notices.filter((notice) => notice.tag !== tag);
  };
  Object.assign(ServiceWorkerRegistration.prototype, {
    showNotification: async (title: string, { body, tag, data }: Omit<Notice, 'title' | 'close'>) => {
      close(tag);
      system.notices.push({ title, body, tag, data, close: () => close(tag) });
    },
    getNotifications: async () => system.notices,
  });
  Object.assign(PushManager.prototype, {
    subscribe: async ({ applicationServerKey }: { applicationServerKey: ArrayBuffer }) => {
      system.subscribedWith.push([...new Uint8Array(applicationServerKey)]);
    },
  });
  // A browser allows these two only after a press on a notice.
  Object.assign(Reflect.get(globalThis, 'clients') as object, {
    openWindow: async (path: string) => void system.opened.push(path),
  });
  Object.assign((Reflect.get(globalThis, 'WindowClient') as { prototype: object }).prototype, {
    async focus() {
      return this;
    },
  });
  Object.assign(navigator, {
    setAppBadge: async (count: number) => {
      system.badge = count;
    },
    clearAppBadge: async () => {
      system.badge = 0;
    },
  });
  return system;
}

/** Gives the context a push service, before its first page opens. */
export async function startPushDevice(context: BrowserContext, origin: string, first: PushBrowser) {
  let browser = first;
  let publicKey: Bytes | null = null;
  const ask = async (request: Parameters<AskBrowser>[0]): ReturnType<AskBrowser> => {
    if (request.type === 'subscribe') ({ publicKey } = request);
    if (request.type === 'unsubscribe') publicKey = null;
    if (publicKey === null) return null;
    const { endpoint, keys } = browser.subscription;
    return { endpoint, keys: { p256dh: bytesOf(keys.p256dh), auth: bytesOf(keys.auth) }, publicKey };
  };
  await context.exposeFunction('askPushBrowser', ask);
  await context.addInitScript(replacePushManager);

  // This page is not of the site. It only connects to the browser.
  const blank = await context.newPage();
  const session: CDPSession = await context.newCDPSession(blank);
  const registrations: string[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: updated }) => {
    registrations.push(...updated.map(({ registrationId }) => registrationId));
  });
  await session.send('ServiceWorker.enable');

  let system: JSHandle<ReturnType<typeof replaceSystem>> | undefined;
  const systemOfWorker = async () => {
    const [worker] = context.serviceWorkers();
    if (worker === undefined) throw new Error('The site has no service worker.');
    system ??= await worker.evaluateHandle(replaceSystem);
    return system;
  };
  let delivered = 0;

  return {
    /** The key of the server with which the browser has subscribed, in base64url. */
    publicKey: () => Buffer.from(publicKey ?? []).toString('base64url'),

    /** Waits for the next message at the push service, and delivers it to the service worker. */
    async receive(): Promise<Record<string, unknown>> {
      await systemOfWorker();
      await expect.poll(() => browser.received.length).toBeGreaterThan(delivered);
      const { message = {} } = browser.received[delivered] ?? {};
      delivered += 1;
      const registrationId = registrations.at(-1) ?? '';
      const data = JSON.stringify(message);
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
      return message;
    },

    async notices(): Promise<ShownNotice[]> {
      const handle = await systemOfWorker();
      return handle.evaluate(({ notices }) =>
        notices.map(({ title, body, tag, data: { path } }) => ({ title, body, tag, path })),
      );
    },

    badge: async () => (await systemOfWorker()).evaluate((found) => found.badge),

    /** Presses the only notice. Returns the paths for which the worker has opened a window. */
    async press(): Promise<string[]> {
      const handle = await systemOfWorker();
      return handle.evaluate(async (found) => {
        found.opened = [];
        const [notification] = found.notices;
        await found.dispatch('notificationclick', { notification });
        return found.opened;
      });
    },

    /** The browser ends its subscription. The next one that it makes is at another address. */
    async changeSubscription(next: PushBrowser): Promise<void> {
      const handle = await systemOfWorker();
      const former = publicKey ?? [];
      const keys = await handle.evaluate(async ({ dispatch, subscribedWith }, key) => {
        const applicationServerKey = new Uint8Array(key).buffer;
        const oldSubscription = { options: { applicationServerKey } };
        await dispatch('pushsubscriptionchange', { oldSubscription, newSubscription: null });
        return subscribedWith;
      }, former);
      publicKey = keys.at(-1) ?? null;
      browser = next;
      delivered = 0;
    },
  };
}
