import { secondFactorPolicy } from '../src/features/second-factor/policy.ts';
import { PASSWORD, UNKNOWN_ID, type Caller } from './community.ts';
import { createDevice } from './passkey.ts';
import { actors, area, everyMember, type Actor } from './policy-area.ts';

const device = createDevice();
const assertion = device.get({
  challenge: 'not-a-challenge',
  timeout: 0,
  rpId: 'localhost',
  allowCredentials: [],
  userVerification: 'required',
});
const attestation = { ...assertion.response, attestationObject: 'not-an-object' };
const passkey = { name: 'Phone', response: { ...assertion, response: attestation } };

/** Members manage only their own second factor. No call names another member. */
export const secondFactor = area({
  policies: { identity: secondFactorPolicy },
  make: async ({ community }) => {
    const newcomers = Object.fromEntries(
      await Promise.all(
        actors.map(async (actor) => {
          const newcomer = await community.join();
          await newcomer.request('POST', '/user/secondFactor/codes');
          return [actor, newcomer] as const;
        }),
      ),
    ) as Record<Actor, Caller>;
    return { newcomers };
  },
  rows: {
    getSecondFactor: { call: () => ['GET', '/user/secondFactor'], expected: everyMember() },
    startOneTimeCodes: {
      call: () => ['POST', '/user/secondFactor/codes'],
      expected: everyMember(),
      as: ({ newcomers }) => newcomers,
    },
    // The code is wrong, so everybody whom the policy allows gets the status 400.
    confirmOneTimeCodes: {
      call: () => ['PUT', '/user/secondFactor/codes', { body: { code: '000000' } }],
      expected: everyMember(400),
      as: ({ newcomers }) => newcomers,
    },
    removeOneTimeCodes: {
      call: () => ['DELETE', '/user/secondFactor/codes'],
      expected: everyMember(),
      as: ({ newcomers }) => newcomers,
    },
    // None of these members has a second factor yet.
    renewRecoveryCodes: {
      call: () => ['POST', '/user/secondFactor/recoveryCodes'],
      expected: everyMember(400),
      as: ({ newcomers }) => newcomers,
    },
    startPasskey: {
      call: () => ['POST', '/user/passkeys/options'],
      expected: everyMember(),
    },
    // The passkey is invalid, so everybody whom the policy allows gets the status 400.
    addPasskey: {
      call: () => ['POST', '/user/passkeys', { body: passkey }],
      expected: everyMember(400),
    },
    renamePasskey: {
      call: () => ['PUT', `/user/passkeys/${UNKNOWN_ID}`, { body: { name: 'Mine' } }],
      expected: everyMember(404),
    },
    removePasskey: {
      call: () => ['DELETE', `/user/passkeys/${UNKNOWN_ID}`],
      expected: everyMember(404),
    },
    startPasskeyProof: {
      call: () => ['POST', '/user/proof/options'],
      expected: everyMember(400),
    },
    proveIdentity: {
      call: () => ['POST', '/user/proof', { body: { password: PASSWORD } }],
      expected: everyMember(),
    },
    startPasskeySignIn: {
      call: () => ['POST', '/auth/passkey/options'],
      expected: everyMember(),
      outsiders: { visitor: 200, 'suspended member': 200 },
    },
    signInWithPasskey: {
      call: () => ['POST', '/auth/passkey', { body: { response: assertion } }],
      expected: everyMember(401),
      outsiders: { visitor: 401, 'suspended member': 401 },
    },
    signInWithSecondFactor: {
      call: () => ['POST', '/auth/secondFactor', { body: { challenge: 'not-a-challenge', code: '000000' } }],
      expected: everyMember(401),
      outsiders: { visitor: 401, 'suspended member': 401 },
    },
  },
});
