import { messages as arabic } from '../i18n/ar/index.ts';
import { messages as english } from '../i18n/en/index.ts';
import { messages as spanish } from '../i18n/es/index.ts';
import { messages as french } from '../i18n/fr/index.ts';
import { messages as italian } from '../i18n/it/index.ts';
import type { Messages } from '../i18n/messages.ts';
import { messages as polish } from '../i18n/pl/index.ts';
import { messages as portuguese } from '../i18n/pt/index.ts';
import { SpecimenTable } from './specimen-table.tsx';
import styles from './blocks.module.css';

const languages: ReadonlyArray<readonly [locale: string, name: string, messages: Messages]> = [
  ['en', 'English', english],
  ['es', 'Español', spanish],
  ['pt', 'Português', portuguese],
  ['it', 'Italiano', italian],
  ['pl', 'Polski', polish],
  ['fr', 'Français', french],
  ['ar', 'العربية', arabic],
];

/** A sample of a string: a placeholder for names, three for numbers. */
const read = (value: unknown): string => {
  if (typeof value !== 'function') return String(value);
  const open = String(value('…', '…', '…'));
  return open.includes('NaN') ? String(value(3, 12, 12)) : open;
};

type StringsProps = {
  /** The names of the strings within their area. */
  keys: readonly string[];
  /** The area they belong to. */
  area?: keyof Messages;
};

/** A component's built-in strings in every language. */
export function Strings({ keys, area = 'components' }: StringsProps) {
  return (
    <SpecimenTable
      heads={['String', 'In each language']}
      label="Strings"
      rows={
        new Map(
          keys.map((key) => [
            key,
            [
              <code className={styles.code} key={key}>
                {area}.{key}
              </code>,
              <ul className={styles.languages} key={key}>
                {languages.map(([locale, name, messages]) => {
                  const value: unknown = Reflect.get(messages[area] ?? {}, key);
                  if (value === undefined) throw new Error(`There is no string ${area}.${key} in ${name}.`);
                  return (
                    <li key={locale}>
                      <span className={styles.language} lang={locale}>
                        {name}
                      </span>{' '}
                      <span dir="auto" lang={locale}>
                        {read(value)}
                      </span>
                    </li>
                  );
                })}
              </ul>,
            ],
          ]),
        )
      }
    />
  );
}
