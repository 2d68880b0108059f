import { Button, Card, Field, NativeSelect, Stack, TextArea, TextInput } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormError } from '../../../forms/form-error.tsx';
import { useDiscardGuard } from '../../../forms/use-discard-guard.ts';
import { errorsByField, type FieldErrors } from '../../../platform/field-errors.ts';
import { languageOptions } from '../../../i18n/language-options.ts';
import { languageTag } from '../../../i18n/languages.ts';
import { errorText } from '../../../platform/error-text.ts';
import { EventFields } from './event-fields.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { ParishFields } from './parish-fields.tsx';
import { newValues, valuesOf, type PublicationValues } from './publication-values.ts';
import type { Publication } from './publication-labels.tsx';
import { usePublicationSaving } from './use-publication-saving.ts';
import { useWrite } from '../../../platform/use-write.ts';

const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const types = ['Ebook', 'Audio', 'Course'] as const;

interface PublicationFormProps {
  kind: Publication['kind'];
  /** Null until the publication is first saved. */
  publication: Publication | null;
  onCreated: (id: string) => void;
  onClose: () => void;
}

/** The form of a publication. If the server refuses the publication, the form keeps the input. */
export function PublicationForm({ kind, publication, onCreated, onClose }: PublicationFormProps) {
  const { i18n } = useLingui();
  const [values, setValues] = useState(() =>
    publication === null ? newValues(ownTimeZone()) : valuesOf(publication),
  );
  const [savedValues, setSavedValues] = useState(values);
  const { save, publish, unpublish, showSaved } = usePublicationSaving({ kind, publication, onCreated });
  const { pending, write } = useWrite<'save' | 'publish' | 'unpublish'>();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const isPublished = publication?.state === 'published';
  const isDirty = JSON.stringify(values) !== JSON.stringify(savedValues);
  const leave = useDiscardGuard(isDirty && pending === null, onClose);
  const change = (changed: Partial<PublicationValues>) => setValues((before) => ({ ...before, ...changed }));

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const showErrors = (error: unknown) => {
    const refused = errorsByField(error);
    setErrors(refused);
    if (Object.keys(refused).length === 0)
      setRefusal(errorText(i18n, error, i18n._('The publication could not be saved')));
  };

  /** Saves the texts. With `publish`, then publishes them. */
  const submit = async (action: 'save' | 'publish') => {
    if (pending !== null) return;
    setRefusal(undefined);
    const missing: FieldErrors = values.title.trim() === '' ? { title: i18n._('Please write a title.') } : {};
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    let saved: Publication | null = null;
    await write(
      action,
      async () => {
        saved = await save(values);
        setSavedValues(values);
        if (action === 'publish') await publish(saved);
        else showSaved(saved);
      },
      (error) => {
        if (saved === null) showErrors(error);
        else {
          const reason = errorText(i18n, error, i18n._('The publication could not be published'));
          setRefusal(i18n._('The draft is saved, but not published: {reason}', { reason }));
        }
      },
    );
  };

  const withdraw = async () => {
    if (publication === null) return;
    setRefusal(undefined);
    await write(
      'unpublish',
      () => unpublish(publication),
      (error) => setRefusal(errorText(i18n, error, i18n._('The publication could not be unpublished'))),
    );
  };

  return (
    <Card>
      <form
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void submit('save');
        }}
        ref={form}
      >
        <Stack gap={4}>
          <FormError message={refusal} />
          <Field label={i18n._('Title')} error={errors['title']}>
            <TextInput
              maxLength={120}
              onChange={({ target }) => change({ title: target.value })}
              value={values.title}
            />
          </Field>
          {kind === 'resource' ? (
            <Field label={i18n._('Type')} error={errors['resource.type']}>
              <NativeSelect
                onChange={({ target }) =>
                  change({ type: types.find((known) => known === target.value) ?? 'Ebook' })
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
          {kind === 'event' ? <EventFields errors={errors} onChange={change} values={values} /> : null}
          {kind === 'parish' ? (
            <ParishFields
              errors={errors}
              onChange={(changed) =>
                setValues((before) => ({ ...before, parish: { ...before.parish, ...changed } }))
              }
              values={values.parish}
            />
          ) : (
            <Field
              label={kind === 'event' ? i18n._('Organized by') : i18n._('Author')}
              error={errors['author']}
              optional
            >
              <TextInput
                maxLength={120}
                onChange={({ target }) => change({ author: target.value })}
                value={values.author}
              />
            </Field>
          )}
          <Field label={i18n._('Language')} error={errors['language']}>
            <NativeSelect
              onChange={({ target }) => change({ language: languageTag(target.value) })}
              options={languageOptions}
              value={values.language}
            />
          </Field>
          <Field
            label={i18n._('Summary')}
            description={i18n._('Lists show this text.')}
            error={errors['summary']}
            optional
          >
            <TextArea
              autoGrow
              maxLength={300}
              onChange={({ target }) => change({ summary: target.value })}
              showCount
              value={values.summary}
            />
          </Field>
          {kind === 'parish' ? null : (
            <MarkdownField
              error={errors['body']}
              label={i18n._('Text')}
              onChange={(body) => change({ body })}
              value={values.body}
            />
          )}
          <Stack direction="row" gap={3} wrap>
            {isPublished ? (
              <>
                <Button loading={pending === 'save'} type="submit">
                  {i18n._('Save changes')}
                </Button>
                <Button loading={pending === 'unpublish'} onClick={() => void withdraw()} variant="secondary">
                  {i18n._('Unpublish')}
                </Button>
              </>
            ) : (
              <>
                <Button loading={pending === 'publish'} onClick={() => void submit('publish')}>
                  {i18n._('Publish')}
                </Button>
                <Button loading={pending === 'save'} type="submit" variant="secondary">
                  {i18n._('Save draft')}
                </Button>
              </>
            )}
            <Button onClick={leave} variant="ghost">
              {i18n._('Close')}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Card>
  );
}
