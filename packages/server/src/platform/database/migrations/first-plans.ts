import type { Kysely } from 'kysely';
import { systemClock } from '../../clock.ts';
import { newId } from '../../identifiers.ts';
import type { DatabaseSchema } from '../schema.ts';

/** The plans of a new installation. Staff can change all of them later. */
const firstPlans = [
  {
    name: 'Free',
    description: 'Everything a member needs.',
    price: 0,
    benefits: ['Community feed, friends and messages', 'Marketplace', 'Resources and blog'],
    highlight: 0,
  },
  {
    name: 'Disciple',
    description: 'For those who help to carry the site.',
    price: 500,
    benefits: ['Everything in Free', 'Your share of what the site costs to run'],
    highlight: 0,
  },
  {
    name: 'Apostle',
    description: 'For those who carry it for others too.',
    price: 1200,
    benefits: [
      'Everything in Disciple',
      'A share for members who cannot pay',
      'Support of new resources for the community',
    ],
    highlight: 1,
  },
] as const;

export async function insertFirstPlans(database: Kysely<DatabaseSchema>): Promise<void> {
  const now = systemClock.now();
  await database
    .insertInto('plans')
    .values(
      firstPlans.map(({ benefits, ...plan }, index) => ({
        ...plan,
        id: newId(),
        name_key: plan.name.toLowerCase(),
        benefits: JSON.stringify(benefits),
        position: (index + 1) * 10,
        is_default: index === 0 ? (1 as const) : (0 as const),
        created_at: now,
      })),
    )
    .execute();
}
