import type { components } from '@parvis/api-client/contract';
import type { Answer, Caller } from './community.ts';

type Schemas = components['schemas'];
export type Group = Schemas['Group'];

const draft: Schemas['GroupPayload'] = {
  name: 'Rosary on Thursdays',
  description: 'We pray it together.',
  category: 'prayer',
  admission: 'open',
};

export async function found(caller: Caller, change: Partial<Schemas['GroupPayload']> = {}): Promise<Group> {
  const { body } = await caller.request<Schemas['GroupAnswer']>('POST', '/group/create', {
    body: { ...draft, ...change },
  });
  return body.group;
}

export const join = (caller: Caller, { _id }: Group): Promise<Answer<Schemas['GroupAnswer']>> =>
  caller.request('PUT', `/group/membership/${_id}`);

export const leave = (caller: Caller, { _id }: Group): Promise<Answer<Schemas['GroupAnswer']>> =>
  caller.request('DELETE', `/group/membership/${_id}`);

export const setRole = (
  caller: Caller,
  { _id }: Group,
  member: Caller,
  role: Schemas['GroupRole'],
): Promise<Answer<Schemas['GroupAnswer']>> =>
  caller.request('PUT', `/group/members/${_id}/${member.id}`, { body: { role } });

export const remove = (
  caller: Caller,
  { _id }: Group,
  member: Caller,
): Promise<Answer<Schemas['GroupAnswer']>> => caller.request('DELETE', `/group/members/${_id}/${member.id}`);

export async function read(caller: Caller, { _id }: Group): Promise<Group> {
  return (await caller.request<Schemas['GroupAnswer']>('GET', `/group/getById/${_id}`)).body.group;
}

/** Returns the ids of the members in a list of the group. */
export async function listed(caller: Caller, { _id }: Group, query = ''): Promise<string[]> {
  const { body } = await caller.request<Schemas['GroupMemberPage']>('GET', `/group/members/${_id}${query}`);
  return body.members.map(({ user }) => user._id);
}
