import type { ComposerAttachment } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { Fragment, useState, type ReactNode } from 'react';
import { newId } from '../../platform/new-id.ts';
import { mayBePicture } from '../../platform/picture-rules.ts';
import { useFilePreparation } from '../../platform/use-file-preparation.ts';
import type { useChatDraft } from './chat-draft.ts';
import { kindOfFile } from './file-rules.ts';
import { chooseUsable } from './refused-files.ts';

const ids = new WeakMap<File, string>();

/** Gives each file an id that stays the same even if files before it are cancelled. */
function idOf(file: File): string {
  const id = ids.get(file) ?? newId();
  ids.set(file, id);
  return id;
}

const linesOf = (lines: readonly string[]): ReactNode =>
  lines.map((line, index) => (
    <Fragment key={line}>
      {index === 0 ? null : <br />}
      {line}
    </Fragment>
  ));

/** The files of the composer: their preparation, their order, and the reasons why others are not attached. */
export function useComposerFiles(
  draft: Pick<ReturnType<typeof useChatDraft>, 'files' | 'attach' | 'remove' | 'move'>,
  submit: () => void,
) {
  const { i18n } = useLingui();
  const [faults, setFaults] = useState<readonly string[]>([]);

  const preparation = useFilePreparation({
    onPrepared: ({ chosen, file, refusal }) => {
      if (refusal !== null) setFaults((known) => [...known, `${chosen.name}: ${refusal}`]);
      if (file !== null) draft.attach([file]);
    },
    submit: () => {
      setFaults([]);
      submit();
    },
  });

  const attach = (files: readonly File[]) => {
    const attached = draft.files.length + preparation.pending.length;
    const { usable, faults: refused } = chooseUsable(i18n, files, attached);
    setFaults(refused);
    // Attaches the files immediately if none of them needs preparation and no earlier file is still being prepared.
    if (preparation.pending.length === 0 && !usable.some(mayBePicture)) draft.attach(usable);
    else preparation.prepare(usable);
  };

  const attachments: ComposerAttachment[] = [
    ...draft.files.map(({ id, file, picture }, index) => ({
      id,
      name: file.name,
      kind: kindOfFile(file),
      size: file.size,
      thumbnail: picture,
      state: 'idle' as const,
      onRemove: () => draft.remove(id),
      onMoveEarlier: index === 0 ? undefined : () => draft.move(id, -1),
      onMoveLater: index === draft.files.length - 1 ? undefined : () => draft.move(id, 1),
    })),
    ...preparation.pending.map((file) => ({
      id: idOf(file),
      name: file.name,
      kind: kindOfFile(file),
      size: file.size,
      state: 'processing' as const,
      onCancel: () => preparation.cancel(file),
    })),
  ];

  return {
    attachments,
    attach,
    /** Shows why a recording has failed. Null removes the text. */
    fail: (fault: string | null) => setFaults(fault === null ? [] : [fault]),
    error: faults.length === 0 ? null : linesOf(faults),
    /** Submits as soon as all files are ready. */
    submit: preparation.submit,
  };
}
