import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import type { AnswerOf } from './operations.ts';

const base64 = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes)));

const base64url = (bytes: Uint8Array): string =>
  base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const challenge = base64url(new Uint8Array(32).fill(7));

/** Uses the host of the page, because browsers accept passkeys only for that host. */
export const requestOptions = (ids: readonly string[] = []): AnswerOf<'POST /auth/passkey/options'> => ({
  challenge,
  timeout: 60_000,
  rpId: location.hostname,
  allowCredentials: ids.map((id) => ({ id, type: 'public-key' })),
  userVerification: 'required',
});

export const creationOptions = (known: readonly string[] = []): AnswerOf<'POST /user/passkeys/options'> => ({
  rp: { id: location.hostname, name: 'Parvis' },
  user: { id: base64url(new Uint8Array(32).fill(5)), name: 'lucy@example.org', displayName: 'Lucy' },
  challenge,
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 60_000,
  excludeCredentials: known.map((id) => ({ id, type: 'public-key' })),
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
});

interface Device {
  /** Creates a passkey for this site on the device. Resolves with the id of the passkey. */
  addPasskey: () => Promise<string>;
  /** Sets whether user verification succeeds. */
  setUserVerified: (isUserVerified: boolean) => Promise<void>;
}

/** A virtual authenticator that confirms automatically. It is removed when the test ends. */
export async function aDevice(): Promise<Device> {
  await cdp().send('WebAuthn.enable');
  const { authenticatorId } = await cdp().send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  onTestFinished(async () => {
    await cdp().send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    await cdp().send('WebAuthn.disable');
  });
  return {
    addPasskey: async () => {
      const { privateKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
        'sign',
        'verify',
      ]);
      const id = crypto.getRandomValues(new Uint8Array(16));
      await cdp().send('WebAuthn.addCredential', {
        authenticatorId,
        credential: {
          credentialId: base64(id),
          isResidentCredential: true,
          rpId: location.hostname,
          privateKey: base64(await crypto.subtle.exportKey('pkcs8', privateKey)),
          userHandle: base64(new Uint8Array(32).fill(5)),
          signCount: 0,
        },
      });
      return base64url(id);
    },
    setUserVerified: async (isUserVerified) => {
      await cdp().send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}
