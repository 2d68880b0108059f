import type { Actor } from '../../platform/http/contract.ts';
import { authorOrModerator, everyMember } from '../../platform/policy.ts';

export const postPolicy = {
  list: everyMember,
  view: everyMember,
  create: everyMember,
  edit: authorOrModerator,
  delete: authorOrModerator,
  share: everyMember,
  hide: everyMember,
};

export function postAbilities(actor: Actor, post: { author_id: string }): { edit: boolean; delete: boolean } {
  return { edit: postPolicy.edit(actor, post), delete: postPolicy.delete(actor, post) };
}
