import type { I18n } from '@lingui/core';
import type { Schemas } from '@parvis/api-client';
import {
  Avatar,
  IconBook,
  IconCalendar,
  IconChurch,
  IconDocument,
  IconHandsPraying,
  IconStore,
  IconUsers,
  SearchResult,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { languageTag } from '../../i18n/languages.ts';
import { parishPath } from '../parishes/index.ts';
import { fullName, nameParts, profilePath } from '../people/index.ts';
import type { SearchKind } from './search-address.ts';

type Result = Schemas['SearchResult'];

const paths: Readonly<Record<SearchKind, (result: Result) => string>> = {
  people: ({ _id }) => profilePath(_id),
  posts: ({ _id }) => `/post/${_id}`,
  intentions: ({ _id }) => `/post/${_id}`,
  groups: ({ _id }) => `/groups/${_id}`,
  events: ({ _id }) => `/event/${_id}`,
  parishes: ({ _id }) => parishPath(_id),
  // A bulletin has no page of its own.
  bulletins: ({ _id, parishId = _id }) => `${parishPath(parishId)}#bulletins`,
  resources: ({ _id }) => `/resource/${_id}`,
  articles: ({ _id }) => `/blog/${_id}`,
  listings: ({ _id }) => `/marketplace/${_id}`,
};

const icons: Readonly<Record<Exclude<SearchKind, 'people' | 'posts' | 'intentions'>, ReactNode>> = {
  groups: <IconUsers />,
  events: <IconCalendar />,
  parishes: <IconChurch />,
  bulletins: <IconDocument />,
  resources: <IconBook />,
  articles: <IconDocument />,
  listings: <IconStore />,
};

function Leading({ kind, person }: { kind: SearchKind; person: Result['person'] }) {
  if (kind === 'intentions' && person === undefined) return <IconHandsPraying />;
  if (kind !== 'people' && kind !== 'posts' && kind !== 'intentions') return icons[kind];
  return person === undefined ? null : <Avatar name={nameParts(person)} size="sm" src={person.avatar} />;
}

const dateOf = (i18n: I18n, time: string): string =>
  new Intl.DateTimeFormat(languageTag(i18n.locale), { dateStyle: 'full', timeStyle: 'short' }).format(
    new Date(time),
  );

const priceOf = (i18n: I18n, price: number): string =>
  new Intl.NumberFormat(languageTag(i18n.locale), {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(price);

interface FoundResultProps {
  kind: SearchKind;
  result: Result;
  headingLevel: 2 | 3;
}

/** A result of the search, as a link to its screen. */
export function FoundResult({ kind, result, headingLevel }: FoundResultProps) {
  const { i18n } = useLingui();
  const { person, beginsAt, isPast, price } = result;
  const author = person === undefined ? '' : fullName(person);

  const details = (): string | undefined => {
    if (kind === 'posts') return i18n._('Post by {name}', { name: author });
    if (kind === 'intentions') {
      return person === undefined
        ? i18n._('Anonymous prayer intention')
        : i18n._('Prayer intention of {name}', { name: author });
    }
    if (beginsAt !== undefined) {
      const date = dateOf(i18n, beginsAt);
      return isPast === true ? i18n._('Past event: {date}', { date }) : date;
    }
    if (price === undefined) return undefined;
    return price === 0 ? i18n._('Free') : priceOf(i18n, price);
  };

  // A post needs no title. Its link is then named after its author.
  const hasTitle = result.title.length > 0;
  const text = details();
  return (
    <SearchResult
      details={hasTitle ? text : undefined}
      excerpt={result.excerpt}
      headingLevel={headingLevel}
      href={paths[kind](result)}
      leading={<Leading kind={kind} person={person} />}
      title={hasTitle ? result.title : [{ text: text ?? '' }]}
    />
  );
}
