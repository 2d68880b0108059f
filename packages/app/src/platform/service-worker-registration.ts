/** Used in development. A worker from a built app at the same address would continue to serve that app. */
export async function unregisterServiceWorkers(container: ServiceWorkerContainer): Promise<void> {
  const registrations = await container.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** How long an accepted update waits for the new worker, in milliseconds. */
export const ACTIVATION_TIMEOUT = 2000;

const buildOf = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    port1.start();
    worker.postMessage('which build', [port2]);
  });

interface RegistrationOptions {
  container: ServiceWorkerContainer;
  /** The URL of this page's entry module. */
  build: string;
  /** Offers an update. `accept` reloads the page with the new build. */
  offer: (accept: () => void) => void;
  reload: () => void;
}

/**
 * Registers the service worker and offers updates. Each tab keeps its build until its user accepts an update, so
 * accepting in this tab does not reload other tabs.
 */
export async function registerServiceWorker({
  container,
  build,
  offer,
  reload,
}: RegistrationOptions): Promise<ServiceWorkerRegistration> {
  const registration = await container.register('/service-worker.js', { updateViaCache: 'none' });
  let offered: ServiceWorker | null = null;

  const accept = () => {
    const { waiting } = registration;
    // Another tab has already accepted the update.
    if (waiting === null) {
      reload();
      return;
    }
    let isReloading = false;
    const reloadOnce = () => {
      if (isReloading) return;
      isReloading = true;
      reload();
    };
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated' || waiting.state === 'redundant') reloadOnce();
    });
    // The browser activates the new worker only when the old worker has no pending request, for example from another
    // tab. Until then, the old worker still handles requests. This message lets the old worker serve the document of
    // the new build.
    registration.active?.postMessage('make way');
    waiting.postMessage('take over');
    setTimeout(reloadOnce, ACTIVATION_TIMEOUT);
  };

  const look = async () => {
    const { waiting } = registration;
    if (waiting === null || waiting === offered) return;
    offered = waiting;
    // A page that already runs the new build offers no update, so that the old worker keeps serving the older tabs. If
    // the new worker took over while those tabs are open, their next navigation would be blocked.
    if ((await buildOf(waiting)) !== build) offer(accept);
  };

  const follow = () => {
    registration.installing?.addEventListener('statechange', () => void look());
  };
  registration.addEventListener('updatefound', follow);
  follow();
  await look();
  return container.ready;
}

/**
 * Lets the service worker cache the assets that this page has loaded so far, and those that it loads later. A
 * prerendered page contains its styles, and a disabled link to each style sheet. Other pages need these style sheets.
 */
export function cacheLoadedAssets({ active }: ServiceWorkerRegistration): void {
  const keep = (urls: readonly string[]) => {
    const paths = urls.map((url) => new URL(url).pathname);
    active?.postMessage(paths.filter((path) => path.startsWith('/assets/')));
  };
  keep([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href));
  const observer = new PerformanceObserver((list) => keep(list.getEntries().map(({ name }) => name)));
  observer.observe({ type: 'resource', buffered: true });
}
