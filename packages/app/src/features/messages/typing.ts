const lifetime = 5000;
const repeat = 3000;

export interface OthersTyping {
  /**
   * Stores whether the other participant is typing. This expires after some time, because a disconnected member cannot
   * report the end.
   */
  set: (chatId: string, isTyping: boolean) => void;
  isTyping: (chatId: string) => boolean;
  subscribe: (onChange: () => void) => () => void;
  close: () => void;
}

/** The chats in which the other participant is typing. */
export function createOthersTyping(): OthersTyping {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  const end = (chatId: string) => {
    clearTimeout(timers.get(chatId));
    timers.delete(chatId);
  };
  const show = () => {
    for (const listener of listeners) listener();
  };
  return {
    set(chatId, isTyping) {
      end(chatId);
      if (isTyping)
        timers.set(
          chatId,
          setTimeout(() => {
            end(chatId);
            show();
          }, lifetime),
        );
      show();
    },
    isTyping: (chatId) => timers.has(chatId),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    close() {
      for (const chatId of timers.keys()) end(chatId);
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
