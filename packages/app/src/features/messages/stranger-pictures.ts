import { useCallback, useMemo, useState } from 'react';
import { useSignedInMember } from '../../app-context.tsx';
import type { Chat } from './chat-cache.ts';
import { useChatMembers } from './chat-members.ts';
import { isWithStranger } from './chat-rights.ts';
import type { ThreadItem } from './thread-item.ts';

interface Picture extends Pick<ThreadItem, 'own' | 'type'> {
  readonly senderId: string | null;
}

export interface StrangerPictures {
  /** Whether the picture or video of this message waits for a press. */
  readonly isHidden: (item: Picture) => boolean;
  /** Shows all pictures of the chat from now on. */
  readonly show: () => void;
}

/** Earlier versions of the app stored another value also after a message, which was no press. */
const PRESSED = 'pressed';

const isVisual = ({ type }: Pick<ThreadItem, 'type'>): boolean => type === 'image' || type === 'video';

function wasPressed(key: string): boolean {
  try {
    return localStorage.getItem(key) === PRESSED;
  } catch {
    return false;
  }
}

function remember(key: string): void {
  try {
    localStorage.setItem(key, PRESSED);
  } catch {
    // The browser stores nothing. The choice then lasts as long as the open chat.
  }
}

/**
 * The pictures of members who are no friends are hidden until the reader shows one. The browser remembers this for each chat.
 * Until the chat and the members of a group chat are loaded, pictures are hidden, too.
 */
export function useStrangerPictures(chatId: string, chat: Chat | null): StrangerPictures {
  const { _id: ownId } = useSignedInMember();
  // The Cookie Policy names the beginning of this key.
  const key = `stranger-pictures/${ownId}/${chatId}`;
  const [isShown, setShown] = useState(() => wasPressed(key));
  const members = useChatMembers(chat);
  const friendIds = useMemo(
    () => new Set(members?.flatMap(({ friends, member }) => (friends ? [member._id] : []))),
    [members],
  );
  const areHidden = isWithStranger(chat) && !isShown;
  // The albums of a chat are grouped anew whenever this changes.
  const isHidden = useCallback(
    (item: Picture) =>
      areHidden && !item.own && isVisual(item) && !(item.senderId !== null && friendIds.has(item.senderId)),
    [areHidden, friendIds],
  );
  return {
    isHidden,
    show: () => {
      remember(key);
      setShown(true);
    },
  };
}
