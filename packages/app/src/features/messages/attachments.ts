interface AttachmentState {
  url: string | undefined;
  /** A percentage from 0 to 100 during a download. Otherwise null. */
  progress: number | null;
  isFailed: boolean;
  /** Whether the server no longer has the file. */
  isDeleted: boolean;
}

interface FetchOptions {
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

export type FetchFile = (options: FetchOptions) => Promise<Blob>;

interface AttachmentDependencies {
  createUrl: (blob: Blob) => string;
  revokeUrl: (url: string) => void;
  isDeleted: (error: unknown) => boolean;
  /** The maximum number of bytes to cache for files that are not in use. */
  limit: number;
}

export interface Attachments {
  has: (key: string) => boolean;
  get: (key: string) => AttachmentState;
  /** A file that has subscribers is in use and is not evicted. */
  subscribe: (key: string, onChange: () => void) => () => void;
  /** Resolves once the download has ended. Starts no download if the file is cached or is being downloaded. */
  load: (key: string, fetchFile: FetchFile) => Promise<void>;
  put: (key: string, blob: Blob) => void;
  /** Deletes the stored failures, so that components request the files again. */
  forgetFailures: () => void;
  close: () => void;
}

interface Held {
  url: string;
  bytes: number;
}

const absent: AttachmentState = { url: undefined, progress: null, isFailed: false, isDeleted: false };

// A row that was scrolled out of view is often rendered again soon, so the download of its file continues for this many
// milliseconds.
const timeout = 1000;

/**
 * The files of messages as object URLs. A cached file is not downloaded again. Files that are not in use are evicted
 * when they exceed the limit.
 */
export function createAttachments({
  createUrl,
  revokeUrl,
  isDeleted,
  limit,
}: AttachmentDependencies): Attachments {
  const states = new Map<string, AttachmentState>();
  /** Sorted by use: the least recently used file is first. */
  const held = new Map<string, Held>();
  const fetching = new Map<string, { controller: AbortController; done: Promise<void> }>();
  const users = new Map<string, Set<() => void>>();

  function show(key: string, state: AttachmentState): void {
    states.set(key, state);
    for (const listener of users.get(key) ?? []) listener();
  }

  function touch(key: string): void {
    const known = held.get(key);
    if (known === undefined) return;
    held.delete(key);
    held.set(key, known);
  }

  function evict(key: string): void {
    const known = held.get(key);
    if (known !== undefined) revokeUrl(known.url);
    held.delete(key);
    states.delete(key);
  }

  function trim(): void {
    const unused = [...held].filter(([key]) => !users.has(key));
    let bytes = unused.reduce((sum, [, file]) => sum + file.bytes, 0);
    for (const [key, file] of unused) {
      if (bytes <= limit) return;
      evict(key);
      bytes -= file.bytes;
    }
  }

  function put(key: string, blob: Blob): void {
    if (held.has(key)) return;
    // Aborts a running download of the same file, because the progress or failure of that download would replace this
    // file.
    fetching.get(key)?.controller.abort();
    fetching.delete(key);
    const url = createUrl(blob);
    held.set(key, { url, bytes: blob.size });
    show(key, { ...absent, url });
    trim();
  }

  async function fetchInto(key: string, fetchFile: FetchFile, controller: AbortController): Promise<void> {
    const { signal } = controller;
    show(key, { ...absent, progress: 0 });
    try {
      const blob = await fetchFile({
        signal,
        onProgress: (progress) => {
          if (!signal.aborted) show(key, { ...absent, progress });
        },
      });
      if (!signal.aborted) put(key, blob);
    } catch (error) {
      if (!signal.aborted) show(key, { ...absent, isFailed: true, isDeleted: isDeleted(error) });
    } finally {
      if (fetching.get(key)?.controller === controller) fetching.delete(key);
    }
  }

  function cancel(key: string): void {
    const running = fetching.get(key);
    if (running === undefined) return;
    fetching.delete(key);
    running.controller.abort();
    show(key, absent);
  }

  return {
    has: (key) => held.has(key),
    get: (key) => states.get(key) ?? absent,
    subscribe(key, onChange) {
      const present = users.get(key) ?? new Set();
      users.set(key, present.add(onChange));
      touch(key);
      return () => {
        present.delete(onChange);
        if (present.size > 0) return;
        users.delete(key);
        trim();
        setTimeout(() => {
          if (!users.has(key)) cancel(key);
        }, timeout);
      };
    },
    async load(key, fetchFile) {
      if (held.has(key)) return;
      const running = fetching.get(key);
      if (running !== undefined) {
        await running.done;
        return;
      }
      const controller = new AbortController();
      const done = fetchInto(key, fetchFile, controller);
      fetching.set(key, { controller, done });
      await done;
    },
    put,
    forgetFailures() {
      for (const [key, { isFailed, isDeleted: isLost }] of states) if (isFailed && !isLost) show(key, absent);
    },
    close() {
      for (const key of fetching.keys()) cancel(key);
      for (const key of held.keys()) evict(key);
    },
  };
}
