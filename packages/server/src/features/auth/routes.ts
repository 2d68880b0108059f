import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { authPolicy } from './policy.ts';
import { createAuthService } from './service.ts';

export function authRoutes(
  dependencies: Dependencies,
): Pick<Handlers, 'signUp' | 'signIn' | 'verifySession' | 'signOut'> {
  const service = createAuthService(dependencies);

  return {
    signUp: async ({ body, address }) => ({ status: 201, body: await service.signUp(body, address) }),

    signIn: async ({ body, address }) => ({ status: 200, body: await service.signIn(body, address) }),

    // A session that has expired has no user: the contract answers that with nothing.
    verifySession: async ({ actor }) =>
      authPolicy.holder(actor) ? { status: 200, body: await service.verify(actor) } : { status: 204 },

    signOut: async ({ actor }) => {
      await service.signOut(actor);
      return { status: 200, body: { message: 'Logged out successfully.' } };
    },
  };
}
