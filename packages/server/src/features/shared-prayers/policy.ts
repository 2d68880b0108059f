import type { Actor } from '../../platform/http/contract.ts';
import { everyMember } from '../../platform/policy.ts';

interface Started {
  readonly starter_id: string;
}

const starterAlone = (actor: Actor, { starter_id }: Started): boolean => starter_id === actor.userId;

/** Queries find only the prayers that the actor can see. */
export const sharedPrayerPolicy = {
  list: everyMember,
  view: everyMember,
  create: everyMember,
  take: everyMember,
  giveBack: everyMember,
  remove: starterAlone,
  close: starterAlone,
};
