import type { Actor } from '../../platform/http/contract.ts';
import { everyMember } from '../../platform/policy.ts';
import type { Audience } from './details.ts';

/** The viewer of a profile, in relation to its member. Staff count as ordinary members here. */
export type Viewer = 'self' | 'friend' | 'member' | 'blocked';

const viewersOf: Record<Audience, readonly Viewer[]> = {
  me: ['self'],
  friends: ['self', 'friend'],
  members: ['self', 'friend', 'member'],
};

const memberThemselves = (actor: Actor, user: { id: string }): boolean => actor.userId === user.id;

/** Every member can view the others, except across a block. Only the owner can change or delete an account. */
export const userPolicy = {
  list: everyMember,
  view: everyMember,
  update: memberThemselves,
  delete: memberThemselves,
  picture: everyMember,
  confirmEmail: everyMember,
  seeProfile: (viewer: Viewer): boolean => viewer !== 'blocked',
  seeDetail: (viewer: Viewer, audience: Audience): boolean => viewersOf[audience].includes(viewer),
  seePhone: memberThemselves,
  seeEmail: (actor: Actor, user: { id: string; email_visible: 0 | 1 }): boolean =>
    user.email_visible === 1 || memberThemselves(actor, user),
};
