import type { Schemas } from '@parvis/api-client';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** The member closed the browser's dialog or let it time out. Browsers do not say which, nor why else they refuse. */
const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Asks the browser for a passkey; null where the member has cancelled. */
export async function askForPasskey(
  options: Schemas['PublicKeyCredentialRequestOptionsJSON'],
): Promise<Schemas['AuthenticationResponseJSON'] | null> {
  try {
    const passkey = await startAuthentication({ optionsJSON: options });
    return { ...passkey, type: 'public-key', response: { ...passkey.response } };
  } catch (error) {
    if (isCancelled(error)) return null;
    throw error;
  }
}

/** Thrown where the device has one of the member's passkeys already. */
export class PasskeyExists extends Error {
  override readonly name = 'PasskeyExists';
}

/** Lets the browser make a passkey; null where the member has cancelled. */
export async function makePasskey(
  options: Schemas['PublicKeyCredentialCreationOptionsJSON'],
): Promise<Schemas['RegistrationResponseJSON'] | null> {
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
