import { useConfirm } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useDiscardGuard } from '../../../forms/use-discard-guard.ts';
import { errorText } from '../../../platform/error-text.ts';
import { errorsByField, type FieldErrors } from '../../../platform/field-errors.ts';
import { useWrite } from '../../../platform/use-write.ts';
import { ownTimeZone } from '../../events/index.ts';
import type { EditorAction } from './editor-actions.tsx';
import type { Publication } from './publication-labels.tsx';
import { newValues, valuesOf, type PublicationValues } from './publication-values.ts';
import { useCover } from './use-cover.ts';
import { usePublicationSaving } from './use-publication-saving.ts';

interface EditorOptions {
  kind: Publication['kind'];
  /** Null until the publication is first saved. */
  publication: Publication | null;
  onCreated: (id: string) => void;
  onClose: () => void;
}

/** The state of the editor: the typed values, their errors, and the actions. Refused saves keep the input. */
export function useEditor({ kind, publication, onCreated, onClose }: EditorOptions) {
  const { i18n } = useLingui();
  const confirm = useConfirm();
  const [values, setValues] = useState(() =>
    publication === null ? newValues(ownTimeZone()) : valuesOf(publication),
  );
  const [savedValues, setSavedValues] = useState(values);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string>();
  // Which of the two buttons waits for a picture that is still prepared.
  const [wanted, setWanted] = useState<'save' | 'publish'>('save');
  const requests = usePublicationSaving({ kind, publication, onCreated });
  const { pending, write } = useWrite<EditorAction>();
  const cover = useCover({ publication, submit: () => void submit(wanted) });
  const isDirty =
    cover.chosen !== null || cover.isPending || JSON.stringify(values) !== JSON.stringify(savedValues);

  const change = (changed: Partial<PublicationValues>) => setValues((before) => ({ ...before, ...changed }));

  const showErrors = (error: unknown, failure: string) => {
    const refused = errorsByField(error);
    setErrors(refused);
    if (Object.keys(refused).length === 0) setRefusal(errorText(i18n, error, failure));
  };

  /** Saves the texts, then the picture. With `publish`, then publishes them. */
  const submit = async (action: 'save' | 'publish') => {
    if (pending !== null) return;
    setRefusal(undefined);
    const missing: FieldErrors = values.title.trim() === '' ? { title: i18n._('Please write a title.') } : {};
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    let step: 'texts' | 'picture' | 'publish' = 'texts';
    await write(
      action,
      async () => {
        const saved = await requests.save(values);
        const { imageDescription } = values;
        setSavedValues({ ...values, imageDescription: savedValues.imageDescription });
        step = 'picture';
        if (cover.isChanged(imageDescription)) requests.show(await cover.send(saved._id, imageDescription));
        setSavedValues(values);
        step = 'publish';
        if (action === 'publish') await requests.publish(saved);
        else requests.showSaved(saved);
      },
      (error) => {
        if (step === 'texts') showErrors(error, i18n._('The publication could not be saved'));
        else if (step === 'picture') {
          setErrors(errorsByField(error));
          const reason = cover.showFailure(error);
          setRefusal(i18n._('The text is saved, but the picture is not: {reason}', { reason }));
        } else {
          const reason = errorText(i18n, error, i18n._('The publication could not be published'));
          setRefusal(i18n._('The draft is saved, but not published: {reason}', { reason }));
        }
      },
    );
  };

  const unpublish = async () => {
    if (publication === null) return;
    setRefusal(undefined);
    await write(
      'unpublish',
      () => requests.unpublish(publication),
      (error) => setRefusal(errorText(i18n, error, i18n._('The publication could not be unpublished'))),
    );
  };

  const removePicture = async () => {
    if (publication === null) return;
    const { title } = publication;
    const isSure = await confirm({
      title: i18n._('Remove the picture of {title}?', { title }),
      description: i18n._('It will be gone for good.'),
      confirmLabel: i18n._('Remove'),
      cancelLabel: i18n._('Cancel'),
      tone: 'danger',
    });
    if (!isSure) return;
    await write(
      'removePicture',
      async () => {
        await requests.removePicture(publication);
        setValues((before) => ({ ...before, imageDescription: '' }));
        setSavedValues((before) => ({ ...before, imageDescription: '' }));
      },
      i18n._('The picture could not be removed'),
    );
  };

  return {
    values,
    change,
    errors,
    refusal,
    cover,
    pending: cover.isSubmitWaiting ? wanted : pending,
    submit: (action: 'save' | 'publish') => {
      setWanted(action);
      if (cover.isPending) cover.submit();
      else void submit(action);
    },
    /** Repeats the last action, for example after a failed upload. */
    retry: () => void submit(wanted),
    unpublish: () => void unpublish(),
    removePicture: () => void removePicture(),
    // Leaving stops the upload of a picture, but not the other requests.
    leave: useDiscardGuard(isDirty && (pending === null || cover.isSending), onClose),
  };
}
