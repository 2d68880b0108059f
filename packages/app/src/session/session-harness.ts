import { ApiError } from '@parvis/api-client';
import { vi } from 'vitest';
import { createMemoryStorage } from '../platform/memory-storage.ts';
import { createSession, type SessionDependencies } from './create-session.ts';
import { sampleAnswer } from './sample-account.ts';
import type { SessionNotice } from './session-types.ts';

type Call = (path: string, init: { body?: unknown }) => Promise<{ data: unknown }>;

export const reason = 'Your account is suspended until January 12, 2026. Reason: Insults.';
export const suspended = (status: number) =>
  new ApiError({ status, id: 'auth.suspended', serverMessage: reason });

export const refused = (message: string | null, status = 400) =>
  new ApiError({ status, id: 'refused', serverMessage: message });

export const start = (initial: Record<string, string> = {}) => {
  const memory = createMemoryStorage(initial);
  const broadcastRestriction = vi.spyOn(memory.storage, 'broadcastRestriction');
  const get = vi.fn<Call>();
  const post = vi.fn<Call>();
  const notify = vi.fn<(notice: SessionNotice) => void>();
  const notifyFailure = vi.fn<(message: string) => void>();
  const notifyEnd = vi.fn<(reason: string) => void>();
  const isPageUnloading = vi.fn<() => boolean>(() => false);
  const isOpenedFromCache = vi.fn<() => boolean>(() => false);
  const session = createSession({
    api: { GET: get, POST: post } as unknown as SessionDependencies['api'],
    storage: memory.storage,
    notify,
    notifyFailure,
    notifyEnd,
    isPageUnloading,
    isOpenedFromCache,
    fallbacks: () => ({ signUp: 'Registration failed', signIn: 'Login failed' }),
  });
  const state = () => session.actor.getSnapshot().value.session;
  const mocks = {
    get,
    post,
    notify,
    notifyFailure,
    notifyEnd,
    broadcastRestriction,
    isPageUnloading,
    isOpenedFromCache,
  };
  return { ...memory, ...mocks, session, state };
};

export const credentials = { email: 'maria@example.org', password: 'secret' };
export const registration = { ...credentials, first_name: 'Maria', last_name: 'Rossi' };

export const assertion = {
  id: 'm0wq3XkVdN2aFJcQ0eYH7g',
  rawId: 'm0wq3XkVdN2aFJcQ0eYH7g',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'SZYN', signature: 'MEQC' },
} as const;

export const signedIn = async () => {
  const context = start();
  context.session.actor.start();
  context.post.mockResolvedValueOnce({ data: sampleAnswer });
  await context.session.signIn(credentials);
  return context;
};

export const failing = () => {
  const context = start();
  context.session.actor.start();
  const fail = async (message: string) => {
    context.post.mockRejectedValueOnce(refused(message));
    await context.session.signIn(credentials).catch(() => {});
  };
  return { ...context, fail, errors: () => context.session.actor.getSnapshot().context.errors };
};

export const settled = () => vi.advanceTimersByTimeAsync(0);
