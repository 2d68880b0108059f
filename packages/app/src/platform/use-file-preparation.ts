import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApp, type App } from '../app-context.tsx';
import { largestPicture } from './picture-rules.ts';
import type { PreparedFile } from './pictures/prepare-files.ts';

type PrepareFile = (app: App, file: File, signal: AbortSignal) => Promise<PreparedFile>;

interface Preparation {
  /** Loads the code that reads the files, with the first choice. */
  load?: () => Promise<{ prepareFile: PrepareFile }>;
  /** Called with each file as soon as it is ready, in the order of the choices. */
  onPrepared: (file: PreparedFile) => void;
  /** Sends what was chosen. */
  submit: () => void;
}

const loadPictures = () => import('./pictures/prepare-files.ts');

async function prepare(
  load: NonNullable<Preparation['load']>,
  app: App,
  chosen: File,
  signal: AbortSignal,
): Promise<PreparedFile> {
  try {
    const { prepareFile } = await load();
    return await prepareFile(app, chosen, signal);
  } catch {
    // Without that code the server judges, which takes no more bytes.
    if (chosen.size <= largestPicture) return { chosen, file: chosen, fault: null, refusal: null };
    const refusal = app.languages.current()._('The file is too large: 25 MB at most.');
    return { chosen, file: null, fault: 'size', refusal };
  }
}

/** Makes pictures fit for the server before they are sent, and refuses files that cannot be. */
export function useFilePreparation({ load = loadPictures, onPrepared, submit }: Preparation) {
  const app = useApp();
  const [pending, setPending] = useState<readonly File[]>([]);
  const isSubmitWanted = useRef(false);
  const [isSubmitWaiting, setSubmitWaiting] = useState(false);
  // One after the other: each may take much memory.
  const [current] = pending;
  const isPreparing = current !== undefined;

  const deliver = useEffectEvent((prepared: PreparedFile) => {
    setPending((known) => known.filter((file) => file !== prepared.chosen));
    // A refusal is read first.
    if (prepared.file === null) isSubmitWanted.current = false;
    if (prepared.file === null || pending.length === 1) setSubmitWaiting(false);
    onPrepared(prepared);
  });

  const submitNow = useEffectEvent(submit);

  useEffect(() => {
    if (current === undefined) return undefined;
    const controller = new AbortController();
    const run = async () => {
      const prepared = await prepare(load, app, current, controller.signal);
      if (!controller.signal.aborted) deliver(prepared);
    };
    void run();
    return () => controller.abort();
  }, [current, load, app]);

  useEffect(() => {
    if (isPreparing || !isSubmitWanted.current) return;
    isSubmitWanted.current = false;
    submitNow();
  }, [isPreparing]);

  /** Also takes back what was to be sent with them. */
  const change = (next: (known: readonly File[]) => readonly File[]) => {
    setPending(next);
    isSubmitWanted.current = false;
    setSubmitWaiting(false);
  };

  return {
    /** What is being prepared. */
    pending,
    /** Whether a submit waits for it. */
    isSubmitWaiting,
    prepare: (files: readonly File[]): void =>
      setPending((known) => (files.length === 0 ? known : [...new Set([...known, ...files])])),
    cancel: (file: File): void => change((known) => known.filter((one) => one !== file)),
    /** Cancels all that is being prepared, and prepares the file instead. */
    replace: (file: File | null): void => change(() => (file === null ? [] : [file])),
    /** Sends as soon as all is prepared. */
    submit: (): void => {
      isSubmitWanted.current = isPreparing;
      setSubmitWaiting(isPreparing);
      if (!isPreparing) submit();
    },
  };
}
