// This is a worker, because loading the dictionaries and checking a password block a phone for up to a few seconds.
import type { Language } from '../../i18n/languages.ts';
import { loadWarnings } from './password-guesses.ts';

let loaded: { language: Language; warnings: ReturnType<typeof loadWarnings> } | undefined;

addEventListener('message', async ({ data }: MessageEvent<{ password: string; language: Language }>) => {
  const { password, language } = data;
  if (loaded?.language !== language) loaded = { language, warnings: loadWarnings(language) };
  const { warnings } = loaded;
  try {
    postMessage((await warnings)(password));
  } catch {
    // The next password that is sent to the worker loads the dictionary again.
    loaded = undefined;
    postMessage(null);
  }
});
