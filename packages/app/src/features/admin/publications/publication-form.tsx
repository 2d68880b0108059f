import { EditorLayout, Field, Stack, TextArea, TextInput, type EditorView } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormError } from '../../../forms/form-error.tsx';
import { useIsWide } from '../../../platform/use-window-width.ts';
import { CoverField } from './cover-field.tsx';
import { EditorActions } from './editor-actions.tsx';
import { EventFields } from './event-fields.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { ParishFields } from './parish-fields.tsx';
import type { Publication } from './publication-labels.tsx';
import { PublicationPreview } from './publication-preview.tsx';
import { PublicationSettings } from './publication-settings.tsx';
import { useEditor } from './use-editor.ts';

interface PublicationFormProps {
  kind: Publication['kind'];
  /** Null until the publication is first saved. */
  publication: Publication | null;
  onCreated: (id: string) => void;
  onClose: () => void;
}

/** The form of a publication, with its preview and its settings. */
export function PublicationForm({ kind, publication, onCreated, onClose }: PublicationFormProps) {
  const { i18n } = useLingui();
  const editor = useEditor({ kind, publication, onCreated, onClose });
  const { values, change, errors, cover, pending } = editor;
  const [view, setView] = useState<EditorView>('write');
  const isWide = useIsWide();
  const form = useRef<HTMLFormElement>(null);

  // The fields with the errors can be behind the preview.
  const [shownErrors, setShownErrors] = useState(errors);
  if (errors !== shownErrors) {
    setShownErrors(errors);
    if (Object.keys(errors).length > 0) setView('write');
  }

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        editor.submit('save');
      }}
      ref={form}
    >
      <Stack gap={4}>
        <FormError message={editor.refusal} />
        <EditorLayout
          actions={
            <EditorActions
              isPublished={publication?.state === 'published'}
              onClose={editor.leave}
              onPublish={() => editor.submit('publish')}
              onUnpublish={editor.unpublish}
              pending={pending}
            />
          }
          label={i18n._('Views')}
          onViewChange={setView}
          preview={
            isWide || view === 'preview' ? (
              <PublicationPreview
                image={cover.imageFor(values.imageDescription)}
                kind={kind}
                publishedAt={publication?.publishedAt ?? null}
                values={values}
              />
            ) : null
          }
          previewLabel={i18n._('Preview')}
          settings={
            <>
              <CoverField
                cover={cover}
                description={values.imageDescription}
                descriptionError={errors['description']}
                isRemoving={pending === 'removePicture'}
                onDescribe={(imageDescription) => change({ imageDescription })}
                onRemove={editor.removePicture}
                onRetry={editor.retry}
              />
              <PublicationSettings errors={errors} kind={kind} onChange={change} values={values} />
            </>
          }
          settingsLabel={i18n._('Settings')}
          view={view}
          writeLabel={i18n._('Write')}
        >
          <Stack gap={4}>
            <Field label={i18n._('Title')} error={errors['title']}>
              <TextInput
                maxLength={120}
                onChange={({ target }) => change({ title: target.value })}
                value={values.title}
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
            {kind === 'event' ? <EventFields errors={errors} onChange={change} values={values} /> : null}
            {kind === 'parish' ? (
              <ParishFields
                errors={errors}
                onChange={(changed) => change({ parish: { ...values.parish, ...changed } })}
                values={values.parish}
              />
            ) : (
              <MarkdownField
                error={errors['body']}
                label={i18n._('Text')}
                onChange={(body) => change({ body })}
                value={values.body}
              />
            )}
          </Stack>
        </EditorLayout>
      </Stack>
    </form>
  );
}
