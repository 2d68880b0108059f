import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Banner } from '../../components/banner/banner.tsx';
import choice from '../../components/control/choice.module.css';
import { Tag, TagGroup } from '../../components/tag/tag.tsx';
import { Text } from '../../components/text/text.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import { useKeyboardScrolling } from '../../utilities/keyboard-scrolling.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import type { PersonSummary } from '../people-list/people-list.tsx';
import { PersonRow } from '../person-row/person-row.tsx';
import row from '../person-row/person-row.module.css';
import { RowState } from '../person-row/row-list.tsx';
import { RowsFoot, type MoreRows } from '../person-row/rows-foot.tsx';
import { SearchBox } from '../person-row/search-box.tsx';
import { WindowedRows } from '../person-row/windowed-rows.tsx';
import styles from './people-picker.module.css';

export type PeoplePickerProps = Omit<ComponentProps<'div'>, 'children' | 'onSelect' | 'onToggle'> &
  MoreRows & {
    /** The accessible name of the list: 'Friends'. */
    label: string;
    /** The people, or those whose names match the search. */
    people: readonly Pick<PersonSummary, 'id' | 'name' | 'person' | 'picture' | 'detail' | 'online'>[];
    /** The chosen people. They need not be among `people`, because the reader can search again. */
    chosen: readonly Pick<PersonSummary, 'id' | 'name'>[];
    /** The accessible name of the chosen people: 'Chosen members'. */
    chosenLabel: string;
    /** Called with the id of a person who is chosen, or no longer chosen. */
    onToggle: (id: string) => void;
    /** The number of people that can be chosen. */
    max?: number;
    /** Says how many people are chosen. It is announced. */
    summary?: ReactNode;
    /** The label of the search field: 'Search friends'. */
    searchLabel: string;
    /** The search text. */
    search: string;
    /** Called with the search text at every change. */
    onSearchChange: (search: string) => void;
    /** A control above the search, such as a select for the list from which people are chosen. */
    filter?: ReactNode;
    /** Whether the people are being loaded. */
    loading?: boolean;
    /** The error message if the people failed to load. */
    error?: ReactNode;
    /** Called to load the people again. */
    onRetry?: () => void;
    /** The error message if the choice was refused. */
    choiceError?: ReactNode;
    /** Shown if there is nobody, or no search result. */
    emptyText: ReactNode;
  };

/** A searchable list in which several people are chosen. The chosen people are shown above the list. */
export function PeoplePicker({
  label,
  people,
  chosen,
  chosenLabel,
  onToggle,
  max = Infinity,
  summary,
  searchLabel,
  search,
  onSearchChange,
  filter,
  loading = false,
  error,
  onRetry,
  choiceError,
  hasMore = false,
  onLoadMore,
  moreError,
  emptyText,
  className,
  ref,
  ...props
}: PeoplePickerProps) {
  const chat = useChatMessages();
  const keyboardScrolling = useKeyboardScrolling();
  const name = useId();
  const root = useRef<HTMLDivElement>(null);
  const chosenIds = new Set(chosen.map(({ id }) => id));
  const isFull = chosen.length >= max;
  const hasFailed = error !== undefined && error !== null;
  const hasMoreFailed = moreError !== undefined && moreError !== null;
  // The site can leave out every person of a page. Then the next page is loading, or about to be.
  const isSearching = people.length === 0 && hasMore && !hasFailed && !hasMoreFailed;

  const remove = (id: string) => {
    // The group of the chosen people disappears together with its last person, and the focus with it.
    if (chosen.length === 1) root.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
    onToggle(id);
  };

  return (
    <div
      {...props}
      className={classNames(styles.root, className)}
      data-component="people-picker"
      ref={useMergedRef(root, ref)}
    >
      {filter}
      <SearchBox label={searchLabel} onChange={onSearchChange} value={search} />
      {chosen.length > 0 ? <Chosen label={chosenLabel} onRemove={remove} people={chosen} /> : null}
      {choiceError === undefined || choiceError === null ? null : (
        <Banner role="alert" tone="danger">
          {choiceError}
        </Banner>
      )}
      <fieldset aria-label={label} className={styles.list} data-rows="" ref={keyboardScrolling}>
        <RowState
          count={people.length}
          empty={emptyText}
          error={error}
          loading={loading || isSearching}
          onRetry={onRetry}
        />
        {people.length > 0 ? (
          <WindowedRows hasMore={hasMore} items={people} label={label}>
            {(person) => {
              const isChosen = chosenIds.has(person.id);
              const isOut = isFull && !isChosen;
              return (
                <PersonRow
                  choice={
                    <input
                      aria-disabled={isOut || undefined}
                      checked={isChosen}
                      className={classNames(choice.input, choice.box, row.choice)}
                      id={`${name}${person.id}`}
                      onChange={() => {
                        if (!isOut) onToggle(person.id);
                      }}
                      type="checkbox"
                    />
                  }
                  choiceId={`${name}${person.id}`}
                  detail={person.detail}
                  name={person.name}
                  online={person.online === true ? chat.online : undefined}
                  person={person.person ?? person.name}
                  picture={person.picture}
                />
              );
            }}
          </WindowedRows>
        ) : null}
        <RowsFoot hasMore={hasMore} loading={loading} moreError={moreError} onLoadMore={onLoadMore} />
      </fieldset>
      <Text data-part="summary" role="status" size="sm" tone="muted">
        {summary}
      </Text>
    </div>
  );
}

type ChosenProps = {
  label: string;
  people: PeoplePickerProps['chosen'];
  onRemove: (id: string) => void;
};

/** The chosen people, each with a button that removes them. Scrolls to a new one. */
function Chosen({ label, people, onRemove }: ChosenProps) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(0);
  useLayoutEffect(() => {
    if (people.length > shown.current) list.current?.scrollTo({ top: list.current.scrollHeight });
    shown.current = people.length;
  }, [people.length]);
  return (
    <TagGroup className={styles.chosen} data-part="chosen" label={label} ref={list}>
      {people.map(({ id, name }) => (
        <Tag key={id} label={name} onRemove={() => onRemove(id)} />
      ))}
    </TagGroup>
  );
}
