const lifetime = 5000;
const repeat = 3000;

export interface OthersTyping {
  /** An event has told it. It ends by itself: whoever has gone cannot say so. */
  tell: (chatId: string, isTyping: boolean) => void;
  isTyping: (chatId: string) => boolean;
  subscribe: (onChange: () => void) => () => void;
  close: () => void;
}

/** In which chats the other member is writing now. */
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
    tell(chatId, isTyping) {
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
  /** Called at each stroke of a key, and where the text was sent or emptied. */
  tell: (chatId: string, isTyping: boolean) => void;
  close: () => void;
}

/** Tells the other member that this one writes: again every few seconds, and its end once. */
export function createOwnTyping(
  emit: (chatId: string, isTyping: boolean) => void,
  now: () => number,
): OwnTyping {
  let told: { chatId: string; at: number } | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(rest);
    if (told !== null) emit(told.chatId, false);
    told = null;
  };
  return {
    tell(chatId, isTyping) {
      if (!isTyping) {
        if (told?.chatId === chatId) stop();
        return;
      }
      if (told !== null && told.chatId !== chatId) stop();
      if (told === null || told.at + repeat <= now()) {
        emit(chatId, true);
        told = { chatId, at: now() };
      }
      clearTimeout(rest);
      rest = setTimeout(stop, lifetime);
    },
    close: () => clearTimeout(rest),
  };
}
