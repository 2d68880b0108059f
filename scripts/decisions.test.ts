import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './command.ts';

const folder = join(root, 'docs/decisions');
const unused = new Set([60, 61]);

/** The number, title and file of each record, in order. Throws if a record has no number, title, status or date. */
async function records() {
  const files = (await readdir(folder)).filter((file) => /^\d/.test(file));
  return await Promise.all(
    files.toSorted().map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8');
      const head = /^# (?<number>\d+)\. (?<title>.+)\n\nStatus: \w+\. Date: \d{4}-\d\d-\d\d\./.exec(text);
      if (head?.groups === undefined)
        throw new Error(`${file} does not follow the template in docs/decisions/README.md.`);
      return { file, number: Number(head.groups['number']), title: head.groups['title'] ?? '', text };
    }),
  );
}

test('the index lists every decision record, with its number, title and status', async () => {
  const index = await readFile(join(folder, 'README.md'), 'utf8');
  const rows = index.split('\n').filter((line) => /^- \[\d/.test(line));
  const expected = (await records()).map(({ file, number, title }) => `- [${number}. ${title}](${file})`);
  expect(rows.map((row) => row.slice(0, row.indexOf('.md)') + 4))).toEqual(expected);
  for (const row of rows) expect(row).toMatch(/\.md\), (?:accepted|superseded)[^:]*: [A-Z\d`].+\.$/);
});

test('numbers have no gaps except those in the index', async () => {
  const numbers = (await records()).map(({ number }) => number);
  const all = Array.from({ length: numbers.at(-1) ?? 0 }, (_, index) => index + 1);
  expect(numbers).toEqual(all.filter((number) => !unused.has(number)));
});

test('every record follows the template, and fits on a page', async () => {
  const headings = ['Context', 'Decision', 'Consequences', 'Alternatives'];
  const wrong = (await records()).filter(({ text }) => {
    const sections = text
      .split(/^## /mu)
      .slice(1)
      .map((section) => section.trim().split('\n'));
    const isComplete = sections.every((section) => section.length > 1);
    return (
      sections.map(([heading]) => heading).join() !== headings.join() ||
      !isComplete ||
      text.split('\n').length > 60 ||
      text.split(/\s+/u).filter((word) => /\w/u.test(word)).length > 600
    );
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
