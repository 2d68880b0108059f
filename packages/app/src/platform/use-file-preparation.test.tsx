import { setupI18n } from '@lingui/core';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { AppContext, type App } from '../app-context.tsx';
import { largestPicture } from './picture-rules.ts';
import type { PreparedFile } from './pictures/prepare-files.ts';
import { useFilePreparation } from './use-file-preparation.ts';

const aFile = (name: string, size = 1): File =>
  Object.defineProperty(new File(['x'], name), 'size', { value: size });
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const app = { languages: { current: () => i18n } } as unknown as App;

/** A form that uses the hook. The test decides when a file is ready. */
async function open(reachable = true) {
  const runs: { file: File; signal: AbortSignal; finish: (fault?: 'broken') => void }[] = [];
  const prepared: string[] = [];
  const sent: string[] = [];
  const load = async () => {
    if (!reachable) throw new TypeError('Failed to fetch');
    return {
      prepareFile: async (_: App, file: File, signal: AbortSignal) => {
        const { promise, resolve } = Promise.withResolvers<PreparedFile>();
        const finish = (fault?: 'broken') =>
          resolve(
            fault === undefined
              ? { chosen: file, file, fault: null, refusal: null }
              : { chosen: file, file: null, fault, refusal: 'It cannot be read.' },
          );
        runs.push({ file, signal, finish });
        return promise;
      },
    };
  };
  const hook: { current: ReturnType<typeof useFilePreparation> | null } = { current: null };
  function Form() {
    const preparation = useFilePreparation({
      load,
      onPrepared: ({ chosen, refusal }) =>
        prepared.push(refusal === null ? chosen.name : `${chosen.name}: ${refusal}`),
      submit: () => sent.push(prepared.join(', ')),
    });
    useEffect(() => {
      hook.current = preparation;
    });
    return <p>{preparation.pending.length}</p>;
  }
  const root = createRoot(document.createElement('div'));
  const close = () => root.unmount();
  onTestFinished(close);
  root.render(
    <AppContext value={app}>
      <Form />
    </AppContext>,
  );
  await expect.poll(() => hook.current).not.toBeNull();
  const form = () => {
    if (hook.current === null) throw new Error('The form is not rendered.');
    return hook.current;
  };
  /** The files whose preparation has started. Aborted ones are marked. */
  const begun = () => runs.map(({ file, signal }) => `${file.name}${signal.aborted ? ' (aborted)' : ''}`);
  return { form, runs, begun, prepared, sent, close };
}

test('files are prepared one after another', async () => {
  const { form, runs, begun, prepared } = await open();
  form().prepare([aFile('a'), aFile('b')]);
  form().prepare([aFile('c')]);
  await expect.poll(begun).toEqual(['a']);
  expect(form().pending).toHaveLength(3);
  runs[0]?.finish();
  await expect.poll(begun).toEqual(['a (aborted)', 'b']);
  runs[1]?.finish('broken');
  await expect.poll(begun).toEqual(['a (aborted)', 'b (aborted)', 'c']);
  runs[2]?.finish();
  await expect.poll(() => prepared).toEqual(['a', 'b: It cannot be read.', 'c']);
  await expect.poll(() => form().pending).toEqual([]);
});

test('cancelling a file ends its preparation, but not that of other files', async () => {
  const { form, runs, begun, prepared } = await open();
  const [a, b, c] = [aFile('a'), aFile('b'), aFile('c')];
  form().prepare([a, b, c]);
  await expect.poll(begun).toEqual(['a']);
  form().cancel(b);
  await expect.poll(() => form().pending).toEqual([a, c]);
  expect(begun()).toEqual(['a']);
  form().cancel(a);
  await expect.poll(begun).toEqual(['a (aborted)', 'c']);
  runs[0]?.finish();
  runs[1]?.finish();
  await expect.poll(() => prepared).toEqual(['c']);
});

test('nothing is prepared for a form that was closed', async () => {
  const { form, begun, close } = await open();
  form().prepare([aFile('a'), aFile('b')]);
  await expect.poll(begun).toEqual(['a']);
  close();
  await expect.poll(begun).toEqual(['a (aborted)']);
});

test('another choice ends the preparation of the first', async () => {
  const { form, runs, begun, prepared } = await open();
  form().replace(aFile('a'));
  await expect.poll(begun).toEqual(['a']);
  form().replace(aFile('b'));
  await expect.poll(begun).toEqual(['a (aborted)', 'b']);
  runs[0]?.finish('broken');
  runs[1]?.finish();
  await expect.poll(() => prepared).toEqual(['b']);
});

test('a submit waits for the files, and the form shows that it waits', async () => {
  const { form, runs, begun, sent } = await open();
  form().prepare([aFile('a')]);
  await expect.poll(begun).toEqual(['a']);
  form().submit();
  await expect.poll(() => form().isSubmitWaiting).toBe(true);
  expect(sent).toEqual([]);
  runs[0]?.finish();
  await expect.poll(() => sent).toEqual(['a']);
  await expect.poll(() => form().isSubmitWaiting).toBe(false);
});

test('a waiting submit is cancelled by a refusal and by removing a file', async () => {
  const { form, runs, begun, sent } = await open();
  form().prepare([aFile('a')]);
  await expect.poll(begun).toEqual(['a']);
  form().submit();
  await expect.poll(() => form().isSubmitWaiting).toBe(true);
  runs[0]?.finish('broken');
  await expect.poll(() => form().isSubmitWaiting).toBe(false);
  const b = aFile('b');
  form().prepare([b]);
  await expect.poll(() => form().pending).toEqual([b]);
  form().submit();
  await expect.poll(() => form().isSubmitWaiting).toBe(true);
  form().cancel(b);
  await expect.poll(() => form().pending).toEqual([]);
  expect(form().isSubmitWaiting).toBe(false);
  expect(sent).toEqual([]);
});

test('if the code that prepares files cannot be loaded, only files up to the server’s limit are sent', async () => {
  const { form, prepared } = await open(false);
  form().prepare([aFile('a'), aFile('b', largestPicture + 1)]);
  await expect.poll(() => prepared).toEqual(['a', 'b: The file is too large: 25 MB at most.']);
});
