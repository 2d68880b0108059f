import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { literalTexts } from './literal-texts.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const files = globSync('{components,patterns,provider}/**/*.tsx', { cwd: source }).filter(
  (path) => !/\.(?:stories|test)\.tsx$|samples\.tsx$/.test(path),
);

describe('literal texts in a component', () => {
  it.each([
    ['<p>Close</p>', 'Close'],
    ['<p>{"Close"}</p>', 'Close'],
    ['<p>{open ? "Close" : messages.open}</p>', 'Close'],
    ['<p>{open && "Close"}</p>', 'Close'],
    ['<p>{count + " likes"}</p>', 'likes'],
    ['<p>{`${count} likes`}</p>', 'likes'],
    ['<>Close</>', 'Close'],
    ['<button aria-label="Close" />', 'Close'],
    ['<button aria-label={open ? "Close" : "Open"} />', 'Close'],
    ['<input placeholder={`Search ${name}`} />', 'Search'],
    ['<img alt="A church" />', 'A church'],
    ['({ closeLabel = "Close" }) => closeLabel', 'Close'],
  ])('are found in %s', (jsx, text) => {
    expect(literalTexts('sample.tsx', `const sample = ${jsx};`)).toContain(text);
  });

  it.each([
    '<p>{messages.close}</p>',
    '<p>·</p>',
    '<p>{"—"}</p>',
    '<button aria-label={messages.close} type="button" className="root" />',
    '<p>{kind === "text" ? one : other}</p>',
    '({ tone = "neutral" }) => tone',
  ])('are not found in %s', (jsx) => {
    expect(literalTexts('sample.tsx', `const sample = ${jsx};`)).toEqual([]);
  });

  it('are searched for in every component', () => {
    expect(files.length).toBeGreaterThan(60);
  });

  it.each(files)('are not in %s', async (path) => {
    expect(literalTexts(path, await readFile(`${source}${path}`, 'utf8'))).toEqual([]);
  });
});
