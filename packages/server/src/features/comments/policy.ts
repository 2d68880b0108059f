import type { Actor } from '../../platform/http/contract.ts';
import { authorOrModerator, everyMember } from '../../platform/policy.ts';

export const commentPolicy = {
  list: everyMember,
  create: everyMember,
  edit: authorOrModerator,
  delete: authorOrModerator,
};

export function commentAbilities(
  actor: Actor,
  comment: { author_id: string },
): { edit: boolean; delete: boolean } {
  return { edit: commentPolicy.edit(actor, comment), delete: commentPolicy.delete(actor, comment) };
}
