import { Banner, Button, Lightbox, Stack, Text } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useWrite } from '../../../platform/use-write.ts';
import { errorText } from '../../../platform/error-text.ts';

interface ReportedFileProps {
  file: Schemas['ReportedFile'];
  reportId: string;
}

/**
 * The attachment of a reported message. Pictures are hidden until the reader asks for them, because they can be
 * disturbing.
 */
export function ReportedFile({ file, reportId }: ReportedFileProps) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const [src, setSrc] = useState<string>();
  const { pending, write } = useWrite<'open'>();
  const [failure, setFailure] = useState<string>();
  const { bytes, isPicture, width, height } = file;
  const name = file.name === '' ? i18n._('File') : file.name;

  useEffect(() => (src === undefined ? undefined : () => URL.revokeObjectURL(src)), [src]);

  const open = async () => {
    setFailure(undefined);
    await write(
      'open',
      async () => {
        const params = { path: { id: reportId } };
        const blob = unwrap(await api.GET('/admin/reports/{id}/file', { params, parseAs: 'blob' }));
        if (isPicture) setSrc(URL.createObjectURL(blob));
        else saveFile(blob, name);
      },
      (error) => setFailure(errorText(i18n, error, i18n._('The file could not be loaded.'))),
    );
  };

  return (
    <>
      <Stack align="start" gap={2}>
        <Text>{name}</Text>
        <Text size="sm" tone="muted">
          {i18n._('{size} kB', { size: i18n.number(Math.max(1, Math.round(bytes / 1000))) })}
        </Text>
        {failure === undefined ? null : (
          <Banner role="alert" tone="danger">
            {failure}
          </Banner>
        )}
        <Button loading={pending !== null} onClick={() => void open()} variant="secondary">
          {isPicture ? i18n._('Show the picture') : i18n._('Download the file')}
        </Button>
      </Stack>
      <Lightbox
        currentId={reportId}
        onCurrentIdChange={() => undefined}
        onOpenChange={(isOpen) => !isOpen && setSrc(undefined)}
        open={src !== undefined}
        pictures={[{ id: reportId, name, src, width: width ?? undefined, height: height ?? undefined }]}
      />
    </>
  );
}
