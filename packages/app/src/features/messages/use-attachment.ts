import { useEffect, useSyncExternalStore } from 'react';
import { useMessaging } from './chat-context.tsx';
import type { FileVariant } from './message-calls.ts';
import { pictureVariant } from './picture-variant.ts';
import type { ThreadItem } from './thread-item.ts';

/** The fields that identify a message's file. */
type FileOwner = Pick<ThreadItem, 'id' | 'messageId' | 'type' | 'isFileDeleted'> &
  Partial<Pick<ThreadItem, 'forwardOf'>>;

/** A message's file as an object URL. If `enabled` is false, the file is only downloaded on request. */
export function useAttachment(
  item: FileOwner,
  variant: FileVariant,
  { enabled = true }: { enabled?: boolean } = {},
) {
  const { attachments, fileKey, loadFile } = useMessaging();
  const key = fileKey(item, variant);
  const state = useSyncExternalStore(
    (onChange) => attachments.subscribe(key, onChange),
    () => attachments.get(key),
  );
  const isMissing = state.url === undefined && state.progress === null && !state.isFailed;
  const load = () => void loadFile(item, variant);

  const isWanted = enabled && isMissing && !item.isFileDeleted && item.type !== 'text';
  useEffect(() => {
    if (isWanted) void loadFile(item, variant);
  }, [isWanted, loadFile, item, variant]);

  return { ...state, load };
}

function save(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Saves a message's file under its own name. Rejects if the download fails. */
export function useAttachmentDownload(): (item: ThreadItem) => Promise<void> {
  const { attachments, fileKey, loadFile } = useMessaging();
  return async (item) => {
    const variant = item.type === 'image' ? pictureVariant(item, 'large') : 'original';
    const key = fileKey(item, variant);
    const release = attachments.subscribe(key, () => {});
    try {
      await loadFile(item, variant);
      const { url } = attachments.get(key);
      if (url === undefined) throw new Error('The file could not be downloaded.');
      save(url, item.fileName ?? '');
    } finally {
      release();
    }
  };
}
