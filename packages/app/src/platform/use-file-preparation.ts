import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApp, type App } from '../app-context.tsx';
import type { PreparedFile } from './pictures/prepare-files.ts';

type PrepareFiles = (app: App, files: readonly File[]) => Promise<readonly PreparedFile[]>;

interface Preparation {
  /** Loads the code that reads the files, with the first choice. */
  load?: () => Promise<{ prepareFiles: PrepareFiles }>;
  /** Called with the files of each choice, in the order of the choices. */
  onPrepared: (files: readonly PreparedFile[]) => void;
  /** Sends what was chosen. */
  submit: () => void;
}

const loadPictures = () => import('./pictures/prepare-files.ts');

async function prepare(
  load: NonNullable<Preparation['load']>,
  app: App,
  files: readonly File[],
): Promise<readonly PreparedFile[]> {
  try {
    const { prepareFiles } = await load();
    return await prepareFiles(app, files);
  } catch {
    // Without that code the server judges.
    return files.map((file) => ({ chosen: file, file, fault: null, refusal: null }));
  }
}

/** Makes pictures fit for the server before they are sent, and refuses files that cannot be. */
export function useFilePreparation({ load = loadPictures, onPrepared, submit }: Preparation) {
  const app = useApp();
  const [choices, setChoices] = useState<readonly (readonly File[])[]>([]);
  const isSubmitWanted = useRef(false);
  const [current] = choices;
  const isPreparing = current !== undefined;

  const deliver = useEffectEvent((files: readonly PreparedFile[]) => {
    setChoices((known) => known.slice(1));
    // A refusal is read first.
    if (files.some(({ file }) => file === null)) isSubmitWanted.current = false;
    onPrepared(files);
  });

  const submitNow = useEffectEvent(submit);

  useEffect(() => {
    if (current === undefined) return undefined;
    let isCurrent = true;
    const run = async () => {
      const files = await prepare(load, app, current);
      if (isCurrent) deliver(files);
    };
    void run();
    return () => {
      isCurrent = false;
    };
  }, [current, load, app]);

  useEffect(() => {
    if (isPreparing || !isSubmitWanted.current) return;
    isSubmitWanted.current = false;
    submitNow();
  }, [isPreparing]);

  return {
    /** What is being prepared. */
    pending: choices.flat(),
    prepare: (files: readonly File[]): void => {
      if (files.length > 0) setChoices((known) => [...known, files]);
    },
    cancel: (file: File): void =>
      setChoices((known) => known.map((files) => files.filter((one) => one !== file))),
    /** Sends as soon as all is prepared. */
    submit: (): void => {
      isSubmitWanted.current = isPreparing;
      if (!isPreparing) submit();
    },
  };
}
