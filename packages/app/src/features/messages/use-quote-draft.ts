import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { isRecord } from '../../platform/is-record.ts';
import { drafts } from '../../platform/draft-store.ts';
import type { QuotedMessage } from './outbox-entry.ts';
import { quotedMessageOf } from './quoted-message.ts';
import type { ThreadItem } from './thread-item.ts';

/** Checks the shape of a stored quote, because another version of the app can have stored another shape. */
const isQuoted = (value: unknown): value is QuotedMessage =>
  isRecord(value) && typeof value['id'] === 'string';

export interface QuoteDraft {
  quoted: QuotedMessage | null;
  /** Quotes another message, or none. */
  choose: (quoted: QuotedMessage | null) => void;
  /** Quotes this message, and focuses the field. */
  reply: (item: ThreadItem) => void;
}

/** The message to which the member is about to reply. It is saved with the draft of the chat. */
export function useQuoteDraft(target: string, field: RefObject<HTMLElement | null>): QuoteDraft {
  const [draft, setDraft] = useState<{ target: string; quoted: QuotedMessage | null }>({
    target,
    quoted: null,
  });
  // If the member chooses a message before the stored draft has been read, the stored draft is ignored.
  const touched = useRef<string | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const restore = async () => {
      const stored = await drafts.load(target, isQuoted);
      if (isCurrent && stored !== undefined && touched.current !== target)
        setDraft({ target, quoted: stored });
    };
    void restore();
    return () => {
      isCurrent = false;
    };
  }, [target]);

  const choose = useCallback(
    (quoted: QuotedMessage | null) => {
      touched.current = target;
      setDraft({ target, quoted });
      if (quoted === null) drafts.remove(target);
      else drafts.save(target, quoted);
    },
    [target],
  );
  const reply = useCallback(
    (item: ThreadItem) => {
      choose(quotedMessageOf(item));
      field.current?.focus();
    },
    [choose, field],
  );
  return { quoted: draft.target === target ? draft.quoted : null, choose, reply };
}
