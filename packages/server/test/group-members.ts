import { newId } from '../src/platform/identifiers.ts';
import type { Caller, Community } from './community.ts';
import type { Group } from './groups.ts';

/** Lets new members into a group without requests, because joining one by one takes long. */
export async function fillGroup(community: Community, { _id }: Group, count: number): Promise<Caller[]> {
  const { clock, database } = community;
  const members: Caller[] = [];
  for (let index = 0; index < count; index += 1) members.push(await community.join());
  await database.write
    .insertInto('group_members')
    .values(
      members.map(({ id }) => ({
        id: newId(clock),
        group_id: _id,
        user_id: id,
        role: 'member' as const,
        created_at: clock.now(),
      })),
    )
    .execute();
  return members;
}
