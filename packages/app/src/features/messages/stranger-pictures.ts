import { useEffect, useState } from 'react';
import { useSignedInMember } from '../../app-context.tsx';
import type { Chat } from './chat-cache.ts';
import { isWithStranger } from './chat-rights.ts';
import type { ThreadItem } from './thread-item.ts';

export interface StrangerPictures {
  /** Whether the picture or video of this message waits for a press. */
  readonly isHidden: (item: Pick<ThreadItem, 'own' | 'type'>) => boolean;
  /** Shows all pictures of the chat from now on. */
  readonly show: () => void;
}

const isVisual = ({ type }: Pick<ThreadItem, 'type'>): boolean => type === 'image' || type === 'video';

function wasShown(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function remember(key: string): void {
  try {
    localStorage.setItem(key, 'shown');
  } catch {
    // The browser stores nothing. The choice then lasts as long as the open chat.
  }
}

/**
 * The pictures of a member who is no friend, and those of others in a group chat, are hidden until the member shows one or
 * has written. The owners of a group chat see them at once. The browser remembers the choice for each chat. Until the chat
 * is loaded, pictures are hidden, too.
 */
export function useStrangerPictures(
  chatId: string,
  chat: Pick<Chat, 'friends' | 'group'> | null,
  items: readonly ThreadItem[],
): StrangerPictures {
  const { _id: ownId } = useSignedInMember();
  // The Cookie Policy names the beginning of this key.
  const key = `stranger-pictures/${ownId}/${chatId}`;
  const [isShown, setShown] = useState(() => wasShown(key));
  const isStranger = isWithStranger(chat);
  const hasWritten = isStranger && items.some(({ own, event }) => own && event === undefined);
  // The own message can be on a page of the chat that is not loaded the next time.
  useEffect(() => {
    if (chat !== null && hasWritten) remember(key);
  }, [chat, hasWritten, key]);
  const isHidden = isStranger && !isShown && !hasWritten;
  return {
    isHidden: (item) => isHidden && !item.own && isVisual(item),
    show: () => {
      remember(key);
      setShown(true);
    },
  };
}
