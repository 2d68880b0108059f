import type { Schemas } from '@parvis/api-client';
import { newId } from './ids.ts';
import { exampleOf, operationNamed, type AnswerOf } from './operations.ts';
import type { Person } from './people.ts';

export type Group = Schemas['Group'];
export type GroupMember = Schemas['GroupMember'];

const example = (): Group =>
  (exampleOf(operationNamed('GET /group/getById/{id}')).body as AnswerOf<'GET /group/getById/{id}'>).group;

/** A group that the member moderates. */
export const ownGroup = (changes: Partial<Group> = {}): Group => ({ ...example(), _id: newId(), ...changes });

/** A group that requires approval, as a person outside the group sees it. */
export const aClosedGroup = (changes: Partial<Group> = {}): Group =>
  ownGroup({
    admission: 'request',
    membership: 'none',
    abilities: {
      read: false,
      post: false,
      join: true,
      leave: false,
      moderate: false,
      edit: false,
      delete: false,
    },
    ...changes,
  });

export const aGroupMember = (user: Person, role: GroupMember['role'] = 'member'): GroupMember => ({
  user,
  role,
  since: '2026-11-21T10:02:00.000Z',
});
