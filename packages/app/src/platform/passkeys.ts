import type { Schemas } from '@parvis/api-client';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** Browsers report a cancelled dialog, a timeout and other refusals with the same error. */
const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Asks the browser for a passkey. Null if the member cancels. */
export async function askForPasskey(
  options: Schemas['PasskeyRequestOptions'],
): Promise<Schemas['PasskeyAuthentication'] | null> {
  try {
    const passkey = await startAuthentication({ optionsJSON: options });
    return { ...passkey, type: 'public-key', response: { ...passkey.response } };
  } catch (error) {
    if (isCancelled(error)) return null;
    throw error;
  }
}

/** Thrown if the device already has one of the member's passkeys. */
export class PasskeyExists extends Error {
  override readonly name = 'PasskeyExists';
}

/** Creates a passkey. Null if the member cancels. */
export async function makePasskey(
  options: Schemas['PasskeyCreationOptions'],
): Promise<Schemas['PasskeyRegistration'] | null> {
  try {
    const passkey = await startRegistration({ optionsJSON: options });
    return { ...passkey, type: 'public-key', response: { ...passkey.response } };
  } catch (error) {
    if (isCancelled(error)) return null;
    if (error instanceof Error && error.name === 'InvalidStateError')
      throw new PasskeyExists('The device has a passkey already.', { cause: error });
    throw error;
  }
}
