import { Field, NativeSelect, TextInput } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { languageOptions } from '../../../i18n/language-options.ts';
import { languageTag } from '../../../i18n/languages.ts';
import type { FieldErrors } from '../../../platform/field-errors.ts';
import { DirectoryParishField } from '../../questionnaire/index.ts';
import type { Publication } from './publication-labels.tsx';
import type { PublicationValues } from './publication-values.ts';
import { TimeZoneField } from './time-zone-field.tsx';

const types = ['Ebook', 'Audio', 'Course'] as const;

interface PublicationSettingsProps {
  kind: Publication['kind'];
  values: PublicationValues;
  errors: FieldErrors;
  onChange: (change: Partial<PublicationValues>) => void;
}

/** The fields about a publication that are not its content. */
export function PublicationSettings({ kind, values, errors, onChange }: PublicationSettingsProps) {
  const { i18n } = useLingui();
  return (
    <>
      <Field label={i18n._('Language')} error={errors['language']}>
        <NativeSelect
          onChange={({ target }) => onChange({ language: languageTag(target.value) })}
          options={languageOptions}
          value={values.language}
        />
      </Field>
      {kind === 'event' ? (
        <TimeZoneField
          error={errors['event.timeZone']}
          onChange={(timeZone) => onChange({ timeZone })}
          value={values.timeZone}
        />
      ) : null}
      {kind === 'resource' ? (
        <Field label={i18n._('Type')} error={errors['resource.type']}>
          <NativeSelect
            onChange={({ target }) =>
              onChange({ type: types.find((known) => known === target.value) ?? 'Ebook' })
            }
            options={[
              { value: 'Ebook', label: i18n._('Ebook') },
              { value: 'Audio', label: i18n._('Audio') },
              { value: 'Course', label: i18n._('Course') },
            ]}
            value={values.type}
          />
        </Field>
      ) : null}
      {kind === 'parish' ? null : (
        <DirectoryParishField
          description={i18n._('The page of the parish then lists it.')}
          error={errors['parishId']}
          label={i18n._('Parish in the directory')}
          onChange={(belongsTo) => onChange({ belongsTo })}
          value={values.belongsTo}
        />
      )}
      {kind === 'parish' ? null : (
        <Field
          label={kind === 'event' ? i18n._('Organized by') : i18n._('Author')}
          error={errors['author']}
          optional
        >
          <TextInput
            maxLength={120}
            onChange={({ target }) => onChange({ author: target.value })}
            value={values.author}
          />
        </Field>
      )}
    </>
  );
}
