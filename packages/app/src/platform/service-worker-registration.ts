/** The worker of a built app that was served from the same address would go on to serve it. */
export async function unregisterServiceWorkers(container: ServiceWorkerContainer): Promise<void> {
  const registrations = await container.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** How long somebody who has accepted waits for the worker, in milliseconds. */
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
  /** The address of the entry that this page runs. */
  build: string;
  /** Asks whether the page may be loaded anew, and calls it when it may. */
  offer: (accept: () => void) => void;
  reload: () => void;
}

/**
 * Registers the worker, and offers what a new one brings. This page goes on with its own build until somebody accepts,
 * and so do the other tabs: they are not asked to reload for what was accepted here.
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
    // Another tab has accepted it already.
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
    waiting.postMessage('take over');
    // Its turn may come only when another tab is left. The document of the new build comes from the server in any case.
    setTimeout(reloadOnce, ACTIVATION_TIMEOUT);
  };

  const look = async () => {
    const { waiting } = registration;
    if (waiting === null || waiting === offered) return;
    offered = waiting;
    // A page that was opened since runs the new build as it is. It leaves the old worker to the tabs that need it: asked
    // to go while they are open, it would hold up their next page.
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

/** Lets the worker keep what this page has loaded before it, and loads beside it. */
export function cacheLoadedAssets({ active }: ServiceWorkerRegistration): void {
  const observer = new PerformanceObserver((list) => {
    const paths = list.getEntries().map(({ name }) => new URL(name).pathname);
    active?.postMessage(paths.filter((path) => path.startsWith('/assets/')));
  });
  observer.observe({ type: 'resource', buffered: true });
}
