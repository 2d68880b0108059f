import { describe, expect, test, vi } from 'vitest';
import { registerServiceWorker, ACTIVATION_TIMEOUT } from './service-worker-registration.ts';

/** On a busy machine, messages take longer. */
const eventually = (assertion: () => void): Promise<void> => vi.waitFor(assertion, { timeout: 10_000 });

/** A worker that has been downloaded and waits to be activated. */
class FakeWorker extends EventTarget {
  readonly asked: unknown[] = [];
  state: ServiceWorkerState = 'installed';
  readonly #build: string;

  constructor(build: string) {
    super();
    this.#build = build;
  }

  postMessage(message: unknown, [port]: readonly MessagePort[] = []): void {
    this.asked.push(message);
    port?.postMessage(this.#build);
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  active = new FakeWorker('/assets/first.js');
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;

  /** Simulates that the browser finds a new worker. */
  bring(build: string): FakeWorker {
    const worker = new FakeWorker(build);
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = worker;
    worker.become('installed');
    return worker;
  }
}

const start = async (registration = new FakeRegistration()) => {
  const register = vi.fn<ServiceWorkerContainer['register']>();
  register.mockResolvedValue(registration as unknown as ServiceWorkerRegistration);
  const offer = vi.fn<(accept: () => void) => void>();
  const reload = vi.fn<() => void>();
  const registered = await registerServiceWorker({
    container: { register, ready: Promise.resolve(registration) } as unknown as ServiceWorkerContainer,
    build: '/assets/first.js',
    offer,
    reload,
  });
  const accept = () => offer.mock.lastCall?.[0]();
  return { registration, register, offer, reload, registered, accept };
};

describe('the worker', () => {
  test('is checked for updates each time, and is returned once it is ready', async () => {
    const { registration, register, offer, registered } = await start();
    expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js', { updateViaCache: 'none' });
    expect(registered).toBe(registration);
    expect(offer).not.toHaveBeenCalled();
  });
});

describe('a new build', () => {
  test('is offered once, and never activated or loaded automatically', async () => {
    const { registration, offer, reload } = await start();
    const worker = registration.bring('/assets/second.js');
    await eventually(() => expect(offer).toHaveBeenCalledTimes(1));
    worker.become('installed');
    expect(worker.asked).toEqual(['which build']);
    expect(offer).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });

  test('is also offered if it has waited since before the page was opened', async () => {
    const registration = new FakeRegistration();
    registration.waiting = new FakeWorker('/assets/second.js');
    const { offer } = await start(registration);
    expect(offer).toHaveBeenCalledTimes(1);
  });

  test('is loaded when somebody accepts it and the worker has taken over', async () => {
    const { registration, offer, reload, accept } = await start();
    const worker = registration.bring('/assets/second.js');
    await eventually(() => expect(offer).toHaveBeenCalledTimes(1));
    accept();
    expect(worker.asked).toEqual(['which build', 'take over']);
    expect(registration.active.asked).toEqual(['make way']);
    worker.become('activating');
    expect(reload).not.toHaveBeenCalled();
    worker.become('activated');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('is loaded once, although the old worker still answers another tab', async () => {
    const { registration, offer, reload, accept } = await start();
    const worker = registration.bring('/assets/second.js');
    await eventually(() => expect(offer).toHaveBeenCalledTimes(1));
    vi.useFakeTimers();
    try {
      accept();
      await vi.advanceTimersByTimeAsync(ACTIVATION_TIMEOUT - 1);
      expect(reload).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      worker.become('activated');
      expect(reload).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test('is loaded immediately if another tab has accepted it', async () => {
    const { registration, offer, reload, accept } = await start();
    registration.bring('/assets/second.js');
    await eventually(() => expect(offer).toHaveBeenCalledTimes(1));
    registration.waiting = null;
    accept();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('replaces an offer that was not answered', async () => {
    const { registration, offer, accept } = await start();
    registration.bring('/assets/second.js');
    const third = registration.bring('/assets/third.js');
    await eventually(() => expect(offer).toHaveBeenCalledTimes(2));
    accept();
    expect(third.asked).toContain('take over');
  });

  test('is not offered if this page already runs it', async () => {
    const { registration, offer, reload } = await start();
    const worker = registration.bring('/assets/first.js');
    await eventually(() => expect(worker.asked).toEqual(['which build']));
    worker.become('activated');
    expect(offer).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});
