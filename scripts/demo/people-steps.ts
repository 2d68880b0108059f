import { Refusal } from './demo-client.ts';
import type { DemoClient } from './demo-client.ts';
import { members } from './members.ts';
import type { PlannedPeople, PlannedProfile } from './people.ts';
import { coverFormat, drawPicture } from './pictures.ts';
import { joinedDaysAgo } from './plan.ts';
import { drawPortrait } from './portraits.ts';
import { day, minute } from './step.ts';
import type { Session, SessionOf, Step } from './step.ts';

async function show(call: DemoClient, { token }: Session, kind: string, picture: Buffer): Promise<void> {
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(picture)]), kind);
  await call({ method: 'PUT', path: `/user/picture/${kind}`, token, body });
}

async function furnish(call: DemoClient, session: Session, profile: PlannedProfile, seed: number) {
  const { about, audiences, portrait, cover } = profile;
  const { _id, token } = session;
  await call({ method: 'PUT', path: `/user/update/${_id}`, token, body: { about, audiences } });
  if (portrait !== null) await show(call, session, 'avatar', await drawPortrait(seed, portrait));
  if (cover !== null)
    await show(call, session, 'cover', (await drawPicture(cover, seed + 1000, coverFormat)).bytes);
}

/** Ignores the error for a request that already exists. */
async function onlyOnce(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Refusal && error.status === 400)) throw error;
  });
}

export function stepsOfPeople(
  call: DemoClient,
  sessionOf: SessionOf,
  { profiles, requests, follows }: PlannedPeople,
  now: number,
): Step[] {
  const ask = (from: number, to: number) =>
    onlyOnce(
      call({
        method: 'POST',
        path: '/friendship/request',
        token: sessionOf(from).token,
        body: { recipientId: sessionOf(to)._id },
      }),
    );
  return [
    ...profiles.map((profile, index) => ({
      at: now - joinedDaysAgo(index) * day + minute,
      run: () => furnish(call, sessionOf(index), profile, index),
    })),
    ...requests.flatMap(({ from, to, daysAgo, acceptedDaysAgo }): Step[] => [
      { at: now - daysAgo * day, run: () => ask(from, to) },
      // If the other member also requests a friendship, the second request accepts the first one.
      ...(acceptedDaysAgo === null ? [] : [{ at: now - acceptedDaysAgo * day, run: () => ask(to, from) }]),
    ]),
    ...follows.map(({ from, to, daysAgo }) => ({
      at: now - daysAgo * day,
      run: async () => {
        await call({ method: 'POST', path: `/follow/${sessionOf(to)._id}`, token: sessionOf(from).token });
      },
    })),
    // The members have seen the older notifications. The last notification is still new.
    ...members.map((_, index) => ({
      at: now - 1.5 * day,
      run: async () => {
        await call({ method: 'PUT', path: '/notification/readAll', token: sessionOf(index).token });
      },
    })),
  ];
}
