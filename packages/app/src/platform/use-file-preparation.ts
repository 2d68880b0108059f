import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApp, type App } from '../app-context.tsx';
import { largestPicture } from './picture-rules.ts';
import type { PreparedFile } from './pictures/prepare-files.ts';

type PrepareFile = (app: App, file: File, signal: AbortSignal) => Promise<PreparedFile>;

interface Preparation {
  /** Loads the code that reads files. Called when the first file is chosen. */
  load?: () => Promise<{ prepareFile: PrepareFile }>;
  /** Called with each file as soon as it is ready, in the order in which the files were chosen. */
  onPrepared: (file: PreparedFile) => void;
  /** Sends the chosen files. */
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
    // If the code that prepares files cannot be loaded, the file is sent unprepared, up to the server's size limit.
    if (chosen.size <= largestPicture) return { chosen, file: chosen, fault: null, refusal: null };
    const refusal = app.languages.current()._('The file is too large: 25 MB at most.');
    return { chosen, file: null, fault: 'size', refusal };
  }
}

/** Prepares pictures for the server before they are sent, and refuses unusable files. */
export function useFilePreparation({ load = loadPictures, onPrepared, submit }: Preparation) {
  const app = useApp();
  const [pending, setPending] = useState<readonly File[]>([]);
  const isSubmitWanted = useRef(false);
  const [isSubmitWaiting, setSubmitWaiting] = useState(false);
  // Prepares one file at a time, because each file can take much memory.
  const [current] = pending;
  const isPreparing = current !== undefined;

  const deliver = useEffectEvent((prepared: PreparedFile) => {
    setPending((known) => known.filter((file) => file !== prepared.chosen));
    // Does not submit, because the member must see the refusal before anything is sent.
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

  /** Changes the pending files and cancels a waiting submit. */
  const change = (next: (known: readonly File[]) => readonly File[]) => {
    setPending(next);
    isSubmitWanted.current = false;
    setSubmitWaiting(false);
  };

  return {
    /** The files that are being prepared. */
    pending,
    /** Whether a submit waits for the files. */
    isSubmitWaiting,
    prepare: (files: readonly File[]): void =>
      setPending((known) => (files.length === 0 ? known : [...new Set([...known, ...files])])),
    cancel: (file: File): void => change((known) => known.filter((one) => one !== file)),
    /** Cancels all files that are being prepared, and prepares this one instead. */
    replace: (file: File | null): void => change(() => (file === null ? [] : [file])),
    /** Submits as soon as all files are ready. */
    submit: (): void => {
      isSubmitWanted.current = isPreparing;
      setSubmitWaiting(isPreparing);
      if (!isPreparing) submit();
    },
  };
}
