import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { command, root } from './command.ts';
import { privateWords, unusedExemptions } from './private-words.ts';

test.each([
  ['an identifier', 'a.ts', 'const tellAll = 1;', 'tell'],
  ['a type', 'a.tsx', 'interface Departure {}', 'departure'],
  ['a constant', 'a.ts', 'const TOLD_TWICE = 1;', 'told'],
  ['a property', 'a.ts', 'export const a = { takesBack: 1 };', 'takes back'],
  ['a comment', 'a.ts', '// The patience of the server.', 'patience'],
  ['a name in a comment', 'a.ts', '/** See `promises`. */', 'promises'],
  ['the name of a file', 'src/staff-deeds.ts', '', 'deeds'],
  ['the name of a folder', 'features/concealments/index.ts', '', 'concealments'],
  ['the name of a picture', 'docs/screens/admin-promises.webp', '', 'promises'],
  ['a path of the contract', 'contract/a.yaml', '  /admin/promises:\n    get:', 'promises'],
  ['an operation', 'contract/a.yaml', '      operationId: listDoubts', 'doubts'],
  ['a schema', 'contract/a.yaml', '  DoubtPayload:\n    type: object', 'doubt'],
  ['a property of the contract', 'contract/a.yaml', '      concealed:\n', 'concealed'],
  ['a description', 'contract/a.yaml', 'description: Members who were shut out.', 'shut out'],
  ['an event', 'asyncapi.yaml', '  tell:\n    action: send', 'tell'],
  ['a sentence of a page', 'docs/a.md', 'The exclusions end at night.', 'exclusions'],
  ['code of a page', 'README.md', 'See `keepRefusals`.', 'refusals'],
  ['a story’s page', 'a.mdx', '# Steadiness', 'steadiness'],
  ['a private member', 'a.ts', 'class A { #giveUp() {} }', 'give up'],
  ['a name of two words', 'a.ts', 'const promiseAlerts = 1;', 'promise'],
  ['the title of a test', 'a.test.ts', "test.each([1])('the departure of %s', run);", 'departure'],
  ['a template in a title', 'a.test.ts', 'describe(`a ${name} that was shut out`, run);', 'shut out'],
  ['a thrown error', 'a.ts', "throw new Error('No patience.');", 'patience'],
  ['a module of JavaScript', 'a.mjs', 'const lane = 1;', 'lane'],
  ['a class', 'a.css', '.chat-lane { color: red; }', 'lane'],
  ['a comment of a stylesheet', 'a.css', '/* The deeds. */', 'deeds'],
  ['a table', 'a.sql', 'create table exclusions (id text);', 'exclusions'],
  ['a comment of a query', 'a.sql', '-- Vigilance.', 'vigilance'],
  ['an element', 'a.html', '<p id="trouble">', 'trouble'],
  ['a key', 'a.json', '{ "takeBack": 1 }', 'take back'],
])('a private word is found in %s', (_, path, source, word) => {
  expect(privateWords(path, source)).toEqual([`${path}: ${word}`]);
});

test.each([
  ['a text for members', 'a.ts', "const text = 'I was told with patience.';"],
  ['usual English in a comment', 'a.ts', '// The terms promise an answer, as said above; it tells why.'],
  ['usual English on a page', 'docs/a.md', 'Listeners go away and come back, and the text promises nothing.'],
  ['a promise of JavaScript', 'a.ts', 'const { promise } = Promise.withResolvers(); fromPromise(promise);'],
  ['a text of a page', 'a.html', '<p>We told you with patience.</p>'],
  ['a text of data', 'a.json', '{ "text": "We told you." }'],
  ['a stored name', 'packages/server/src/features/staff/jobs.ts', 'interface Stored { exclusionId: string }'],
])('%s is not a private word', (_, path, source) => {
  expect(privateWords(path, source)).toEqual([]);
});

test('no file contains a private word, and every exemption is used', { timeout: 60_000 }, async () => {
  const { output } = await command('git', ['ls-files']);
  const paths = output
    .trim()
    .split('\n')
    // Migrations never change, and catalogues and generated code have no names of their own. The last two patterns
    // are files that list old names.
    .filter(
      (path) =>
        !/^openapi\.yaml$|\.gen\.|\/locales\/|\/migrations\/|\/private-words\.|\/testing-moved-journeys\.md$/.test(
          path,
        ),
    );
  expect(paths.length).toBeGreaterThan(3000);
  const isText = /\.(?:css|html|json|mdx?|mjs|sql|tsx?|yaml)$/;
  const files = await Promise.all(
    paths.map(
      async (path) => [path, isText.test(path) ? await readFile(join(root, path), 'utf8') : ''] as const,
    ),
  );
  expect(files.flatMap(([path, source]) => privateWords(path, source))).toEqual([]);
  expect(unusedExemptions(files)).toEqual([]);
});
