// Its own thread: preparing the dictionaries and a check take from a tenth of a second to some seconds on a phone.
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
    // The next message loads it again.
    loaded = undefined;
    postMessage(null);
  }
});
