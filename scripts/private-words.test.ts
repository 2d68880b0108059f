import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { command, root } from './command.ts';

/**
 * Words that the code once used for things that have a standard name. The English words among them remain possible in
 * comments.
 */
const inIdentifiers = new Set(
  (
    'admit admits deed deeds hopeless keeper occasion occasions patience patient refusals standings steadiness tell ' +
    'tells telling ties told trouble untold vigilance'
  ).split(' '),
);
const anywhere = (
  'comeBack concealments firstTries givingUp HopelessJob makeOnce outboxBook outboxTurn pageWatch plainWords shutOut ' +
  'takeOver takesBack tellFailure Vigilance'
).split(' ');
/** Stored values keep their names, because renaming them would rewrite the data of every installation. */
const stored = new Map([
  ['comeBack', /^packages\/server\/src\/features\/second-factor\//],
  [
    'concealments',
    /^packages\/server\/src\/(?:features\/(?:hidden-content|marketplace|relations)|platform\/database)\//,
  ],
]);

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[\s_]+/);

function namesIn(part: unknown, found = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return found;
  if ('type' in part && part.type === 'Identifier' && 'name' in part) found.add(String(part.name));
  for (const member of Object.values(part)) namesIn(member, found);
  return found;
}

function privateWords(path: string, source: string): string[] {
  const { program, comments } = parseSync(path, source);
  const names = [...namesIn(program)];
  const exempt = (word: string) => stored.get(word)?.test(path) === true;
  return [
    ...names.filter((name) => wordsOf(name).some((word) => inIdentifiers.has(word))),
    ...anywhere.filter(
      (word) => !exempt(word) && (names.includes(word) || comments.some(({ value }) => value.includes(word))),
    ),
  ].map((word) => `${path}: ${word}`);
}

test('private words are found in names and comments, and not in texts', () => {
  const source = `// They givingUp at once.\nconst tellAll = 'I was told.';\nexport const Told_twice = { hold: tellAll };`;
  expect(privateWords('a.ts', source)).toEqual(['a.ts: tellAll', 'a.ts: Told_twice', 'a.ts: givingUp']);
});

test('no source has a private word', { timeout: 60_000 }, async () => {
  const { output } = await command('git', ['ls-files', '*.ts', '*.tsx']);
  const files = output
    .trim()
    .split('\n')
    // Migrations never change; catalogues and generated code have no names of their own.
    .filter((file) => !/\.gen\.ts$|\/locales\/|\/migrations\/|private-words\.test\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const found = await Promise.all(
    files.map(async (file) => privateWords(file, await readFile(join(root, file), 'utf8'))),
  );
  expect(found.flat()).toEqual([]);
});
