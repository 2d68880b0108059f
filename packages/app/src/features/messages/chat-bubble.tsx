import { MessageBubble, type MessageBubbleProps } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useApp } from '../../app-context.tsx';
import { createToasts } from '../../platform/toasts.ts';
import { LinkCardOfChat } from './link-card.tsx';
import { ListingCardOfChat } from './listing-card.tsx';
import { pictureVariant } from './picture-variant.ts';
import type { StrangerPictures } from './stranger-pictures.ts';
import type { ThreadItem } from './thread-item.ts';
import { useAttachment, useAttachmentDownload } from './use-attachment.ts';
import { useQuoteThumbnail } from './use-quote.ts';
import { useVoicePlayback } from './voice-playback.ts';

interface ChatBubbleProps {
  bubble: MessageBubbleProps;
  item: ThreadItem;
  onViewPicture: (id: string) => void;
  pictures: StrangerPictures;
  /** The voice note that follows this one. */
  nextVoiceId?: string | undefined;
}

// A video or audio file larger than this, and every document, is only downloaded on request.
const maxAutoDownload = 8 * 1024 * 1024;

const isDownloadedAutomatically = ({ type, file, voice, isFileDeleted }: ThreadItem): boolean =>
  !isFileDeleted &&
  voice === undefined &&
  (type === 'image' || (type !== 'document' && (file?.bytes ?? 0) <= maxAutoDownload));

/** Opens an object URL in a new tab, without access to this page. */
function openFile(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
}

/** The listing that the message is about, or the page to which it links. */
function cardOf({ listing, linkPreview, own, senderId }: ThreadItem, pictures: StrangerPictures): ReactNode {
  if (listing !== null) return <ListingCardOfChat listing={listing} />;
  if (linkPreview === null) return undefined;
  const isPictureHidden = pictures.isHidden({ own, senderId, type: 'image' });
  return <LinkCardOfChat isPictureHidden={isPictureHidden} preview={linkPreview} />;
}

/** A message with its file. An automatic download runs while the message is near the viewport. */
export function ChatBubble({ bubble: message, item, nextVoiceId, onViewPicture, pictures }: ChatBubbleProps) {
  const { i18n } = useLingui();
  const { showErrorToast } = createToasts(useApp());
  const variant = item.type === 'image' ? pictureVariant(item, 'medium') : 'original';
  const isHidden = pictures.isHidden(item);
  const file = useAttachment(item, variant, { enabled: isDownloadedAutomatically(item) && !isHidden });
  const download = useAttachmentDownload();
  const voice = useVoicePlayback(item.id, nextVoiceId);
  const { content } = message;
  const card = cardOf(item, pictures);
  const isQuoteHidden = pictures.isHidden({
    own: message.quote?.own === true,
    senderId: item.replyTo?.senderId ?? null,
    type: 'image',
  });
  const thumbnail = useQuoteThumbnail(isQuoteHidden ? null : item.replyTo);
  const quote = message.quote && { ...message.quote, thumbnail };
  const bubble = { ...message, card, quote };

  // Whether to open the document after its download. One press starts the download and later opens the document.
  const isToOpen = useRef(false);
  useEffect(() => {
    if (file.url === undefined || !isToOpen.current) return;
    isToOpen.current = false;
    openFile(file.url);
  }, [file.url]);

  if (content.kind === 'text' || content.kind === 'deleted' || content.kind === 'unsupported')
    return <MessageBubble {...bubble} />;
  if (content.kind === 'voice' && !file.isDeleted) {
    const error = file.isFailed ? { error: i18n._('The file could not be loaded.') } : {};
    const note = { ...content, ...voice, ...error, src: file.url, onRequest: file.load };
    return <MessageBubble {...bubble} content={note} />;
  }
  if (content.kind === 'voice' || content.error !== undefined || file.isDeleted) {
    const error = content.error ?? i18n._('The sender has left Parvis, so this file is gone.');
    return <MessageBubble {...bubble} content={{ ...content, error }} />;
  }

  const onDownload =
    item.state === 'sent'
      ? () => {
          download(item).catch((error: unknown) =>
            showErrorToast(error, i18n._('The file could not be loaded.')),
          );
        }
      : undefined;
  const isAsked = file.url !== undefined || file.progress !== null;

  if (content.kind === 'document') {
    const view =
      item.file?.viewable !== true
        ? {}
        : file.url === undefined
          ? {
              onView: () => {
                isToOpen.current = true;
                file.load();
              },
            }
          : { viewHref: file.url };
    const error = file.isFailed ? { error: i18n._('The file could not be loaded.') } : {};
    return <MessageBubble {...bubble} content={{ ...content, ...view, ...error, onDownload }} />;
  }
  if (!isDownloadedAutomatically(item) && !isAsked && !file.isFailed) {
    const { name, text, mentions, size } = content;
    return (
      <MessageBubble
        {...bubble}
        content={{ kind: 'document', name, text, mentions, size, onView: file.load, onDownload }}
      />
    );
  }
  return (
    <MessageBubble
      {...bubble}
      content={{
        ...content,
        src: file.url,
        onDownload,
        ...(isHidden && { onShow: pictures.show }),
        ...(content.kind === 'image' ? { onView: () => onViewPicture(item.id) } : {}),
        ...(file.isFailed ? { error: i18n._('The file could not be loaded.'), onRetry: file.load } : {}),
      }}
    />
  );
}
