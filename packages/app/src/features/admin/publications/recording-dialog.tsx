import { Field, IconAudio, TextInput } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useRef, useState, type ChangeEvent } from 'react';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { newId } from '../../../platform/new-id.ts';
import { FileDialog } from './file-dialog.tsx';
import type { Publication } from './publication-labels.tsx';
import { useFileSaving } from './use-file-saving.ts';

interface RecordingDialogProps {
  publication: Publication;
  /** The recording to rename. Null to add a new one. */
  recording: Schemas['Recording'] | null;
  onSaved: (publication: Publication) => void;
  onClose: () => void;
}

const longest = 120;
const megabyte = 1024 * 1024;
const accepted = 'audio/mpeg,audio/mp4,audio/aac,audio/ogg,audio/wav,.mp3,.m4a,.aac,.ogg,.oga,.opus,.wav';

/** The file name without its extension, as the suggested title. */
const nameOf = ({ name }: File): string => name.replace(/\.[^.]*$/, '').slice(0, longest);

/** A dialog to choose a recording and its title. */
export function RecordingDialog({ publication, recording, onSaved, onClose }: RecordingDialogProps) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const { _id: id, recordingLimit } = publication;
  const [file, setFile] = useState<File | null>(null);
  const [title, setTitle] = useState(recording?.title ?? '');
  // The idempotency key of each file and title. Repeating a request whose response was lost creates no duplicate. A
  // changed title gets a new key.
  const [tries] = useState(() => new WeakMap<File, Map<string, string>>());
  const chooser = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const saving = useFileSaving({
    file: 'recording',
    text: 'title',
    failure: i18n._('The recording could not be saved'),
    onSaved,
  });
  const limit = Math.floor(recordingLimit / megabyte);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    // Resets the field, so that the same file can be chosen again.
    currentTarget.value = '';
    if (chosen === undefined) return;
    const tooLarge = chosen.size > recordingLimit;
    const message = i18n._('The file is too large: {limit} MB at most.', { limit });
    saving.setFileError(tooLarge ? message : chosen.size === 0 ? i18n._('The file is empty.') : undefined);
    if (tooLarge || chosen.size === 0) return;
    setFile(chosen);
    if (title.trim() === '') setTitle(nameOf(chosen));
  };

  const keyOf = (sent: File, name: string): string => {
    const known = tries.get(sent) ?? new Map<string, string>();
    const key = known.get(name) ?? newId();
    tries.set(sent, known.set(name, key));
    return key;
  };

  const save = async () => {
    if (saving.isSending) return;
    saving.setFileError(undefined);
    saving.setTextError(undefined);
    const name = title.trim();
    if (recording === null && file === null) {
      saving.setFileError(i18n._('Please choose a recording.'));
      chooser.current?.focus();
      return;
    }
    if (name === '') {
      saving.setTextError(i18n._('Please write a title.'));
      field.current?.focus();
      return;
    }
    await saving.save(async ({ signal, onProgress }) => {
      if (recording !== null) {
        const params = { path: { id, recordingId: recording._id } };
        const body = { title: name };
        return unwrap(
          await api.PUT('/admin/publications/{id}/recordings/{recordingId}', { params, body, signal }),
        ).publication;
      }
      if (file === null) return publication;
      const { publication: changed } = await api.upload('/admin/publications/{id}/recordings', {
        path: { id },
        fields: { title: name },
        files: { recording: file },
        idempotencyKey: keyOf(file, name),
        signal,
        onProgress,
      });
      return changed;
    });
  };

  return (
    <FileDialog
      choice={
        recording === null
          ? {
              label: i18n._('Choose a recording'),
              icon: <IconAudio />,
              input: { accept: accepted, onChange: choose },
              note: i18n._('MP3, M4A, AAC, Ogg or WAV, {limit} MB at most.', { limit }),
              file:
                file === null
                  ? null
                  : { kind: 'audio', name: file.name, onRemove: () => setFile(null), size: file.size },
              state: 'idle',
            }
          : null
      }
      chooserRef={chooser}
      isChanged={file !== null || title.trim() !== (recording?.title ?? '')}
      onClose={onClose}
      onSubmit={() => void save()}
      saving={saving}
      title={i18n._('Recording')}
    >
      <Field error={saving.textError} label={i18n._('Title')}>
        <TextInput
          autoComplete="off"
          dir="auto"
          maxLength={longest}
          onChange={({ target }) => setTitle(target.value)}
          readOnly={saving.isSending}
          ref={field}
          value={title}
        />
      </Field>
    </FileDialog>
  );
}
