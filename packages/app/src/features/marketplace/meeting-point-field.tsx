import { Combobox, Field, Stack, Text, useComboboxSearch } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useApp } from '../../app-context.tsx';
import { findParishes, placeOf } from '../questionnaire/index.ts';
import { meetingPointValue, type MeetingPointValue } from './meeting-point.ts';

interface Choice extends MeetingPointValue {
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

interface MeetingPointFieldProps {
  value: MeetingPointValue | undefined;
  onChange: (value: MeetingPointValue | undefined) => void;
  error: string | undefined;
  readOnly: boolean;
}

/** Chooses a parish of the directory, where buyers can meet the owner. */
export function MeetingPointField({ value, onChange, error, readOnly }: MeetingPointFieldProps) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const { items, status, search, retry } = useComboboxSearch<Choice>(
    async (text, signal) =>
      (await findParishes(api, text, signal)).map((parish) => ({
        ...meetingPointValue({ _id: parish._id, title: parish.title, town: parish.parish.town }),
        place: placeOf(parish),
      })),
    { minimumLength: 2 },
  );
  return (
    <Field
      description={i18n._('A parish where buyers can meet you. Visitors do not see it.')}
      error={error}
      label={i18n._('Meeting point')}
      optional
    >
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
