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
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { useApp } from '../../app-context.tsx';
import { useDiscardGuard } from '../../forms/use-discard-guard.ts';
import { failureWords } from '../../platform/failure-words.ts';
import { endsSession } from '../../platform/failure-message.ts';
import type { PictureKind, Profile } from '../people/profiles.ts';
import { usePeople } from '../people/use-people.ts';
import { acceptedPictures, faultOfPicture } from '../../platform/picture-rules.ts';

type PictureDialogProps = { kind: PictureKind; profile: Profile; onClose: () => void };

type Work = 'sending' | 'removing' | null;

/** Chooses one's picture or cover and the part of it that is seen, or takes it away. */
export function PictureDialog({ kind, profile, onClose }: PictureDialogProps) {
  const { i18n } = useLingui();
  const { session } = useApp();
  const { profiles, tell } = usePeople();
  const confirm = useConfirm();
  const [chosen, setChosen] = useState<{ file: File; src: string } | null>(null);
  const [area, setArea] = useState<CropArea | null>(null);
  const [work, setWork] = useState<Work>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(null);
  const src = chosen?.src ?? null;
  const leave = useDiscardGuard(src !== null, onClose);

  useEffect(() => () => sending.current?.abort(), []);
  useEffect(
    () => () => {
      if (src !== null) URL.revokeObjectURL(src);
    },
    [src],
  );

  const words =
    kind === 'avatar'
      ? {
          title: i18n._('Your picture'),
          saved: i18n._('Your picture is saved.'),
          removal: i18n._('Remove your picture?'),
        }
      : {
          title: i18n._('Your cover'),
          saved: i18n._('Your cover is saved.'),
          removal: i18n._('Remove your cover?'),
        };

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Empty again, so that the same file can be chosen a second time.
    currentTarget.value = '';
    if (file === undefined) return;
    const fault = faultOfPicture(file);
    const faults = {
      kind: i18n._('Please choose a photo: JPEG, PNG, WebP, GIF or AVIF.'),
      size: i18n._('The file is too large: 25 MB at most.'),
      empty: i18n._('The file is empty.'),
    };
    setError(fault === null ? null : faults[fault]);
    if (fault !== null) return;
    setArea(null);
    setChosen({ file, src: URL.createObjectURL(file) });
  };

  const finish = async (kindOfWork: Exclude<Work, null>, call: () => Promise<Profile>, said: string) => {
    if (work !== null) return;
    setWork(kindOfWork);
    setError(null);
    try {
      const { avatar } = await call();
      // The name may have changed elsewhere since the dialog was opened.
      const { user } = session.actor.getSnapshot().context;
      if (user !== null) session.changeAccount({ ...user, avatar });
      tell(said);
      onClose();
    } catch (failure) {
      setWork(null);
      setProgress(null);
      if (!endsSession(failure)) setError(failureWords(i18n, failure, i18n._('Error updating user')));
    }
  };

  const save = () => {
    if (chosen === null || area === null) return;
    const { file } = chosen;
    const controller = new AbortController();
    sending.current = controller;
    setProgress(0);
    void finish(
      'sending',
      () =>
        profiles.sendPicture(
          kind,
          { file, area },
          {
            signal: controller.signal,
            // Arrived in full, the picture is still being cut, nobody knows for how long.
            onProgress: (percent) => setProgress(percent < 100 ? percent : null),
          },
        ),
      words.saved,
    );
  };

  const remove = async () => {
    const isSure = await confirm({
      title: words.removal,
      description: i18n._('It is gone for good.'),
      confirmLabel: i18n._('Remove'),
      cancelLabel: i18n._('Cancel'),
      tone: 'danger',
    });
    if (isSure)
      await finish('removing', () => profiles.removePicture(kind), i18n._('The picture is removed.'));
  };

  const hasPicture = profile[kind] !== null;
  return (
    <DialogRoot open onOpenChange={(open) => !open && leave()}>
      <DialogContent title={words.title} size={kind === 'avatar' ? 'sm' : 'md'}>
        <Stack gap={4}>
          <input
            accept={acceptedPictures.join(',')}
            aria-label={words.title}
            hidden
            onChange={choose}
            ref={picker}
            type="file"
          />
          {src === null ? (
            <Text tone="muted">{i18n._('JPEG, PNG, WebP, GIF or AVIF, 25 MB at most.')}</Text>
          ) : (
            <PictureCrop
              src={src}
              label={words.title}
              ratio={kind === 'avatar' ? 1 : 3}
              shape={kind === 'avatar' ? 'circle' : 'rectangle'}
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
                onClick={() => void remove()}
                variant="secondary"
              >
                {i18n._('Remove')}
              </Button>
            )}
          </Stack>
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
          <Button disabled={area === null} loading={work === 'sending'} onClick={save}>
            {i18n._('Save')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  );
}
