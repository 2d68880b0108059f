import type { ComponentProps, ReactNode } from 'react';
import type { PersonName } from '../../components/avatar/initials.ts';
import { usePeopleMessages } from '../../i18n/use-people-messages.ts';
import { PersonRow } from '../person-row/person-row.tsx';
import { RowList } from '../person-row/row-list.tsx';
import { useRowFocus } from '../person-row/use-row-focus.ts';

export type PersonSummary = {
  readonly id: string;
  readonly name: string;
  /** The parts of the name, if known. They give the right initials for long names. */
  readonly person?: PersonName | undefined;
  readonly picture?: string | null | undefined;
  /** A detail about the person, such as the parish or mutual friends. */
  readonly detail?: ReactNode;
  /** The address of the profile. */
  readonly href?: string | undefined;
  /** Whether the person is online. */
  readonly online?: boolean | undefined;
  /** One or two buttons. */
  readonly action?: ReactNode;
};

export type PeopleListProps = Omit<ComponentProps<'div'>, 'children' | 'onSelect'> & {
  /** The accessible name of the list: 'Friends', 'Suggestions for You'. */
  label: string;
  /** The people, in order. */
  people: readonly PersonSummary[];
  /** Called with the id of the chosen person, if the person has no `href`. */
  onSelect?: (id: string) => void;
  /** Shown if there is nobody. */
  emptyText: ReactNode;
  /** The language of `emptyText`, if it differs from the page's. */
  emptyTextLang?: string;
  /** Whether the people are being loaded. */
  loading?: boolean;
  /** The error message of a failed load. */
  error?: ReactNode;
  /** Called to load again after an error. */
  onRetry?: () => void;
  /** Content after the last person, such as a button that shows more people. */
  footer?: ReactNode;
  /**
   * Keeps the buttons next to the texts in a narrow column, as long as the texts have enough space. Use it if each row
   * has one short button.
   */
  shortActions?: boolean;
};

/** A list of members: friends, suggestions, or search results. */
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
  shortActions = false,
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
              wraps={shortActions ? 'needed' : 'narrow'}
            />
          </li>
        ))}
      </RowList>
      {footer}
    </div>
  );
}
