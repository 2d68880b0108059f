import { useLingui } from '@lingui/react';
import { Text } from '@parvis/design-system';
import { useEffect, useRef, useState } from 'react';
import { languageTag } from '../../i18n/languages.ts';

/**
 * The warning appears when no key was pressed for this many milliseconds. Otherwise each key would interrupt a screen
 * reader.
 */
const pause = 400;

/** Says why a password is easy to guess, according to zxcvbn. */
export function PasswordWarning({ password }: { password: string }) {
  const { i18n } = useLingui();
  const language = languageTag(i18n.locale);
  const worker = useRef<Worker>(null);
  const [warning, setWarning] = useState<string | null>(null);

  useEffect(() => {
    const started = new Worker(new URL('password-warning.worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<string | null>) => setWarning(data));
    worker.current = started;
    return () => started.terminate();
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => worker.current?.postMessage({ password, language }), pause);
    return () => clearTimeout(timer);
  }, [password, language]);

  const common = i18n._('This is a common password.');
  const keys = i18n._('Neighboring keys are easy to guess.');
  const repeat = i18n._('Repeats like “aaa” or “abcabc” are easy to guess.');
  const date = i18n._('Dates and years are easy to guess.');
  const name = i18n._('Names are easy to guess.');
  const words: Readonly<Record<string, string>> = {
    topTen: common,
    topHundred: common,
    common,
    similarToCommon: i18n._('This is similar to a common password.'),
    straightRow: keys,
    keyPattern: keys,
    simpleRepeat: repeat,
    extendedRepeat: repeat,
    sequences: i18n._('Sequences like “abc” or “123” are easy to guess.'),
    recentYears: date,
    dates: date,
    wordByItself: i18n._('A single word is easy to guess.'),
    namesByThemselves: name,
    commonNames: name,
  };
  return (
    <Text size="sm" role="status">
      {warning !== null && (words[warning] ?? i18n._('This is easy to guess. Add a few uncommon words.'))}
    </Text>
  );
}
