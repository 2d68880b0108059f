import { useState } from 'react';
import { Avatar } from '../components/avatar/avatar.tsx';
import { Combobox } from '../components/combobox/combobox.tsx';
import { Field } from '../components/field/field.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';
import { personNameOf } from '../utilities/person-name.ts';
import { people } from './samples.tsx';

const normal = (text: string) => text.trim().toLocaleLowerCase('en');

/** Finds members by a part of their first or last name. */
export function PeopleSearch() {
  const [text, setText] = useState('');
  return (
    <search aria-label="People">
      <Field hideLabel label="Search people">
        <Combobox
          allowsCustomValue
          clearOnSelect
          emptyText="No one by that name"
          itemKey={({ id }) => id}
          itemText={({ name }) => name}
          items={people.filter(({ name }) => normal(name).includes(normal(text)))}
          minimumLength={1}
          onInputChange={setText}
          placeholder="Search people"
          renderItem={({ name, parish }) => (
            <Stack direction="row" gap={3}>
              <Avatar name={personNameOf(name)} size="sm" />
              <span>
                {name}
                <Text size="sm" tone="muted">
                  {parish}
                </Text>
              </span>
            </Stack>
          )}
        />
      </Field>
    </search>
  );
}
