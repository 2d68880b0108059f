import type { I18n } from '@lingui/core';
import type { Schemas } from '@parvis/api-client';
import { fullName, nameParts, profilePath, type Person } from '../people/index.ts';

type Anonymous = Schemas['Anonymous'] | undefined;

/** A person as a card shows them. The author of an anonymous intention has no page and no picture for others. */
export function shownAuthor(i18n: I18n, person: Person, anonymous: Anonymous, name = i18n._('Anonymous')) {
  if (anonymous === 'hidden') return { name };
  return {
    name: fullName(person),
    person: nameParts(person),
    picture: person.avatar,
    href: profilePath(person._id),
  };
}

/** The name of a post's author. */
export const authorName = (i18n: I18n, { author_id: author, intention }: Schemas['Post']): string =>
  shownAuthor(i18n, author, intention?.anonymous).name;
