import { Lightbox, Time } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useApp } from '../../app-context.tsx';
import { createToasts } from '../../platform/toasts.ts';
import { pictureVariant } from './picture-variant.ts';
import type { ThreadItem } from './thread-item.ts';
import { useAttachment, useAttachmentDownload } from './use-attachment.ts';

interface ChatLightboxProps {
  /** The messages with pictures. */
  pictures: readonly ThreadItem[];
  current: ThreadItem;
  /** The name of a message's author. */
  authorOf: (item: ThreadItem) => string;
  onChange: (id: string) => void;
  onClose: () => void;
}

/** A full-size picture of the conversation, with navigation to the other pictures. */
export function ChatLightbox({ pictures, current, authorOf, onChange, onClose }: ChatLightboxProps) {
  const { i18n } = useLingui();
  const { showErrorToast } = createToasts(useApp());
  const { url, isFailed, isDeleted, load } = useAttachment(current, pictureVariant(current, 'large'), {
    enabled: true,
  });
  const download = useAttachmentDownload();
  const failure = i18n._('The file could not be loaded.');

  return (
    <Lightbox
      open
      onOpenChange={(open) => !open && onClose()}
      currentId={current.id}
      onCurrentIdChange={onChange}
      pictures={pictures.map((item) => {
        const { width, height, placeholder } = item.file?.image ?? {};
        return {
          id: item.id,
          name: item.fileName ?? '',
          width,
          height,
          placeholder,
          caption: (
            <>
              {authorOf(item)} · <Time format="message" value={item.createdAt} />
            </>
          ),
          ...(item.id === current.id && {
            src: url,
            ...(isFailed || isDeleted ? { error: failure } : {}),
            ...(isFailed && !isDeleted ? { onRetry: load } : {}),
            onDownload: () => {
              download(item).catch((error: unknown) => showErrorToast(error, failure));
            },
          }),
        };
      })}
    />
  );
}
