import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ThreadMessage, ThreadRow } from './thread-rows.ts';
import { nearness, type ThreadList } from './use-thread-list.ts';

/** Begins at the end, or at the first message that was not read. True as soon as it stands there. */
export function useOpening(list: ThreadList, rows: readonly ThreadRow[]): boolean {
  const isFilled = rows.length > 0;
  const [isOpened, setOpened] = useState(false);
  const open = useEffectEvent(() => {
    const unread = rows.findIndex(({ isFirstUnread }) => isFirstUnread);
    if (unread > 0) list.toRow(unread, 'start');
    else list.toEnd();
  });
  useLayoutEffect(() => {
    if (!isFilled) return undefined;
    open();
    const frame = requestAnimationFrame(() => setOpened(true));
    return () => cancelAnimationFrame(frame);
  }, [isFilled]);
  return isOpened;
}

/**
 * Goes to what the reader writes. Of what others write, counts what came since the reader left the end; null while they
 * are there.
 */
export function useFollowing(
  list: ThreadList,
  messages: readonly ThreadMessage[],
  scroller: RefObject<HTMLElement | null>,
): number | null {
  const newest = messages.at(-1);
  const newestId = newest?.id;
  const known = useRef<string | undefined>(undefined);
  const showOwn = useEffectEvent((id: string | undefined) => {
    if (known.current !== undefined && known.current !== id && newest?.own === true) list.toEnd();
    known.current = id;
  });
  useLayoutEffect(() => showOwn(newestId), [newestId]);

  const [away, setAway] = useState<{ readonly since: string | undefined } | null>(null);
  const look = useEffectEvent(() => {
    const atEnd = list.isAtEnd();
    setAway((before) => (atEnd ? null : (before ?? { since: newestId })));
  });
  useEffect(() => {
    const element = scroller.current;
    const listen = () => look();
    element?.addEventListener('scroll', listen, { passive: true });
    return () => element?.removeEventListener('scroll', listen);
  }, [scroller]);

  const keepEnd = useEffectEvent(() => list.toEnd());
  // Before what stands around it takes its room: that may be later than the first look at it.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    let height = element.clientHeight;
    const observer = new ResizeObserver(() => {
      const lost = height - element.clientHeight;
      height = element.clientHeight;
      const below = element.scrollHeight - element.scrollTop - height - lost;
      if (lost > 0 && below <= nearness) keepEnd();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

  if (away === null) return null;
  const left = messages.findLastIndex(({ id }) => id === away.since);
  return messages.slice(left + 1).filter(({ own }) => !own).length;
}

type Foresight = {
  /** The oldest message is near. */
  readonly isNear: boolean;
  readonly oldestId: string | undefined;
  readonly enabled: boolean;
  readonly onLoadOlder: (() => void) | undefined;
};

/** Asks for older messages before the reader comes to the oldest: once for each that is the oldest. */
export function useForesight({ isNear, oldestId, enabled, onLoadOlder }: Foresight): void {
  const asked = useRef<string | undefined>(undefined);
  const ask = useEffectEvent((id: string | undefined) => {
    if (asked.current === id) return;
    asked.current = id;
    onLoadOlder?.();
  });
  useEffect(() => {
    if (isNear && enabled) ask(oldestId);
  }, [isNear, enabled, oldestId]);
}

type Sight = {
  readonly isOpened: boolean;
  readonly messages: readonly ThreadMessage[];
  readonly lastVisible: number;
  readonly onSeen: ((id: string) => void) | undefined;
};

/** Tells the newest message that was in sight while somebody looked at the page; never an older one afterwards. */
export function useSight({ isOpened, messages, lastVisible, onSeen }: Sight): void {
  const told = useRef<string | undefined>(undefined);
  const id = isOpened ? messages[lastVisible]?.id : undefined;
  const tell = useEffectEvent((seen: string | undefined) => {
    if (document.hidden || seen === undefined) return;
    if (lastVisible <= messages.findLastIndex((message) => message.id === told.current)) return;
    told.current = seen;
    onSeen?.(seen);
  });
  useEffect(() => {
    const listen = () => tell(id);
    listen();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, [id]);
}

/** Brings a message in sight, as soon as it is there. */
export function useTarget(
  list: ThreadList,
  messages: readonly ThreadMessage[],
  targetId: string | null | undefined,
): void {
  const isThere = targetId !== undefined && targetId !== null && messages.some(({ id }) => id === targetId);
  const show = useEffectEvent((wanted: string | null | undefined) =>
    list.toRow(
      messages.findIndex(({ id }) => id === wanted),
      'center',
    ),
  );
  useEffect(() => {
    if (isThere) show(targetId);
  }, [isThere, targetId]);
}

/** Remembers which message has the focus, so that it is kept when it goes out of sight. */
export function useKeptFocus(
  scroller: RefObject<HTMLElement | null>,
  focused: RefObject<string | null>,
): void {
  useEffect(() => {
    const element = scroller.current;
    const keep = ({ target }: FocusEvent) => {
      const message = target instanceof Element ? target.closest<HTMLElement>('[data-message]') : null;
      focused.current = message?.dataset['message'] ?? null;
    };
    const forget = () => {
      focused.current = null;
    };
    element?.addEventListener('focusin', keep);
    element?.addEventListener('focusout', forget);
    return () => {
      element?.removeEventListener('focusin', keep);
      element?.removeEventListener('focusout', forget);
    };
  }, [scroller, focused]);
}
