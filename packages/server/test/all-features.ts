import type { Caller, Community } from './community.ts';
import type { World } from './policy-area.ts';
import { areas } from './policy-areas.ts';

/**
 * Creates the members and objects of every area of the policy matrix, and does one operation of each area. Returns an
 * administrator.
 */
export async function useAllFeatures(community: Community): Promise<Caller> {
  const administrator = await community.join({ role: 'administrator' });
  const world: World = {
    community,
    callers: {
      visitor: community.stranger,
      'suspended member': await community.join(),
      owner: await community.join(),
      'other member': await community.join(),
      editor: await community.join({ role: 'editor' }),
      moderator: await community.join({ role: 'moderator' }),
      administrator,
    },
    asker: await community.join(),
    friend: await community.join(),
  };
  for (const { rows } of areas) {
    const [row] = Object.values(rows);
    if (row === undefined) continue;
    const { call, as } = await row.prepare(world);
    await (as.owner ?? world.callers.owner).request(...call);
  }
  await community.jobs.drain();
  return administrator;
}
