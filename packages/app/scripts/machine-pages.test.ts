import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawMachine } from './machine-drawing.ts';
import { command, documentedMachines, machinePages } from './machine-pages.ts';

const folder = join(import.meta.dirname, '../../../docs/machines');
const sources = join(import.meta.dirname, '../src');

describe('the pages of the machines', () => {
  const pages = machinePages();

  test('in docs/machines show the machines as they are', async () => {
    const names = new Set([...pages.keys(), ...(await readdir(folder))]);
    const isCurrent = async (name: string) =>
      pages.get(name) === (await readFile(join(folder, name), 'utf8').catch(() => null));
    const outdated: string[] = [];
    for (const name of names)
      if (!(await isCurrent(name))) outdated.push(`docs/machines/${name} is outdated: run ${command}`);
    expect(outdated).toEqual([]);
  });

  test('cover each machine of the app, and each machine is defined in a single file', async () => {
    const files = (await readdir(sources, { recursive: true })).filter((file) =>
      /(?<!\.test)\.ts$/.test(file),
    );
    const machines: string[] = [];
    for (const file of files) {
      const text = await readFile(join(sources, file), 'utf8');
      if (!text.includes('createMachine(')) continue;
      const isWhole = / = setup\(\{[^]+\}\)\.createMachine\(\{/.test(text);
      machines.push(isWhole ? file : `${file} has no setup() before createMachine()`);
    }
    expect(machines.toSorted()).toEqual(documentedMachines.map(({ source }) => source).toSorted());
  });
});

/**
 * These patterns match statements that every version of Mermaid parses, unless a word in them is a keyword of Mermaid.
 */
const words = String.raw`[\w.,/[\] ]+(?:<br/>[\w.,/[\] ]+)*`;
const forms = [
  /^stateDiagram-v2$/,
  /^state "[\w,/() ]+" as \w+(?: \{)?$/,
  new RegExp(String.raw`^\w+ : ${words}$`),
  new RegExp(String.raw`^(?:\w+|\[\*\]) --> (?:\w+|\[\*\])(?: : ${words})?$`),
  /^\}$/,
];

test.for(documentedMachines.map(({ machine }) => [machine.id, machine] as const))(
  'the drawing of %s uses only the simple syntax of Mermaid',
  ([, machine]) => {
    const lines = drawMachine(machine)
      .split('\n')
      .map((line) => line.trim());
    expect(lines.filter((line) => !forms.some((form) => form.test(line)))).toEqual([]);
    expect(lines.filter((line) => line.endsWith('{')).length).toBe(
      lines.filter((line) => line === '}').length,
    );
    const declared = new Set(lines.flatMap((line) => / as (\w+)/.exec(line)?.[1] ?? []));
    const ends = lines.flatMap((line) => /^(\S+) --> (\S+)/.exec(line)?.slice(1) ?? []);
    expect(ends.filter((id) => id !== '[*]' && !declared.has(id))).toEqual([]);
  },
);
