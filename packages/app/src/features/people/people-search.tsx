import { Avatar, Combobox, Field, Stack, Text, useComboboxSearch } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { Schemas } from '@parvis/api-client';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../app-context.tsx';
import { unwrap } from '../../platform/unwrap.ts';
import { fullName, nameParts, profilePath } from './person.ts';

type Found = Schemas['User'];

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

/** Finds members by a part of their name. Each result is a link to a profile. */
export function PeopleSearch({ onChosen }: PeopleSearchProps) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const navigate = useNavigate();
  const label = i18n._('Search people');

  const { items, status, search, retry } = useComboboxSearch<Found>(async (text, signal) => {
    const query = { search: text.slice(0, 100), limit: 20 };
    return unwrap(await api.GET('/user/all', { params: { query }, signal })).users;
  });

  return (
    <Field hideLabel label={label}>
      <Combobox
        allowsCustomValue
        clearOnSelect
        emptyText={i18n._('Nobody by that name')}
        errorText={i18n._('Error fetching users')}
        itemKey={({ _id }) => _id}
        itemText={fullName}
        items={items}
        maxLength={100}
        minimumLength={1}
        onInputChange={search}
        onRetry={retry}
        onSelect={(person) => {
          if (person === null) return;
          onChosen();
          void navigate(profilePath(person._id));
        }}
        placeholder={label}
        renderItem={(person) => <FoundPerson person={person} />}
        status={status}
      />
    </Field>
  );
}
