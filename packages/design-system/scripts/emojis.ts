// Generates the names of the emojis in each language from the package emojibase-data, which has them from Unicode's
// CLDR. Only the fields that the picker needs are kept, so that a language is a few kilobytes when it is loaded.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { skinTones, toned } from '../src/patterns/emoji-picker/skin-tones.ts';

type Emoji = {
  readonly emoji: string;
  readonly label: string;
  readonly tags?: readonly string[];
  readonly version: number;
  readonly group?: number;
  readonly order?: number;
  readonly skins?: readonly { readonly emoji: string; readonly tone?: number | readonly number[] }[];
};
type Texts = { readonly groups: readonly { key: string; message: string; order: number }[] };

/** The languages of the names. Other languages of the design system use the English names. */
export const languages = ['en', 'es', 'pt'] as const;

/** The version of September 2022. Devices that are a few years old do not draw newer emojis. */
const NEWEST_VERSION = 15;

/** Whether every tone of the emoji can be computed, so that it need not be stored. */
const hasTones = ({ emoji, skins = [] }: Emoji): boolean =>
  skinTones
    .slice(1)
    .every((tone, index) => skins.find((skin) => skin.tone === index + 1)?.emoji === toned(emoji, tone));

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const folder = dirname(createRequire(import.meta.url).resolve('emojibase-data/package.json'));

const readData = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, path), 'utf8'));

/** A line for each emoji: the emoji, with an asterisk if it has skin tones; its name; its keywords. */
export async function emojiNames(language: string): Promise<string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package's own types need its build
  const emojis = (await readData(`${language}/data.json`)) as readonly Emoji[];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package's own types need its build
  const { groups } = (await readData(`${language}/messages.json`)) as Texts;
  const shown = groups.filter(({ key }) => key !== 'component');
  const linesOf = (group: number): string =>
    emojis
      .filter((emoji) => emoji.group === group && emoji.version <= NEWEST_VERSION)
      .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
      .map(
        (emoji) =>
          `${emoji.emoji}${hasTones(emoji) ? '*' : ''}\t${emoji.label}\t${(emoji.tags ?? []).join(',')}`,
      )
      .join('\n');
  const parts = shown.map(({ message, order }) => `${capitalized(message)}\n${linesOf(order)}`);
  return [
    '// Generated from the package emojibase-data by scripts/emojis.ts.',
    `export const names = ${JSON.stringify(parts.join('\n\n'))};\n`,
  ].join('\n');
}

if (import.meta.main)
  for (const language of languages)
    await writeFile(
      join(import.meta.dirname, `../src/patterns/emoji-picker/names.${language}.gen.ts`),
      await emojiNames(language),
    );
