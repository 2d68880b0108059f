import { useLingui } from '@lingui/react';
import { useCallback, useState, type RefObject } from 'react';
import { useWrite } from '../../platform/use-write.ts';
import type { Mention } from '../../platform/stored-mentions.ts';
import { idsOf, isNameIn, mentionsIn, remembering } from '../mentions/index.ts';
import { useMessaging } from './chat-context.tsx';
import { isEditable } from './message-editing.ts';
import type { ThreadItem } from './thread-item.ts';

interface EditingText {
  readonly id: string;
  readonly text: string;
  /** The members who were chosen during the edit. */
  readonly chosen: readonly Mention[];
}

const sameIds = (some: readonly Mention[], others: readonly Mention[]): boolean =>
  some.length === others.length && some.every(({ _id }) => others.some((other) => other._id === _id));

/** The message whose text is in the composer instead of the draft. */
export interface MessageEditing {
  /** Null while no message is edited. */
  readonly text: string | null;
  change: (text: string) => void;
  /** The mentioned members, and those who were chosen for the text. */
  mentions: { choose: (mention: Mention) => void; isChosen: (query: string) => boolean };
  save: () => Promise<void>;
  cancel: () => void;
}

/** Edits a sent message in the composer. The draft of a new message is kept meanwhile. */
export function useMessageEditing(
  chatId: string,
  items: readonly ThreadItem[],
  fieldRef: RefObject<HTMLTextAreaElement | null>,
) {
  const { i18n } = useLingui();
  const messaging = useMessaging();
  const { write } = useWrite<'edit'>();
  const [editing, setEditing] = useState<EditingText | null>(null);
  const item = items.find(({ id }) => id === editing?.id);
  // Another page can delete the message meanwhile.
  const current = editing === null || item === undefined || item.isDeleted ? null : editing;
  const present = item?.mentions ?? [];
  const known = [...(current?.chosen ?? []), ...present];

  const start = useCallback(
    (id: string, text: string) => {
      setEditing({ id, text, chosen: [] });
      // Waits until the menu has closed, because it returns the focus to its button.
      requestAnimationFrame(() => {
        fieldRef.current?.focus();
        fieldRef.current?.setSelectionRange(text.length, text.length);
      });
    },
    [fieldRef],
  );

  const save = async () => {
    if (current === null || item === undefined || item.messageId === null) return;
    const { messageId } = item;
    const text = current.text.trim();
    const mentions = mentionsIn(text, known);
    const isSaved =
      (text === item.text.trim() && sameIds(mentions, present)) ||
      (await write(
        'edit',
        () => messaging.edit(chatId, messageId, text, idsOf(mentions)),
        i18n._('The message could not be changed'),
      ));
    // A failed edit stays in the field.
    if (isSaved) setEditing((now) => (now?.id === current.id ? null : now));
  };

  return {
    start,
    startLast: (since: number) => {
      const last = items.findLast((one) => isEditable(one, since));
      if (last !== undefined) start(last.id, last.text);
    },
    editing: {
      text: current?.text ?? null,
      change: (text: string) => setEditing((now) => (now === null ? null : { ...now, text })),
      mentions: {
        choose: (mention: Mention) =>
          setEditing((now) => (now === null ? null : { ...now, chosen: remembering(now.chosen, mention) })),
        isChosen: (query: string) => isNameIn(query, known),
      },
      save,
      cancel: () => setEditing(null),
    } satisfies MessageEditing,
  };
}
