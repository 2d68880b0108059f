import { hash, randomBytes } from 'node:crypto';
import type { components } from '@parvis/api-client/contract';
import type { Config } from '../../platform/config.ts';
import { loadOnce } from '../../platform/load-once.ts';

type Schemas = components['schemas'];

const NAME = 'Parvis';
const CHALLENGE_BYTES = 32;
const TIMEOUT = 5 * 60 * 1000;
/** EdDSA, ES256 and RS256. Every authenticator supports at least one of them. */
const ALGORITHMS = [-8, -7, -257];

/** The library is loaded on first use, because it needs about 30 MB. A server without passkeys saves this memory. */
const library = loadOnce(async () => ({
  ...(await import('@simplewebauthn/server')),
  ...(await import('@simplewebauthn/server/helpers')),
}));

interface Known {
  readonly credentialId: string;
  readonly transports: readonly string[];
}

interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

interface NewCredential {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly isSynced: boolean;
}

interface KnownCredential {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
}

interface ClientData {
  readonly challenge: string;
  readonly origin: string;
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

/**
 * Returns an id that never changes and reveals nothing. A device has one passkey of the site for each user handle.
 */
export const userHandleOf = (userId: string): string => hash('sha256', `passkeys ${userId}`, 'base64url');

/** Parses the client data. Returns null if it is malformed or comes from a frame of another site. */
export function clientDataOf(text: string): ClientData | null {
  try {
    const { challenge, origin, crossOrigin } = Object(JSON.parse(Buffer.from(text, 'base64url').toString()));
    const isWhole = typeof challenge === 'string' && typeof origin === 'string' && crossOrigin !== true;
    return isWhole ? { challenge, origin } : null;
  } catch {
    return null;
  }
}

const descriptor = ({ credentialId, transports }: Known) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: [...transports],
});

/**
 * Responses with certificates are refused: to check a certificate, the library would fetch the URLs in it. No response
 * needs a certificate, because the site asks for no attestation.
 */
export const isWithoutCertificates = (format: string, statement: { get(key: 'x5c'): unknown }): boolean =>
  ['none', 'packed'].includes(format) && statement.get('x5c') === undefined;

/** Returns null if the library refuses. Its refusals are ordinary errors. */
async function orNull<Value>(verify: () => Promise<Value | null>): Promise<Value | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}

/**
 * Creates the site's part of Web Authentication. This part builds the options without the library, so that the library
 * is loaded only when a device responds.
 */
export function createRelyingParty({ publicUrl, siteUrl }: Pick<Config, 'publicUrl' | 'siteUrl'>) {
  const id = siteUrl.hostname;

  /** If the site has no public URL, every port of this machine is accepted. */
  const isOwn = (origin: string): boolean =>
    publicUrl === null ? URL.parse(origin)?.hostname === id : origin === publicUrl.origin;

  return {
    newChallenge: (): string => randomBytes(CHALLENGE_BYTES).toString('base64url'),

    creationOptions: (
      challenge: string,
      person: Person,
      known: readonly Known[],
    ): Schemas['PasskeyCreationOptions'] => ({
      rp: { id, name: NAME },
      user: { id: userHandleOf(person.id), name: person.email, displayName: person.name },
      challenge,
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: TIMEOUT,
      excludeCredentials: known.map(descriptor),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    }),

    requestOptions: (challenge: string, known: readonly Known[]): Schemas['PasskeyRequestOptions'] => ({
      challenge,
      timeout: TIMEOUT,
      rpId: id,
      allowCredentials: known.map(descriptor),
      userVerification: 'required',
    }),

    /** Returns null if the response does not belong to the challenge or does not come from this site. */
    async register(
      { id: credentialId, rawId, type, response }: Schemas['PasskeyRegistration'],
      { challenge, origin }: ClientData,
    ): Promise<NewCredential | null> {
      if (!isOwn(origin)) return null;
      const { decodeAttestationObject, verifyRegistrationResponse } = await library();
      return orNull(async () => {
        const { attestationObject, clientDataJSON } = response;
        const attestation = decodeAttestationObject(bytesOf(attestationObject));
        if (!isWithoutCertificates(attestation.get('fmt'), attestation.get('attStmt'))) return null;
        const { registrationInfo } = await verifyRegistrationResponse({
          response: {
            id: credentialId,
            rawId,
            type,
            clientExtensionResults: {},
            response: { attestationObject, clientDataJSON },
          },
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: id,
          requireUserVerification: true,
          supportedAlgorithmIDs: ALGORITHMS,
        });
        if (registrationInfo?.credential.id !== credentialId) return null;
        return {
          credentialId,
          publicKey: Buffer.from(registrationInfo.credential.publicKey).toString('base64url'),
          counter: registrationInfo.credential.counter,
          isSynced: registrationInfo.credentialBackedUp,
        };
      });
    },

    /**
     * Returns null if the passkey did not sign this challenge for this site, or if the counter shows that the passkey
     * was copied.
     */
    async authenticate(
      { id: credentialId, rawId, type, response }: Schemas['PasskeyAuthentication'],
      { challenge, origin }: ClientData,
      known: KnownCredential,
    ): Promise<Pick<NewCredential, 'counter' | 'isSynced'> | null> {
      if (!isOwn(origin)) return null;
      const { verifyAuthenticationResponse } = await library();
      return orNull(async () => {
        const { authenticatorData, clientDataJSON, signature } = response;
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: {
            id: credentialId,
            rawId,
            type,
            clientExtensionResults: {},
            response: { authenticatorData, clientDataJSON, signature },
          },
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: id,
          requireUserVerification: true,
          credential: {
            id: known.credentialId,
            publicKey: bytesOf(known.publicKey),
            counter: known.counter,
          },
        });
        if (!verified) return null;
        const { credentialBackedUp, newCounter } = authenticationInfo;
        return { counter: newCounter, isSynced: credentialBackedUp };
      });
    },
  };
}
