import type { components } from '@parvis/api-client/contract';
import { can, permitted, type Holder } from '../../platform/permissions.ts';
import { everyMember } from '../../platform/policy.ts';

/** The roles of a member that matter for one parish. */
export interface ParishGrant {
  readonly scope: components['schemas']['ParishScope'];
}

/** Decides who may edit a parish: its own staff, the administrators of its diocese, and the staff of the site. */
export const mayEditParish = (actor: Holder, { scope }: ParishGrant): boolean =>
  scope !== 'none' || can(actor, 'publication.manage');

export const parishStaffPolicy = {
  claim: everyMember,
  edit: mayEditParish,
  assign: permitted('parish.assign'),
};
