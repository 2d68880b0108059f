import type { DemoClient } from './demo-client.ts';
import { members } from './members.ts';
import { minute } from './step.ts';
import type { SessionOf, Step } from './step.ts';

/** Every third member with an own parish does not appear on its page. */
const HIDDEN = 3;

/** Every second member chooses one of the parishes as their own. Maria chooses the first. */
export function stepsOfParishes(call: DemoClient, sessionOf: SessionOf, now: number): Step[] {
  let parishes: readonly { _id: string }[] = [];
  const choose = async (member: number) => {
    const parish = parishes[(member / 2) % parishes.length];
    if (parish === undefined) return;
    await call({
      method: 'PUT',
      path: `/parish/follow/${parish._id}`,
      token: sessionOf(member).token,
      body: { isMine: true, isVisible: member % HIDDEN !== 1 },
    });
  };
  const read = async () => {
    ({ parishes } = await call<{ parishes: { _id: string }[] }>({ method: 'GET', path: '/parish/all' }));
  };
  return [
    { at: now - members.length * minute, run: read },
    ...[...members.keys()].flatMap((member) =>
      member % 2 === 0
        ? [{ at: now - (members.length - member - 1) * minute, run: () => choose(member) }]
        : [],
    ),
  ];
}
