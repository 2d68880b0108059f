import { fullName, type PersonNames } from '../people/index.ts';
import type { MentionRow } from './mention-reader.ts';
import { isNamedIn } from './named-in.ts';

type Member = PersonNames & { readonly id: string };

/**
 * The mentions of those members who are named in the text. `stored` has the names of the present mentions, by the ids of the
 * members. A member who was mentioned under a former name stays mentioned.
 */
export const mentionsIn = (
  text: string,
  members: readonly Member[],
  stored: ReadonlyMap<string, string>,
): MentionRow[] =>
  members.flatMap((member) => {
    const name = [stored.get(member.id), fullName(member)].find(
      (candidate) => candidate !== undefined && isNamedIn(text, candidate),
    );
    return name === undefined ? [] : [{ user_id: member.id, name }];
  });
