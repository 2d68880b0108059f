import { stableId } from './demo-client.ts';
import type { DemoClient } from './demo-client.ts';
import { members } from './members.ts';
import { day } from './step.ts';
import type { SessionOf, Step } from './step.ts';

const timeZone = 'America/New_York';

interface DemoPrayer {
  body: object;
  /** The slots that members of the parish take, in turn. */
  taken: readonly number[];
}

const dateAfter = (now: number, days: number): string =>
  new Date(now + days * day).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** A rosary, a novena and a night of adoration that the first member starts for the parish. */
const prayersAt = (now: number): DemoPrayer[] => [
  {
    body: {
      kind: 'adoration',
      title: 'A night of adoration for vocations',
      intention: 'That the Lord of the harvest sends workers into his harvest.',
      startsAt: `${dateAfter(now, 3)}T20:00`,
      endsAt: `${dateAfter(now, 4)}T04:00`,
      capacity: 2,
    },
    taken: [1, 1, 2, 4],
  },
  {
    body: {
      kind: 'rosary',
      title: 'A rosary for the sick of our parish',
      intention: 'For everyone who is in the hospital this week.',
      mysteries: 'joyful',
      day: dateAfter(now, 2),
    },
    taken: [1, 3],
  },
  {
    body: {
      kind: 'novena',
      title: 'A novena to Saint Joseph',
      intention: 'For all who look for work.',
      day: dateAfter(now, 5),
      capacity: null,
    },
    taken: [1, 1, 2, 9],
  },
];

export function stepsOfSharedPrayers(call: DemoClient, sessionOf: SessionOf, now: number): Step[] {
  const [starter] = members;
  const parishioners = members.flatMap(({ parish }, index) => (parish === starter?.parish ? [index] : []));
  return prayersAt(now).map(({ body, taken }, order) => ({
    at: now - 0.1 * day,
    run: async () => {
      const answer = await call<{ sharedPrayer: { _id: string } }>({
        method: 'POST',
        path: '/sharedPrayer/create',
        token: sessionOf(0).token,
        key: stableId('shared prayer', order),
        body: { ...body, audience: 'parish', timeZone },
      });
      const takers = parishioners.slice(0, taken.length);
      for (const [index, member] of takers.entries()) {
        const path = `/sharedPrayer/slot/${answer.sharedPrayer._id}/${taken[index] ?? 1}`;
        await call({ method: 'PUT', path, token: sessionOf(member).token, body: {} });
      }
    },
  }));
}
