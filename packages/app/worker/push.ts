// Shows push messages as notices of the operating system, and opens the page of a notice.
import {
  generalNotice,
  ownPath,
  readPush,
  requiresNotice,
  type GeneralNotice,
  type Push,
} from './push-payload.ts';

declare const self: ServiceWorkerGlobalScope;

/** How many milliseconds an open page has to answer that it shows a path. */
const timeout = 1000;

const pages = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function showBadge(unread: number | null): Promise<void> {
  // Not every browser has badges.
  if (unread === null || !('setAppBadge' in navigator)) return;
  try {
    await (unread === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(unread));
  } catch {
    // The operating system refuses badges.
  }
}

async function show(push: Extract<Push, { type: 'notification' }>): Promise<void> {
  const isSeen = (await pages()).some(({ focused }) => focused);
  // The page in front of the member shows the notification itself.
  if (isSeen && !requiresNotice(navigator.userAgent)) return;
  await self.registration.showNotification(push.title, {
    body: push.body,
    tag: push.tag,
    lang: push.language,
    dir: 'auto',
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { id: push.id, path: push.path },
  });
}

/** What `show` has stored with a notice. */
function valueOf({ data }: Notification, name: 'id' | 'path'): unknown {
  const stored: unknown = data;
  return typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : null;
}

async function closeRead(keep: readonly string[]): Promise<void> {
  for (const notice of await self.registration.getNotifications()) {
    const id = valueOf(notice, 'id');
    // The worker of the last release stored no id, and used it as the tag.
    if (!keep.includes(typeof id === 'string' ? id : notice.tag)) notice.close();
  }
}

/** Asks an open page to show a path. Resolves with false if the page does not answer. */
const showsPath = (page: WindowClient, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(true), { once: true });
    port1.start();
    setTimeout(() => resolve(false), timeout);
    page.postMessage({ type: 'open path', path }, [port2]);
  });

async function open(path: string): Promise<void> {
  const all = await pages();
  const page = all.find(({ visibilityState }) => visibilityState === 'visible') ?? all[0];
  if (page === undefined) {
    await self.clients.openWindow(path);
    return;
  }
  try {
    const focused = await page.focus();
    // The app changes its screen without a reload. A page without a member does not answer.
    if (!(await showsPath(focused, path))) await focused.navigate(path);
  } catch {
    // The page was closed meanwhile, or another worker controls it.
    await self.clients.openWindow(path);
  }
}

/** The next page that a member opens sends the new subscription to the server. */
async function renewSubscription({
  oldSubscription,
  newSubscription,
}: PushSubscriptionChangeEvent): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey ?? null;
  if (newSubscription !== null || key === null) return;
  await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function receive(text: string, notices: Readonly<Record<string, GeneralNotice>>): Promise<void> {
  const push = readPush(text, self.location.origin) ?? generalNotice(notices, navigator.languages);
  await Promise.all([showBadge(push.unread), push.type === 'read' ? closeRead(push.keep) : show(push)]);
}

/** `notices` has the general notice in each language. */
export function handlePush(notices: Readonly<Record<string, GeneralNotice>>): void {
  self.addEventListener('push', (event) => event.waitUntil(receive(event.data?.text() ?? '', notices)));

  self.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    event.waitUntil(open(ownPath(valueOf(notification, 'path'), self.location.origin)));
  });

  self.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renewSubscription(event).catch(() => {}));
  });
}
