import { secondFactorPolicy } from '../src/features/second-factor/policy.ts';
import { PASSWORD, type Caller } from './community.ts';
import { actors, area, everyMember, type Actor } from './policy-area.ts';

/** Of one's own account alone: no call names another one. */
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
    // The code is wrong, which only one who may turn codes on is told.
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
    // Nobody here has a second factor yet.
    renewRecoveryCodes: {
      call: () => ['POST', '/user/secondFactor/recoveryCodes'],
      expected: everyMember(400),
      as: ({ newcomers }) => newcomers,
    },
    proveIdentity: {
      call: () => ['POST', '/user/proof', { body: { password: PASSWORD } }],
      expected: everyMember(),
    },
    signInWithSecondFactor: {
      call: () => ['POST', '/auth/secondFactor', { body: { challenge: 'not-a-challenge', code: '000000' } }],
      expected: everyMember(401),
      outsiders: { visitor: 401, 'suspended member': 401 },
    },
  },
});
