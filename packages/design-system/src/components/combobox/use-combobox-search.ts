import { useCallback, useEffect, useRef, useState } from 'react';

export type ComboboxStatus = 'ready' | 'loading' | 'error';

export type ComboboxSearch<Item> = {
  /** The results of the latest search, never those of an earlier text. */
  readonly items: readonly Item[];
  /** The state of the search. */
  readonly status: ComboboxStatus;
  /** Searches for a text after a pause in typing. Pass it to `onInputChange`. */
  readonly search: (text: string) => void;
  /** Repeats the last search. Pass it to `onRetry`. */
  readonly retry: () => void;
};

export type ComboboxSearchOptions = {
  /** How long the user must pause before a search starts, in milliseconds. */
  readonly delay?: number;
  /** The minimum number of characters for a search. */
  readonly minimumLength?: number;
};

/**
 * Searches while the user types. A new text cancels the previous search, so that an old response cannot arrive after a
 * new one.
 */
export function useComboboxSearch<Item>(
  find: (text: string, signal: AbortSignal) => Promise<readonly Item[]>,
  { delay = 250, minimumLength = 1 }: ComboboxSearchOptions = {},
): ComboboxSearch<Item> {
  const [found, setFound] = useState<readonly Item[]>([]);
  const [status, setStatus] = useState<ComboboxStatus>('ready');
  const running = useRef<AbortController | null>(null);
  const lastText = useRef('');
  const latestFind = useRef(find);
  useEffect(() => {
    latestFind.current = find;
  }, [find]);

  const answer = useCallback(async (text: string, signal: AbortSignal) => {
    let items: readonly Item[] = [];
    let next: ComboboxStatus = 'ready';
    try {
      items = await latestFind.current(text, signal);
    } catch {
      next = 'error';
    }
    if (signal.aborted) return;
    setFound(items);
    setStatus(next);
  }, []);

  const start = useCallback(
    (text: string, pause: number) => {
      running.current?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      running.current = controller;
      setStatus('loading');
      const timer = setTimeout(() => {
        void answer(text, signal);
      }, pause);
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
    [answer],
  );

  useEffect(() => () => running.current?.abort(), []);

  const search = useCallback(
    (text: string) => {
      const wanted = text.trim();
      lastText.current = wanted;
      if (wanted.length >= minimumLength) {
        start(wanted, delay);
        return;
      }
      running.current?.abort();
      setFound([]);
      setStatus('ready');
    },
    [delay, minimumLength, start],
  );
  const retry = useCallback(() => start(lastText.current, 0), [start]);

  return { items: found, status, search, retry };
}
