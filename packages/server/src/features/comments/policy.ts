import type { Actor } from '../../platform/http/contract.ts';
import { authorOr, everyMember } from '../../platform/policy.ts';
import { canInGroup } from '../group-roles/index.ts';

interface Written {
  readonly author_id: string;
  /** The actor's role in the group of the post. Null if the actor has no role there or the post is in no group. */
  readonly group_role: string | null;
}

export const commentPolicy = {
  list: everyMember,
  create: everyMember,
  edit: authorOr('comment.edit.any'),
  delete: (actor: Actor, comment: Written): boolean =>
    authorOr('comment.delete.any')(actor, comment) || canInGroup(comment.group_role, 'moderate'),
};

export function commentAbilities(actor: Actor, comment: Written): { edit: boolean; delete: boolean } {
  return { edit: commentPolicy.edit(actor, comment), delete: commentPolicy.delete(actor, comment) };
}
