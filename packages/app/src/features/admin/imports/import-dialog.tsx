import { Field, IconDocument, NativeSelect, Stack, TextInput } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useRef, useState, type ChangeEvent } from 'react';
import { useApp } from '../../../app-context.tsx';
import { errorText } from '../../../platform/error-text.ts';
import { errorsByField } from '../../../platform/field-errors.ts';
import { useWrite } from '../../../platform/use-write.ts';
import { FileDialog } from '../publications/file-dialog.tsx';
import { useSending } from '../publications/use-sending.ts';
import { importKindLabels, importKinds, type Import } from './import-labels.tsx';

interface ImportDialogProps {
  onCreated: (created: Import) => void;
  onClose: () => void;
}

const megabytes = 25;
const identifier = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/u;
const isCalendar = ({ name }: File): boolean => /\.(?:ics|ical)$/iu.test(name);

/** A dialog to choose a file with parishes, schedules or events. */
export function ImportDialog({ onCreated, onClose }: ImportDialogProps) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const [kind, setKind] = useState<Import['kind']>('parishes');
  const [file, setFile] = useState<File | null>(null);
  const [parish, setParish] = useState('');
  const [fileError, setFileError] = useState<string>();
  const [parishError, setParishError] = useState<string>();
  const { progress, send, cancel } = useSending();
  const { pending, write } = useWrite();
  const chooser = useRef<HTMLButtonElement>(null);
  const needsParish = file !== null && isCalendar(file) && kind === 'schedules';

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    // Resets the field, so that the same file can be chosen again after it was corrected.
    currentTarget.value = '';
    if (chosen === undefined) return;
    const isTooLarge = chosen.size > megabytes * 1024 * 1024;
    const message = i18n._('The file is too large: {limit} MB at most.', { limit: megabytes });
    setFileError(isTooLarge ? message : undefined);
    if (!isTooLarge) setFile(chosen);
  };

  const submit = async () => {
    setFileError(undefined);
    setParishError(undefined);
    if (file === null) {
      setFileError(i18n._('Please choose a file.'));
      chooser.current?.focus();
      return;
    }
    const parishId = identifier.exec(parish)?.[0];
    if (needsParish && parishId === undefined) {
      setParishError(i18n._('Please paste the address of the parish’s page.'));
      return;
    }
    await write(
      'save',
      async () => {
        const answer = await send(({ signal, onProgress }) =>
          api.upload('/admin/imports', {
            fields: { kind, ...(needsParish && parishId !== undefined ? { parishId } : {}) },
            files: { file },
            signal,
            onProgress,
          }),
        );
        if (answer !== null) onCreated(answer.import);
      },
      (error) => {
        const errors = errorsByField(error);
        setParishError(errors['parishId']);
        if (errors['parishId'] === undefined) {
          setFileError(errors['file'] ?? errorText(i18n, error, i18n._('The file could not be uploaded')));
        }
      },
    );
  };

  return (
    <FileDialog
      choice={{
        label: i18n._('Choose a file'),
        icon: <IconDocument />,
        input: { accept: '.csv,.ics,text/csv,text/calendar', onChange: choose },
        note: i18n._('CSV in UTF-8 or, for Mass times and events, iCalendar. {limit} MB at most.', {
          limit: megabytes,
        }),
        file:
          file === null
            ? null
            : { kind: 'document', name: file.name, onRemove: () => setFile(null), size: file.size },
        state: 'idle',
      }}
      chooserRef={chooser}
      isChanged={file !== null}
      onClose={onClose}
      onSubmit={() => void submit()}
      saving={{
        isSending: pending !== null,
        progress,
        cancel,
        fileError,
        setFileError,
        textError: parishError,
        setTextError: setParishError,
        save: async () => false,
      }}
      submitLabel={i18n._('Check the file')}
      title={i18n._('Import a file')}
    >
      <Stack gap={4}>
        <Field label={i18n._('The file has')}>
          <NativeSelect
            onChange={(event) => {
              const chosen = importKinds.find((each) => each === event.target.value);
              if (chosen !== undefined) setKind(chosen);
            }}
            options={importKinds.map((value) => ({ value, label: importKindLabels(i18n)[value] }))}
            value={kind}
          />
        </Field>
        {needsParish ? (
          <Field
            description={i18n._('Open the parish on this site and copy its address.')}
            error={parishError}
            label={i18n._('Address of the parish’s page')}
          >
            <TextInput onChange={(event) => setParish(event.target.value)} value={parish} />
          </Field>
        ) : null}
      </Stack>
    </FileDialog>
  );
}
