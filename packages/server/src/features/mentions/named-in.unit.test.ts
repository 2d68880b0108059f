import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isNamedIn } from './named-in.ts';

type Case = Readonly<{ text: string; name: string; found: boolean }>;

// The design system links names by the same rule. Its test reads these cases, too.
const shared = join(import.meta.dirname, '../../../../../contract/mention-cases.json');
const cases: readonly Case[] = JSON.parse(await readFile(shared, 'utf8'));

test.each(cases)('whether $text names $name: $found', ({ text, name, found }) => {
  expect(isNamedIn(text, name)).toBe(found);
});
