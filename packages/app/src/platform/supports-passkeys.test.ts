import { afterEach, expect, test, vi } from 'vitest';
import { supportsPasskeys } from './supports-passkeys.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.for([
  ['community.example.org', true],
  ['localhost', true],
  ['parish1', true],
  ['192.168.1.20', false],
  ['[::1]', false],
  ['', false],
] as const)('passkeys are offered at the host "%s": %s', ([hostname, isOffered]) => {
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
  vi.stubGlobal('location', { hostname });
  expect(supportsPasskeys()).toBe(isOffered);
});

test('browsers without passkey support and prerendering offer none', () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  expect(supportsPasskeys()).toBe(false);
});
