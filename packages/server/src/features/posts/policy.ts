import type { Actor } from '../../platform/http/contract.ts';
import { authorOr, everyMember } from '../../platform/policy.ts';
import { canInGroup } from '../group-roles/index.ts';

interface Written {
  readonly author_id: string;
  /** The actor's role in the group of the post. Null if the actor has no role there or the post is in no group. */
  readonly group_role: string | null;
}

export const postPolicy = {
  list: everyMember,
  view: everyMember,
  create: everyMember,
  edit: authorOr('post.edit.any'),
  answer: (actor: Actor, post: Written): boolean => post.author_id === actor.userId,
  delete: (actor: Actor, post: Written): boolean =>
    authorOr('post.delete.any')(actor, post) || canInGroup(post.group_role, 'moderate'),
  share: everyMember,
  hide: everyMember,
  save: everyMember,
};

export function postAbilities(actor: Actor, post: Written): { edit: boolean; delete: boolean } {
  return { edit: postPolicy.edit(actor, post), delete: postPolicy.delete(actor, post) };
}
