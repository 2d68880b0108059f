import type { components } from '@parvis/api-client/contract';
import { Secret, TOTP } from 'otpauth';
import type { Caller, Community } from './community.ts';

type Schemas = components['schemas'];

const STEP = 30_000;

export interface Authenticator {
  readonly recoveryCodes: readonly string[];
  /** Returns the current code of the authenticator app. `drift` is the error of its clock in milliseconds. */
  readonly code: (drift?: number) => string;
  /** Waits for the next time step, and returns a code that was not used before. */
  readonly newCode: () => string;
}

export function authenticatorOf(
  { clock }: Pick<Community, 'clock'>,
  secret: string,
): Omit<Authenticator, 'recoveryCodes'> {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = (drift = 0) => totp.generate({ timestamp: clock.now() + drift });
  return {
    code,
    newCode: () => {
      clock.advance(STEP);
      return code();
    },
  };
}

/** Turns on one-time codes for a member who has just logged in. */
export async function turnOnCodes(community: Community, member: Caller): Promise<Authenticator> {
  const setup = await member.request<Schemas['OneTimeCodeSetup']>('POST', '/user/secondFactor/codes');
  const app = authenticatorOf(community, setup.body.secret);
  const { body } = await member.request<Schemas['RecoveryCodesAnswer']>('PUT', '/user/secondFactor/codes', {
    body: { code: app.newCode() },
  });
  return { ...app, recoveryCodes: body.recoveryCodes };
}
