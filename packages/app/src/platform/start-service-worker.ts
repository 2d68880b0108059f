import type { App } from '../app-context.tsx';
import {
  unregisterServiceWorkers,
  registerServiceWorker,
  cacheLoadedAssets,
} from './service-worker-registration.ts';
import type { MemberStorage } from './member-storage.ts';

/** What the page itself needs comes first. */
const pageLoaded = async (): Promise<void> => {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => {
    addEventListener('load', resolve, { once: true });
  });
};

/**
 * Lets the app open without a network from now on, in this browser. `entry` is the address of the entry that this page
 * runs.
 */
export async function startServiceWorker(
  { languages, queryClient, session, toasts }: Pick<App, 'languages' | 'queryClient' | 'session' | 'toasts'>,
  { readToken }: Pick<MemberStorage, 'readToken'>,
  entry: string,
  isOpenedFromCache: () => boolean,
): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const container = navigator.serviceWorker;
  if (import.meta.env.DEV) {
    await unregisterServiceWorkers(container);
    return;
  }
  // Queries wait for a network that goes while they are there, not for one that was missing at the beginning.
  if (isOpenedFromCache())
    addEventListener('online', async () => {
      const cache = await queryClient.get();
      await cache.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    });
  await pageLoaded();
  const registration = await registerServiceWorker({
    container,
    build: new URL(entry).pathname,
    offer: (accept) => {
      const i18n = languages.current();
      toasts.show({
        tone: 'success',
        title: i18n._('New version'),
        message: i18n._('Parvis has been updated. Reload when it suits you.'),
        action: { label: i18n._('Reload'), onClick: accept },
      });
    },
    reload: () => location.reload(),
  });
  cacheLoadedAssets(registration);
  // Whoever comes to look is spared what members need, until they are one.
  let isAsked = false;
  const keepForMembers = () => {
    if (isAsked || readToken() === null) return;
    isAsked = true;
    registration.active?.postMessage('keep everything');
  };
  session.actor.subscribe(keepForMembers);
  keepForMembers();

  // The browser looks for another worker by itself only when a page is opened.
  const lookForUpdate = () => {
    registration.update().catch(() => {});
  };
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) lookForUpdate();
  });
  addEventListener('online', lookForUpdate);
}
