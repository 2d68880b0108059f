import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { command, root } from './command.ts';

const docs = /^(?:docs\/.+|packages\/[^/]+\/README|README)\.md$|\.mdx$/;
const sources = /(?<!\.gen)\.(?:tsx?|mjs|yaml)$/;
const isComment = (line: string): boolean => /^\s*(?:\/?\*|\/\/|#)/.test(line);
/**
 * Matches two kinds of names: a source file in backticks, such as `features/people/person.ts`, and a test. The name
 * of a test can omit its extension. Names with placeholders do not match.
 */
const names =
  /`(?<inCode>(?:[\w@.-]+\/)*[\w@-][\w@.-]*\.(?:tsx?|mjs|yaml))`|(?<![\w./-])(?<test>(?:[\w-]+\/)*[\w-][\w.-]*\.(?:test|spec)\b(?:\.tsx?\b)?)/g;
/** The build makes these files, so they are not committed. */
const built = /^locales\/\w+\.ts$/;

test('every file that docs and comments name exists', async () => {
  const { output } = await command('git', ['ls-files']);
  const files = output.split('\n').filter((file) => file !== '');
  // Docs and comments can name a file without its first folders, for example `jobs/jobs.ts`.
  const known = new Set(
    files.flatMap((file) => {
      const parts = file.split('/');
      return parts.map((_, index) => parts.slice(index).join('/'));
    }),
  );
  const missing: string[] = [];
  let found = 0;
  for (const file of files.filter((one) => docs.test(one) || sources.test(one))) {
    const text = await readFile(join(root, file), 'utf8');
    for (const line of text.split('\n')) {
      if (!docs.test(file) && !isComment(line)) continue;
      for (const { groups } of line.matchAll(names)) {
        const name = (groups?.['inCode'] ?? groups?.['test'] ?? '').replace(/^\.{1,2}\//, '');
        found += 1;
        const isKnown = ['', '.ts', '.tsx'].some((end) => known.has(name + end));
        if (!isKnown && !built.test(name)) missing.push(`${file}: ${name}`);
      }
    }
  }
  expect(missing).toEqual([]);
  expect(found).toBeGreaterThan(300);
});
