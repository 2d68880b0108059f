import { stableId } from './demo-client.ts';
import type { DemoClient } from './demo-client.ts';
import { groups } from './groups.ts';
import { coverFormat, drawPicture } from './pictures.ts';
import { day, minute } from './step.ts';
import type { SessionOf, Step } from './step.ts';

/** Whether the last group was founded. If the demo was interrupted, that group is missing. */
export async function hasGroups(call: DemoClient, token: string): Promise<boolean> {
  const search = new URLSearchParams({ search: groups.at(-1)?.name ?? '', limit: '1' });
  const found = await call<{ groups: object[] }>({ method: 'GET', path: `/group/all?${search}`, token });
  return found.groups.length > 0;
}

export function stepsOfGroups(call: DemoClient, sessionOf: SessionOf, now: number): Step[] {
  return groups.flatMap(({ founder, members, asking, posts, scene, daysAgo, ...body }, order): Step[] => {
    const at = now - daysAgo * day;
    let id = '';
    const enter = (member: number) =>
      call({ method: 'PUT', path: `/group/membership/${id}`, token: sessionOf(member).token });
    const found = async () => {
      const { token } = sessionOf(founder);
      const key = stableId('group', order);
      const answer = await call<{ group: { _id: string } }>({
        method: 'POST',
        path: '/group/create',
        token,
        key,
        body,
      });
      id = answer.group._id;
      if (scene === null) return;
      const form = new FormData();
      const { bytes } = await drawPicture(scene, order + 500, coverFormat);
      form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), `${scene}.jpg`);
      await call({ method: 'PUT', path: `/group/picture/${id}`, token, body: form });
    };
    const join = async (member: number) => {
      await enter(member);
      if (body.admission === 'open') return;
      const path = `/group/members/${id}/${sessionOf(member)._id}`;
      await call({ method: 'PUT', path, token: sessionOf(founder).token, body: { role: 'member' } });
    };
    const post = async ([author, content]: readonly [number, string], index: number) => {
      const key = stableId('group post', order, index);
      const { token } = sessionOf(author);
      await call({ method: 'POST', path: '/post/create', token, key, body: { content, groupId: id } });
    };
    return [
      { at, run: found },
      ...members.map((member, index) => ({ at: at + (index + 1) * 20 * minute, run: () => join(member) })),
      ...posts.map((text, index) => ({
        at: at + (index + 1) * 0.6 * day,
        run: () => post(text, index),
      })),
      ...asking.map((member) => ({
        at: now - 0.2 * day,
        run: async () => {
          await enter(member);
        },
      })),
    ];
  });
}
