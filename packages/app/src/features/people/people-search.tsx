import { Avatar, Combobox, Field, IconSearch, Stack, Text, useComboboxSearch } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { Schemas } from '@parvis/api-client';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../app-context.tsx';
import { unwrap } from '../../platform/unwrap.ts';
import { fullName, nameParts, profilePath } from './person.ts';

type Found = Schemas['User'];

/** The last item of the list: the search for the typed text in everything. */
interface Everything {
  readonly _id: 'everything';
  readonly text: string;
}

type Item = Found | Everything;

const isEverything = (item: Item): item is Everything => item._id === 'everything';
const pathOf = (text: string): string => `/search?${new URLSearchParams({ q: text }).toString()}`;

export interface PeopleSearchProps {
  /** Called when the reader has chosen a person. */
  onChosen: () => void;
}

function FoundPerson({ person }: { person: Found }) {
  const { avatar, email } = person;
  return (
    <Stack as="span" direction="row" gap={3}>
      <Avatar name={nameParts(person)} src={avatar} size="sm" />
      <Stack as="span" gap={0}>
        <span>
          <bdi>{fullName(person)}</bdi>
        </span>
        {email === null ? null : (
          <Text as="span" size="sm" tone="muted">
            {email}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}

function SearchEverything({ text, isNobodyFound }: { text: string; isNobodyFound: boolean }) {
  const { i18n } = useLingui();
  return (
    <Stack as="span" direction="row" gap={3}>
      <IconSearch />
      <Stack as="span" gap={0}>
        <span>{i18n._('Search for “{text}” in everything', { text })}</span>
        {isNobodyFound ? (
          <Text as="span" size="sm" tone="muted">
            {i18n._('Nobody by that name')}
          </Text>
        ) : null}
      </Stack>
    </Stack>
  );
}

/** Finds members by a part of their name, and leads to the search over everything. */
export function PeopleSearch({ onChosen }: PeopleSearchProps) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const navigate = useNavigate();
  const label = i18n._('Search people');

  const [typed, setTyped] = useState('');
  const text = typed.trim();

  const { items, status, search, retry } = useComboboxSearch<Found>(async (sought, signal) => {
    const query = { search: sought.slice(0, 100), limit: 20 };
    return unwrap(await api.GET('/user/all', { params: { query }, signal })).users;
  });
  // While people are searched, the list says so. The search over everything is offered with the answer.
  const isOffered = text !== '' && status === 'ready';
  const offered: readonly Item[] = isOffered ? [...items, { _id: 'everything', text }] : items;

  const open = (path: string) => {
    onChosen();
    void navigate(path);
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text !== '') open(pathOf(text));
      }}
    >
      <Field hideLabel label={label}>
        <Combobox<Item>
          allowsCustomValue
          clearOnSelect
          emptyText={i18n._('Nobody by that name')}
          enterKeyHint="search"
          errorText={i18n._('Error fetching users')}
          itemKey={({ _id }) => _id}
          itemText={(item) => (isEverything(item) ? item.text : fullName(item))}
          items={offered}
          maxLength={100}
          minimumLength={1}
          onInputChange={(value) => {
            setTyped(value);
            search(value);
          }}
          onRetry={retry}
          onSelect={(item) => {
            if (item !== null) open(isEverything(item) ? pathOf(item.text) : profilePath(item._id));
          }}
          placeholder={label}
          renderItem={(item) =>
            isEverything(item) ? (
              <SearchEverything isNobodyFound={items.length === 0} text={item.text} />
            ) : (
              <FoundPerson person={item} />
            )
          }
          status={status}
        />
      </Field>
    </form>
  );
}
