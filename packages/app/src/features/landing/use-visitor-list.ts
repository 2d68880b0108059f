import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiClient } from '@parvis/api-client';
import { useApp } from '../../app-context.tsx';

interface VisitorList<Item> {
  /** Undefined while the list is loading, or if it could not be loaded. */
  readonly items?: readonly Item[];
  readonly error?: unknown;
  readonly retry: () => void;
}

/**
 * Reads a list that visitors can see. The landing page does not use the query cache, which is a large part of the
 * code. `read` must be the same function at each render.
 */
export function useVisitorList<Item>(
  read: (api: ApiClient, signal: AbortSignal) => Promise<readonly Item[]>,
): VisitorList<Item> {
  const { api } = useApp();
  const [state, setState] = useState<{ items?: readonly Item[]; error?: unknown }>({});
  const left = useRef<AbortController>(null);

  const load = useCallback(async () => {
    const { signal } = (left.current = new AbortController());
    try {
      const items = await read(api, signal);
      if (!signal.aborted) setState({ items });
    } catch (error) {
      if (!signal.aborted) setState({ error });
    }
  }, [api, read]);

  useEffect(() => {
    void load();
    return () => left.current?.abort();
  }, [load]);

  return {
    ...state,
    retry: () => {
      setState({});
      void load();
    },
  };
}
