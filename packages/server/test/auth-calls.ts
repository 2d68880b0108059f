import type { components } from '@parvis/api-client/contract';
import { PASSWORD, type Caller } from './community.ts';

type Schemas = components['schemas'];
type SignedIn = Schemas['SignedInUser'];

let count = 0;

/** Returns the body of a sign-up with an address of its own. */
export const person = (values: object = {}) => {
  count += 1;
  return {
    first_name: 'Maria',
    last_name: 'Rossi',
    email: `maria-${count}@example.org`,
    password: PASSWORD,
    ...values,
  };
};

/** Returns the calls of a visitor who signs up, and logs in and out. */
export const authCalls = (stranger: () => Caller) => ({
  signUp: (body: object) => stranger().request<SignedIn>('POST', '/auth/signup', { body }),
  refusedSignUp: (body: object) => stranger().request('POST', '/auth/signup', { body }),
  signIn: (email: string, password = PASSWORD) =>
    stranger().request<SignedIn>('POST', '/auth/signin', { body: { email, password } }),
  verify: (token: string) =>
    stranger().request<Schemas['VerifiedUser']>('GET', '/auth/verify', {
      headers: { authorization: `Bearer ${token}` },
    }),
  signOut: (token: string) =>
    stranger().request<Schemas['MessageAnswer']>('POST', '/auth/logout', {
      headers: { authorization: `Bearer ${token}` },
    }),
});
