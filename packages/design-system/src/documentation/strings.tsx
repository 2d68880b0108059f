import type { Messages } from '../i18n/messages.ts';
import { languages } from './languages.ts';
import { SpecimenTable } from './specimen-table.tsx';
import styles from './blocks.module.css';

/** Returns a sample of a string. It passes a placeholder for names and the number three for numbers. */
const read = (value: unknown): string => {
  if (typeof value !== 'function') return String(value);
  const open = String(value('…', '…', '…'));
  return open.includes('NaN') ? String(value(3, 12, 12)) : open;
};

type StringsProps = {
  /** The names of the strings within `area`. */
  keys: readonly string[];
  /** The area of the strings. */
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
                {[...languages].map(([locale, { name, messages }]) => {
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
