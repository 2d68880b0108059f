import type { App } from '../app-context.tsx';
import {
  unregisterServiceWorkers,
  registerServiceWorker,
  cacheLoadedAssets,
} from './service-worker-registration.ts';
import type { MemberStorage } from './member-storage.ts';

/** Waits until the page has loaded, because the page's own requests come first. */
const pageLoaded = async (): Promise<void> => {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => {
    addEventListener('load', resolve, { once: true });
  });
};

/** Lets this browser open the app offline from now on. `entry` is the URL of this page's entry module. */
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
  // Refetches failed queries. After a loss of the network during the visit, queries refetch themselves. On a page that
  // was opened without a network, queries do not refetch themselves.
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
  // Only members need these files, so visitors do not download them.
  let isAsked = false;
  const keepForMembers = () => {
    if (isAsked || readToken() === null) return;
    isAsked = true;
    registration.active?.postMessage('keep everything');
  };
  session.actor.subscribe(keepForMembers);
  keepForMembers();

  // Checks at other times too, because the browser itself only looks for a new worker when a page is opened.
  const checkForUpdate = () => {
    registration.update().catch(() => {});
  };
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) checkForUpdate();
  });
  addEventListener('online', checkForUpdate);
}
