import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
} from 'react';
import { hasMessage, messagesOf, type ThreadMessage, type ThreadRow } from './thread-rows.ts';
import { endThreshold, type ThreadList } from './use-thread-list.ts';

/** Whether the thread has a height. On a phone, it has none while another part of the screen is shown instead. */
export function useHasHeight(scroller: RefObject<HTMLElement | null>): boolean {
  const [hasRoom, setRoom] = useState(false);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setRoom(element.clientHeight > 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return hasRoom;
}

/** Scrolls to the end or to the first unread message. Returns true once the thread has reached that position. */
export function useInitialScroll(list: ThreadList, rows: readonly ThreadRow[]): boolean {
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

/** Returns the id of the newest message that was loaded by scrolling. Such a message does not count as new. */
export function useNewestLoadedId(hasNewer: boolean, newestId: string | undefined): string | null {
  const [loaded, setLoaded] = useState<{ readonly hasNewer: boolean; readonly id: string | null }>({
    hasNewer: false,
    id: null,
  });
  // The last page of messages arrives in the same update in which `hasNewer` becomes false.
  const isLoaded = hasNewer || loaded.hasNewer;
  const id = isLoaded ? (newestId ?? null) : loaded.id;
  if (loaded.hasNewer !== hasNewer || loaded.id !== id) setLoaded({ hasNewer, id });
  return id;
}

/**
 * Scrolls to the member's own new messages. Returns how many messages of others have arrived since the reader left the
 * end. Returns null while the end is visible, and 0 while the newest messages are not loaded.
 */
export function useFollowEnd(
  list: ThreadList,
  messages: readonly ThreadMessage[],
  scroller: RefObject<HTMLElement | null>,
  { loadedId, hasNewer }: { loadedId: string | null; hasNewer: boolean },
): number | null {
  const newest = messages.at(-1);
  const newestId = newest?.id;
  const known = useRef<string | undefined>(undefined);
  const showOwn = useEffectEvent((id: string | undefined) => {
    // A line is no message of the member, even if it says what the member has done.
    const isOwnMessage = newest?.own === true && newest.line === undefined;
    if (known.current !== undefined && known.current !== id && id !== loadedId && isOwnMessage) list.toEnd();
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
  // Elements around the list can shrink it after the first render. So a layout effect measures the first height, before
  // the list shrinks.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    let height = element.clientHeight;
    const observer = new ResizeObserver(() => {
      const lost = height - element.clientHeight;
      height = element.clientHeight;
      const below = element.scrollHeight - element.scrollTop - height - lost;
      if (lost > 0 && below <= endThreshold) keepEnd();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

  if (hasNewer) return 0;
  if (away === null) return null;
  const left = messages.findLastIndex(({ id }) => id === away.since || id === loadedId);
  return messages.slice(left + 1).filter(({ own, line }) => !own && line === undefined).length;
}

type LoadNearEdge = {
  /** Whether the message at the edge is near the visible part. */
  readonly isNear: boolean;
  readonly edgeId: string | undefined;
  readonly enabled: boolean;
  readonly onLoad: (() => void) | undefined;
};

/** Loads more messages before the reader reaches the edge. Loads only once for each message at the edge. */
export function useLoadNearEdge({ isNear, edgeId, enabled, onLoad }: LoadNearEdge): void {
  const requested = useRef<string | undefined>(undefined);
  const request = useEffectEvent((id: string | undefined) => {
    if (requested.current === id) return;
    requested.current = id;
    onLoad?.();
  });
  useEffect(() => {
    if (isNear && enabled) request(edgeId);
  }, [isNear, enabled, edgeId]);
}

type NewestSeen = {
  readonly isOpened: boolean;
  readonly rows: readonly ThreadRow[];
  readonly lastVisible: number;
  readonly onSeen: ((id: string) => void) | undefined;
};

/** Reports the newest message that was visible on a visible page. Never reports an older message after it. */
export function useNewestSeen({ isOpened, rows, lastVisible, onSeen }: NewestSeen): void {
  const reported = useRef<string | undefined>(undefined);
  const row = isOpened ? rows[lastVisible] : undefined;
  const id = row === undefined ? undefined : messagesOf(row).at(-1)?.id;
  const report = useEffectEvent((seen: string | undefined) => {
    if (document.hidden || seen === undefined) return;
    const { current: before } = reported;
    // An album grows, so its row can contain a message that is newer than the reported one.
    if (before === seen) return;
    if (before !== undefined && lastVisible < rows.findLastIndex((other) => hasMessage(other, before)))
      return;
    reported.current = seen;
    onSeen?.(seen);
  });
  useEffect(() => {
    const listen = () => report(id);
    listen();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, [id]);
}

/** Scrolls to a message as soon as the message is loaded, and again after the target was removed. */
export function useScrollToMessage(
  list: ThreadList,
  rows: readonly ThreadRow[],
  targetId: string | null | undefined,
  hasRoom: boolean,
): void {
  const shown = useRef<string | null>(null);
  const isThere =
    targetId !== undefined && targetId !== null && rows.some((row) => hasMessage(row, targetId));
  const show = useEffectEvent((wanted: string) => {
    if (shown.current === wanted) return;
    shown.current = wanted;
    list.toRow(
      rows.findIndex((row) => hasMessage(row, wanted)),
      'center',
    );
  });
  useEffect(() => {
    if (!isThere) shown.current = null;
    else if (hasRoom) show(targetId);
  }, [isThere, hasRoom, targetId]);
}

/**
 * Tracks which message has the focus, so that its row stays mounted when it is scrolled out of view. Uses React's
 * events, which also bubble from a dialog that the row has opened. Otherwise the row would be unmounted, and its dialog
 * would close.
 */
export function useFocusedMessage() {
  const focused = useRef<string | null>(null);
  const last = useRef<string | null>(null);
  return {
    focused,
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      if (currentTarget.contains(target)) {
        last.current = target.closest<HTMLElement>('[data-message]')?.dataset['message'] ?? null;
      }
      focused.current = last.current;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}

/** Returns a ref that focuses the element of the target once. Its row is rendered only after the thread has scrolled. */
export function useTargetFocus(targetId: string | null | undefined): (element: HTMLElement | null) => void {
  const taken = useRef<string | null>(null);
  useEffect(() => {
    if (targetId === null || targetId === undefined) taken.current = null;
  }, [targetId]);
  return useCallback(
    (element) => {
      if (element === null || targetId === null || targetId === undefined || taken.current === targetId)
        return;
      taken.current = targetId;
      // React does not know this attribute, so the element keeps the focus when it is no longer the target.
      element.tabIndex = -1;
      element.focus({ preventScroll: true });
    },
    [targetId],
  );
}
