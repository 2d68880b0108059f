import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { issuesOf } from '../../forms/issues.ts';
import { literal } from '../../i18n/literal.ts';
import { recoverPasswordSchema, requestResetLink } from './recover-password.ts';

describe('the address', () => {
  test.each([
    ['', { email: 'Email is required' }],
    ['  ', { email: 'Email is required' }],
    ['maria', { email: 'Please enter a valid email address' }],
    ['maria@example', { email: 'Please enter a valid email address' }],
    [' maria@example.org ', {}],
  ])('%j', (email, issues) => {
    expect(issuesOf(recoverPasswordSchema(literal), { email })).toEqual(issues);
  });
});

describe('the request', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is confirmed after 1 s', async () => {
    const confirmed = vi.fn<() => void>();
    const request = requestResetLink(() => Promise.resolve()).then(confirmed);
    await vi.advanceTimersByTimeAsync(999);
    expect(confirmed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await request;
    expect(confirmed).toHaveBeenCalledOnce();
  });

  test('is not confirmed before the server has answered', async () => {
    const confirmed = vi.fn<() => void>();
    const server = Promise.withResolvers<void>();
    const request = requestResetLink(() => server.promise).then(confirmed);
    await vi.advanceTimersByTimeAsync(5000);
    expect(confirmed).not.toHaveBeenCalled();
    server.resolve();
    await request;
    expect(confirmed).toHaveBeenCalledOnce();
  });

  test('fails with the server’s message', async () => {
    const refusal = new Error('There is no network.');
    const request = requestResetLink(() => Promise.reject(refusal)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await request).toBe(refusal);
  });
});
