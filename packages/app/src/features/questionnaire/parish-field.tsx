import { useLingui } from '@lingui/react';
import { Combobox, Field, Stack, Text, useComboboxSearch } from '@parvis/design-system';
import { useRef } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useApp } from '../../app-context.tsx';
import { findParishes, placeOf, type Parish } from './find-parishes.ts';
import type { QuestionnaireOutput, QuestionnaireValues } from './questionnaire-schema.ts';

function SuggestedParish({ parish }: { parish: Parish }) {
  return (
    <Stack as="span" gap={0}>
      <bdi>{parish.title}</bdi>
      <Text as="span" size="sm" tone="muted">
        {placeOf(parish)}
      </Text>
    </Stack>
  );
}

interface ParishFieldProps {
  form: UseFormReturn<QuestionnaireValues, unknown, QuestionnaireOutput>;
  /** Called with the parish that the member has chosen, and with null if they change the text afterwards. */
  onParish?: ((parish: Parish | null) => void) | undefined;
}

/**
 * The name of a parish. The directory suggests parishes, but any text is valid, because the directory does not have
 * every parish. If the search fails, this is a plain text field.
 */
export function ParishField({ form, onParish }: ParishFieldProps) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const {
    field: { disabled, onBlur, onChange, ref, value },
    fieldState,
  } = useController({ control: form.control, name: 'parish' });
  const { items, status, search } = useComboboxSearch<Parish>(
    (text, signal) => findParishes(api, text, signal),
    {
      minimumLength: 2,
    },
  );
  const filledDiocese = useRef('');
  const chosenTitle = useRef<string | null>(null);

  const choose = (chosen: Parish) => {
    const { title, parish } = chosen;
    onChange(title);
    chosenTitle.current = title;
    onParish?.(chosen);
    const diocese = form.getValues('diocese').trim();
    // Keeps a diocese that the member has typed.
    if (parish.diocese === '' || (diocese !== '' && diocese !== filledDiocese.current)) return;
    filledDiocese.current = parish.diocese;
    form.setValue('diocese', parish.diocese, { shouldDirty: true, shouldValidate: fieldState.isTouched });
  };

  return (
    <Field
      description={i18n._('Type the name, the town or the ZIP code.')}
      error={fieldState.error?.message}
      label={i18n._('Parish')}
      required
    >
      <Combobox
        allowsCustomValue
        autoCapitalize="words"
        defaultInputValue={value}
        disabled={disabled}
        emptyText={i18n._('No parish found. You can keep what you typed.')}
        itemKey={({ _id }) => _id}
        itemText={({ title }) => title}
        items={items}
        maxLength={200}
        minimumLength={2}
        onBlur={onBlur}
        onInputChange={(text) => {
          onChange(text);
          // The combobox also reports the text that it fills in itself.
          if (text !== chosenTitle.current) onParish?.(null);
          search(text);
        }}
        onSelect={(parish) => {
          if (parish !== null) choose(parish);
        }}
        ref={ref}
        renderItem={(parish) => <SuggestedParish parish={parish} />}
        status={status}
        suggestionsOnly
      />
    </Field>
  );
}
