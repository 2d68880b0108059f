// Writes the contracts as JSON and the ZIP codes as a table. Parsing the YAML of the contracts at each start would
// take 0.4 s of processor time.
import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { makeZipTable } from './zip-codes.ts';

const outputs = {
  'openapi.yaml': '../src/platform/http/contract.gen.json',
  'asyncapi.yaml': '../src/platform/realtime/events.gen.json',
};
/** Writes each operation and each schema on its own line, so that Git can merge changes to different operations. */
const DEPTH = 3;

function format(value: unknown, depth: number): string {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) {
    return JSON.stringify(value);
  }
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}: ${format(member, depth - 1)}`,
  );
  return `{\n${members.join(',\n')}\n}`;
}

async function update(path: string, generated: Uint8Array): Promise<void> {
  const output = new URL(path, import.meta.url);
  const current = await readFile(output).catch(() => Buffer.alloc(0));
  if (!current.equals(generated)) await writeFile(output, generated);
}

for (const [source, path] of Object.entries(outputs)) {
  const document: unknown = parse(await readFile(new URL(`../../../${source}`, import.meta.url), 'utf8'));
  await update(path, Buffer.from(`${format(document, DEPTH)}\n`));
}
await update('../src/platform/places/zip-codes.gen.bin', makeZipTable());
