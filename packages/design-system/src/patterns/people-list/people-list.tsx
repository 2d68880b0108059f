import type { ComponentProps, ReactNode } from 'react';
import type { PersonName } from '../../components/avatar/initials.ts';
import { usePeopleMessages } from '../../i18n/use-people-messages.ts';
import { PersonRow } from '../person-row/person-row.tsx';
import { RowList } from '../person-row/row-list.tsx';
import { useRowFocus } from '../person-row/use-row-focus.ts';

export type PersonSummary = {
  readonly id: string;
  readonly name: string;
  /** The parts of the name, where they are known: long names have the right initials by them. */
  readonly person?: PersonName | undefined;
  readonly picture?: string | null | undefined;
  /** A word about the person: the parish, or friends in common. */
  readonly detail?: ReactNode;
  /** Where the profile is. */
  readonly href?: string | undefined;
  /** The person is here now. */
  readonly online?: boolean | undefined;
  /** What can be done: a button or two. */
  readonly action?: ReactNode;
};

export type PeopleListProps = Omit<ComponentProps<'div'>, 'children' | 'onSelect'> & {
  /** Names the list: 'Friends', 'Suggestions for You'. */
  label: string;
  /** The people, in their order. */
  people: readonly PersonSummary[];
  /** Called with the person who is chosen, where there is no address. */
  onSelect?: (id: string) => void;
  /** Said where there is nobody. */
  emptyText: ReactNode;
  /** The language of that text, where it is another than the page's. */
  emptyTextLang?: string;
  /** The people are being loaded. */
  loading?: boolean;
  /** What went wrong when loading. */
  error?: ReactNode;
  /** Called to load again. */
  onRetry?: () => void;
  /** Stands after the last, such as a button that shows more. */
  footer?: ReactNode;
};

/** Members in a list: friends, suggestions, or what a search has found. */
export function PeopleList({
  label,
  people,
  onSelect,
  emptyText,
  emptyTextLang,
  loading,
  error,
  onRetry,
  footer,
  ref,
  ...props
}: PeopleListProps) {
  const messages = usePeopleMessages();
  return (
    <div {...props} data-component="people-list" data-rows="" ref={useRowFocus(ref)}>
      <RowList
        count={people.length}
        empty={emptyText}
        emptyLang={emptyTextLang}
        error={error}
        label={label}
        loading={loading}
        onRetry={onRetry}
      >
        {people.map(({ id, name, online, ...person }) => (
          <li key={id}>
            <PersonRow
              action={person.action}
              detail={person.detail}
              href={person.href}
              name={name}
              online={online === true ? messages.online : undefined}
              onSelect={onSelect === undefined ? undefined : () => onSelect(id)}
              person={person.person ?? name}
              picture={person.picture}
              wraps
            />
          </li>
        ))}
      </RowList>
      {footer}
    </div>
  );
}
