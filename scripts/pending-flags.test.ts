import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { command, root } from './command.ts';

type Part = Record<string, unknown>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const isFunction = ({ type }: Part): boolean =>
  ['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression'].includes(String(type));

function* partsOf(part: unknown, entersFunctions: boolean): Generator<Part> {
  if (!isPart(part)) return;
  yield part;
  // The callbacks of a promise run in order. All other functions can run at any time.
  const isThen =
    part['type'] === 'CallExpression' &&
    isPart(part['callee']) &&
    isPart(part['callee']['property']) &&
    ['then', 'catch', 'finally'].includes(String(part['callee']['property']['name']));
  for (const child of Object.values(part)) {
    for (const inner of Array.isArray(child) ? child : [child]) {
      if (!isPart(inner)) continue;
      if (isThen && isFunction(inner)) yield { type: 'AwaitExpression' };
      if (entersFunctions || isThen || !isFunction(inner)) yield* partsOf(inner, entersFunctions);
    }
  }
}

const sets = ({ arguments: values }: Part, wanted: boolean): boolean =>
  Array.isArray(values) && isPart(values[0]) && values[0]['value'] === wanted;

const calleeOf = ({ type, callee }: Part): string | null =>
  type === 'CallExpression' && isPart(callee) && typeof callee['name'] === 'string' ? callee['name'] : null;

/**
 * Finds states that a component sets to true before an await and to false after it. Such a state lasts as long as a
 * promise. Returns the setters of these states.
 */
function pendingFlags(path: string, source: string): string[] {
  const parts = [...partsOf(parseSync(path, source).program, true)];
  const setters = new Set<unknown>(
    parts
      .filter(
        ({ type, init }) => type === 'VariableDeclarator' && isPart(init) && calleeOf(init) === 'useState',
      )
      .flatMap(({ id }) => (isPart(id) && Array.isArray(id['elements']) ? [id['elements'][1]?.name] : [])),
  );
  const found = new Set<string>();
  for (const { type, body } of parts) {
    if (type !== 'BlockStatement' || !Array.isArray(body)) continue;
    body.forEach((statement: Part, index) => {
      const { expression } = statement;
      if (!isPart(expression)) return;
      const setter = calleeOf(expression);
      if (setter === null || !setters.has(setter) || !sets(expression, true)) return;
      let isAwaited = false;
      for (const later of body.slice(index + 1).flatMap((one) => [...partsOf(one, false)])) {
        if (later['type'] === 'AwaitExpression') isAwaited = true;
        if (isAwaited && calleeOf(later) === setter && sets(later, false)) found.add(setter);
      }
    });
  }
  return [...found].map((setter) => `${path}: ${setter}`);
}

const component = (body: string) =>
  `const [busy, setBusy] = useState(false);\nconst f = async () => {${body}};`;

test.each([
  'setBusy(true); await work(); setBusy(false);',
  'setBusy(true); try { await work(); } finally { setBusy(false); }',
  'if (busy) return; setBusy(true); try { await work(); } catch (error) { show(error); } setBusy(false);',
  'setBusy(true); work().finally(() => setBusy(false));',
])('a state that lasts as long as a promise is found: %s', (body) => {
  expect(pendingFlags('a.ts', component(body))).toEqual(['a.ts: setBusy']);
});

test.each([
  'setBusy(false); try { await work(); } catch (error) { setBusy(true); }',
  'if (isOpen) { setBusy(true); } else { await work(); setBusy(false); }',
  'setBusy(true); await work({ onDone: () => setBusy(false) });',
  'await work(); setBusy(true); setBusy(false);',
  'setOther(true); await work(); setOther(false);',
])('any other state is not: %s', (body) => {
  expect(pendingFlags('a.ts', component(body))).toEqual([]);
});

/** Decision 94 gives the reasons for these exceptions. */
const exceptions = [
  'packages/app/src/failures/loading-failure.tsx: setRetrying',
  'packages/app/src/features/marketplace/use-listing-sending.ts: setSending',
  'packages/app/src/features/sign-in/second-factor-form.tsx: setAskingPasskey',
  'packages/app/src/features/sign-in/sign-in-form.tsx: setAskingPasskey',
];

test('the app uses `useWrite` for writes, and no screen has its own flag', { timeout: 60_000 }, async () => {
  const { output } = await command('git', ['ls-files', 'packages/app/src/*.ts', 'packages/app/src/*.tsx']);
  const files = output
    .trim()
    .split('\n')
    .filter((file) => !file.includes('/locales/'));
  expect(files.length).toBeGreaterThan(500);
  const found = await Promise.all(
    files.map(async (file) => pendingFlags(file, await readFile(join(root, file), 'utf8'))),
  );
  expect(found.flat().toSorted((a, b) => a.localeCompare(b))).toEqual(exceptions);
});
