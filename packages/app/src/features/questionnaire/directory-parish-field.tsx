import { Combobox, Field, Stack, Text, useComboboxSearch } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useApp } from '../../app-context.tsx';
import { findParishes, placeOf } from './find-parishes.ts';

/** A parish of the directory. */
export interface DirectoryParish {
  readonly id: string;
  readonly name: string;
}

interface Choice extends DirectoryParish {
  /** The place of the parish, which distinguishes parishes of the same name. */
  readonly place?: string;
}

const keyOf = ({ id }: Choice) => id;
const nameOf = ({ name }: Choice) => name;

function SuggestedParish({ name, place }: Choice) {
  return (
    <Stack as="span" gap={0}>
      <bdi>{name}</bdi>
      <Text as="span" size="sm" tone="muted">
        {place}
      </Text>
    </Stack>
  );
}

interface DirectoryParishFieldProps {
  label: string;
  description: string;
  value: DirectoryParish | undefined;
  onChange: (value: DirectoryParish | undefined) => void;
  error: string | undefined;
  readOnly?: boolean;
}

/** Chooses a parish of the directory, or none. */
export function DirectoryParishField({
  label,
  description,
  value,
  onChange,
  error,
  readOnly = false,
}: DirectoryParishFieldProps) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const { items, status, search, retry } = useComboboxSearch<Choice>(
    async (text, signal) =>
      (await findParishes(api, text, signal)).map((parish) => ({
        id: parish._id,
        name: `${parish.title}, ${parish.parish.town}`,
        place: placeOf(parish),
      })),
    { minimumLength: 2 },
  );
  return (
    <Field description={description} error={error} label={label} optional>
      <Combobox<Choice>
        emptyText={i18n._('No parish in the directory has this name, town or ZIP code.')}
        errorText={i18n._('The parishes could not be loaded.')}
        itemKey={keyOf}
        itemText={nameOf}
        items={items}
        maxLength={200}
        minimumLength={2}
        onInputChange={search}
        onRetry={retry}
        onSelect={(chosen) => onChange(chosen === null ? undefined : { id: chosen.id, name: chosen.name })}
        readOnly={readOnly}
        renderItem={SuggestedParish}
        selectedItem={value ?? null}
        status={status}
      />
    </Field>
  );
}
