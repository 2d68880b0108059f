import {
  Banner,
  Button,
  DialogContent,
  DialogFooter,
  DialogRoot,
  IconImage,
  IconTrash,
  PictureCrop,
  ProgressBar,
  Stack,
  Text,
  useConfirm,
  type CropArea,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../app-context.tsx';
import { endsSession } from '../platform/failure-message.ts';
import { errorText } from '../platform/error-text.ts';
import { createToasts } from '../platform/toasts.ts';
import { useWrite } from '../platform/use-write.ts';
import { useChosenPicture } from './use-chosen-picture.ts';
import { useDiscardGuard } from './use-discard-guard.ts';

type Sending = { signal: AbortSignal; onProgress: (percent: number) => void };

type PictureDialogProps = {
  words: {
    readonly title: string;
    readonly saved: string;
    /** The question that is asked before the picture is removed. */
    readonly removal: string;
    readonly failure: string;
  };
  /** The ratio of width to height. */
  ratio: number;
  round?: boolean;
  hasPicture: boolean;
  send: (chosen: { file: File; area: CropArea }, sending: Sending) => Promise<unknown>;
  remove: () => Promise<unknown>;
  onClose: () => void;
};

/** A dialog to choose and crop a picture, or to remove it. */
export function PictureDialog({
  words,
  ratio,
  round = false,
  hasPicture,
  send,
  remove,
  onClose,
}: PictureDialogProps) {
  const { i18n } = useLingui();
  const { showToast } = createToasts(useApp());
  const confirm = useConfirm();
  const [area, setArea] = useState<CropArea | null>(null);
  const { pending: work, write } = useWrite<'sending' | 'removing'>();
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(null);
  const { chosen, input, isPending } = useChosenPicture({
    onChoice: (fault) => {
      setError(fault);
      if (fault === null) setArea(null);
    },
  });
  const src = chosen?.src ?? null;
  const leave = useDiscardGuard(src !== null || isPending, onClose);

  useEffect(() => () => sending.current?.abort(), []);

  const finish = (kind: 'sending' | 'removing', call: () => Promise<unknown>, message: string) => {
    setError(null);
    return write(
      kind,
      async () => {
        await call();
        showToast(message);
        onClose();
      },
      (failure) => {
        if (!endsSession(failure)) setError(errorText(i18n, failure, words.failure));
      },
    );
  };

  const save = () => {
    if (chosen === null || area === null || isPending || work !== null) return;
    const { file } = chosen;
    const controller = new AbortController();
    sending.current = controller;
    setProgress(0);
    void finish(
      'sending',
      () =>
        send(
          { file, area },
          {
            signal: controller.signal,
            // After the upload the server still crops the picture, which takes an unknown time.
            onProgress: (percent) => setProgress(percent < 100 ? percent : null),
          },
        ),
      words.saved,
    );
  };

  const takeAway = async () => {
    const isSure = await confirm({
      title: words.removal,
      description: i18n._('It will be gone for good.'),
      confirmLabel: i18n._('Remove'),
      cancelLabel: i18n._('Cancel'),
      tone: 'danger',
    });
    if (isSure) await finish('removing', remove, i18n._('The picture was removed.'));
  };

  return (
    <DialogRoot open onOpenChange={(open) => !open && leave()}>
      <DialogContent title={words.title} size={round ? 'sm' : 'md'}>
        <Stack gap={4}>
          <input {...input} aria-label={words.title} ref={picker} />
          {src === null ? (
            <Text tone="muted">{i18n._('JPEG, PNG, WebP, GIF or AVIF. Large photos are made smaller.')}</Text>
          ) : (
            <PictureCrop
              src={src}
              label={words.title}
              ratio={ratio}
              shape={round ? 'circle' : 'rectangle'}
              disabled={work !== null}
              onAreaChange={setArea}
              onPictureError={() => setArea(null)}
            />
          )}
          <Stack direction="row" gap={3} wrap>
            <Button
              disabled={work !== null}
              leadingIcon={<IconImage />}
              onClick={() => picker.current?.click()}
              variant={src === null ? 'primary' : 'secondary'}
            >
              {src === null ? i18n._('Choose a picture') : i18n._('Choose another')}
            </Button>
            {hasPicture && src === null && (
              <Button
                leadingIcon={<IconTrash />}
                loading={work === 'removing'}
                onClick={() => void takeAway()}
                variant="secondary"
              >
                {i18n._('Remove')}
              </Button>
            )}
          </Stack>
          {isPending && (
            <Text role="status" tone="muted">
              {i18n._('Preparing the picture…')}
            </Text>
          )}
          {work === 'sending' && (
            <ProgressBar label={i18n._('Sending the picture')} showLabel value={progress} />
          )}
          {error !== null && (
            <Banner role="alert" tone="danger">
              {error}
            </Banner>
          )}
        </Stack>
        <DialogFooter>
          <Button variant="secondary" onClick={leave}>
            {i18n._('Cancel')}
          </Button>
          <Button disabled={area === null || isPending} loading={work === 'sending'} onClick={save}>
            {i18n._('Save')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  );
}
