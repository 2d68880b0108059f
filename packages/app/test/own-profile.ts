import { exampleOf, operationNamed, type AnswerOf } from './operations.ts';

type Profile = AnswerOf<'GET /user/getById/{id}'>['user'];

/** The contract's example of a profile, as the member sees their own profile. */
export function anOwnProfile(): Profile {
  const { user } = exampleOf(operationNamed('GET /user/getById/{id}')).body as { user: Profile };
  const { user: account } = exampleOf(operationNamed('GET /auth/verify'))
    .body as AnswerOf<'GET /auth/verify'>;
  return { ...user, relation: null, audiences: account.audiences };
}
