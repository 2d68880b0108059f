import { onTestFinished } from 'vitest';

type Window = typeof globalThis;

/** The key of the contract's example. */
const serverKey = 'BOg5KfYiBdDDRF12Ri17y3v-POPr8X0nVP2jDjowPVI_DMKU1aQ3OLdPH1iaakvR9_PHq6tNCzJH35v_JUz2crY';

const bytesOf = (base64url: string): ArrayBuffer =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  ).buffer;

interface PushBrowserOptions {
  permission?: NotificationPermission;
  /** The answer to the browser's question. */
  answer?: NotificationPermission;
  /** Makes the browser's push service fail. */
  isServiceDown?: boolean;
}

interface PushBrowserStub {
  /** The number of the browser's questions. */
  questions: () => number;
  /** The endpoint of the subscription. Null if there is none. */
  endpoint: () => string | null;
  /** The titles of the notices that the operating system shows. */
  notices: () => string[];
  /** The operating system shows a notice. */
  showNotice: (title: string) => void;
  /** The member changes the permission in the settings of the browser. */
  setPermission: (permission: NotificationPermission) => void;
  /** The service worker sends a message to the page. */
  sendToPage: (data: unknown, ports?: MessagePort[]) => void;
}

function replace(target: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
  onTestFinished(() => {
    if (before === undefined) Reflect.deleteProperty(target, name);
    else Object.defineProperty(target, name, before);
  });
}

/** Replaces the browser's push messages. The browser of the tests has no push service. */
export function aPushBrowser({
  permission = 'default',
  answer = 'granted',
  isServiceDown = false,
}: PushBrowserOptions = {}): PushBrowserStub {
  let current = permission;
  let asked = 0;
  let made = 0;
  let endpoint: string | null = null;
  let notices: string[] = [];

  const subscriptionAt = (address: string) => ({
    endpoint: address,
    options: { applicationServerKey: bytesOf(serverKey) },
    getKey: (name: string) => new Uint8Array(name === 'auth' ? 16 : 65).fill(4).buffer,
    unsubscribe: () => {
      endpoint = null;
      return Promise.resolve(true);
    },
  });
  const registration = {
    getNotifications: () =>
      Promise.resolve(
        notices.map((title) => ({
          close: () => {
            notices = notices.filter((shown) => shown !== title);
          },
        })),
      ),
    pushManager: {
      getSubscription: () => Promise.resolve(endpoint === null ? null : subscriptionAt(endpoint)),
      subscribe: () => {
        if (isServiceDown) return Promise.reject(new DOMException('Registration failed', 'AbortError'));
        made += 1;
        endpoint = `https://push.example.com/send/${made}`;
        return Promise.resolve(subscriptionAt(endpoint));
      },
    },
  };
  const container = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve({ ...registration, update: () => Promise.resolve() }),
    startMessages: () => {},
  });
  replace(navigator, 'serviceWorker', container);
  const notification: Pick<Window['Notification'], 'permission' | 'requestPermission'> = {
    get permission() {
      return current;
    },
    requestPermission: () => {
      asked += 1;
      current = answer;
      return Promise.resolve(answer);
    },
  };
  replace(window, 'Notification', notification);
  return {
    questions: () => asked,
    endpoint: () => endpoint,
    notices: () => notices,
    showNotice: (title) => {
      notices = [...notices, title];
    },
    setPermission: (changed) => {
      current = changed;
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    sendToPage: (data, ports = []) => {
      container.dispatchEvent(new MessageEvent('message', { data, ports }));
    },
  };
}

/** Replaces the browser by one without push messages. */
export function noPushBrowser({ isPhone = false } = {}): void {
  const manager = Object.getOwnPropertyDescriptor(window, 'PushManager');
  Reflect.deleteProperty(window, 'PushManager');
  onTestFinished(() => {
    if (manager !== undefined) Object.defineProperty(window, 'PushManager', manager);
  });
  if (isPhone) replace(navigator, 'standalone', false);
}
