import type { PersonSummary } from '@parvis/design-system';
import { fullName, nameParts, profilePath, type Person } from '../people/index.ts';

/** A member as a row that leads to their profile. */
export const personSummary = (person: Person): PersonSummary => ({
  id: person._id,
  name: fullName(person),
  person: nameParts(person),
  picture: person.avatar,
  href: profilePath(person._id),
});
