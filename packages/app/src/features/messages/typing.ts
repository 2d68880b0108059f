const lifetime = 5000;
const repeat = 3000;

export interface TypingMember {
  readonly userId: string;
  /** Null in a chat of two, and from a server of the previous release. */
  readonly firstName: string | null;
}

type TypingMembers = ReadonlyMap<string, readonly TypingMember[]>;

export interface OthersTyping {
  /**
   * Stores whether a member is typing. This expires after some time, because a disconnected member cannot
   * report the end.
   */
  set: (chatId: string, userId: string, isTyping: boolean, firstName?: string) => void;
  /** The members who are typing, by chat. The map and its lists are replaced when they change. */
  typing: () => TypingMembers;
  subscribe: (onChange: () => void) => () => void;
  close: () => void;
}

/** The members who are typing, in the order in which they began. */
export function createOthersTyping(): OthersTyping {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  let current: TypingMembers = new Map();

  const change = (chatId: string, members: readonly TypingMember[]) => {
    const next = new Map(current);
    if (members.length === 0) next.delete(chatId);
    else next.set(chatId, members);
    current = next;
    for (const listener of listeners) listener();
  };
  const set = (chatId: string, userId: string, isTyping: boolean, firstName: string | null = null) => {
    const key = `${chatId}/${userId}`;
    clearTimeout(timers.get(key));
    timers.delete(key);
    if (isTyping)
      timers.set(
        key,
        setTimeout(() => set(chatId, userId, false), lifetime),
      );
    const before = current.get(chatId) ?? [];
    if (before.some((member) => member.userId === userId) === isTyping) return;
    const others = before.filter((member) => member.userId !== userId);
    change(chatId, isTyping ? [...others, { userId, firstName }] : others);
  };
  return {
    set,
    typing: () => current,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    close() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      listeners.clear();
    },
  };
}

export interface OwnTyping {
  /** Call this at each keystroke, and after the text was sent or cleared. */
  report: (chatId: string, isTyping: boolean) => void;
  close: () => void;
}

/**
 * Reports that this member is typing. Repeats the report every few seconds while the member types. Reports the end
 * once.
 */
export function createOwnTyping(
  emit: (chatId: string, isTyping: boolean) => void,
  now: () => number,
): OwnTyping {
  let reported: { chatId: string; at: number } | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(rest);
    if (reported !== null) emit(reported.chatId, false);
    reported = null;
  };
  return {
    report(chatId, isTyping) {
      if (!isTyping) {
        if (reported?.chatId === chatId) stop();
        return;
      }
      if (reported !== null && reported.chatId !== chatId) stop();
      if (reported === null || reported.at + repeat <= now()) {
        emit(chatId, true);
        reported = { chatId, at: now() };
      }
      clearTimeout(rest);
      rest = setTimeout(stop, lifetime);
    },
    close: () => clearTimeout(rest),
  };
}
