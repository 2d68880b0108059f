import type { Schemas } from '@parvis/api-client';
import type { MentionablePerson } from '@parvis/design-system';
import { fullName, nameParts } from '../people/index.ts';
import { folded } from './folded.ts';

type ChatMember = Schemas['ChatMember'];

/** More people would load too many pictures. A search finds the others. */
const most = 20;

/** The order of a name among those that match: its beginning, the beginning of another word, or another part. */
const rankOf = (name: string, sought: string): number => {
  if (name.startsWith(sought)) return 0;
  return name.includes(` ${sought}`) ? 1 : 2;
};

/** The other members of a group chat, for mentions. Names that begin with the search come first. */
export function mentionableMembers(
  members: readonly ChatMember[],
  ownId: string,
  search: string,
): MentionablePerson[] {
  const sought = folded(search.trim());
  return members
    .filter(({ member, blocked }) => member._id !== ownId && !blocked)
    .map(({ member }) => ({ member, name: folded(fullName(member)) }))
    .filter(({ name }) => name.includes(sought))
    .toSorted((one, other) => rankOf(one.name, sought) - rankOf(other.name, sought))
    .slice(0, most)
    .map(({ member }) => ({
      id: member._id,
      name: fullName(member),
      person: nameParts(member),
      picture: member.avatar,
    }));
}
