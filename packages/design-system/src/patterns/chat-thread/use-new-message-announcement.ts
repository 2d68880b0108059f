import { useEffect, useRef, useState } from 'react';
import type { ChatMessages } from '../../i18n/chat.ts';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { summaryOf, type ThreadMessage } from './thread-rows.ts';

// If there are more new messages than this, only their number is announced. Nobody would listen to a page of messages.
const maxAnnounced = 3;

/** A message with its author, or a line. */
const textOf = (message: ThreadMessage, chat: ChatMessages): string => {
  const summary = summaryOf(message, chat);
  return message.line === undefined ? chat.says(message.author, summary) : summary;
};

type Announcement = { readonly id: string; readonly text: string };

/**
 * Announces other members' new messages at the end of the chat, and messages that could not be sent. Does not
 * announce messages from the history.
 */
export function useNewMessageAnnouncement(
  messages: readonly ThreadMessage[],
  { busy, follows }: { busy: boolean; follows: boolean },
): Announcement | null {
  const chat = useChatMessages();
  const known = useRef<{ readonly newest: string | undefined; readonly failed: ReadonlySet<string> } | null>(
    null,
  );
  const [announcement, setAnnouncement] = useState<Announcement | null>(null);

  useEffect(() => {
    if (busy) return;
    const failed = new Set(messages.filter(({ state }) => state === 'failed').map(({ id }) => id));
    const before = known.current;
    const newest = messages.at(-1)?.id;
    known.current = { newest, failed };
    if (before === null) return;

    const newlyFailed = messages.findLast(({ id }) => failed.has(id) && !before.failed.has(id));
    if (newlyFailed !== undefined) {
      const text = chat.says(chat.failed, summaryOf(newlyFailed, chat));
      setAnnouncement({ id: `failed ${newlyFailed.id}`, text });
      return;
    }
    if (newest === undefined || newest === before.newest || !follows) return;
    const from = messages.findLastIndex(({ id }) => id === before.newest);
    const arrived = messages.slice(from + 1).filter(({ own }) => !own);
    if (arrived.length === 0 || (from < 0 && before.newest !== undefined)) return;
    const text =
      arrived.length > maxAnnounced
        ? chat.newMessages(arrived.length)
        : arrived.map((message) => textOf(message, chat)).join(' ');
    setAnnouncement({ id: newest, text });
  }, [messages, busy, follows, chat]);

  return announcement;
}
