// The contracts as JSON: a server that parsed their YAML would take 0.4 s of processor time longer to start.
import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';

const outputs = {
  'openapi.yaml': '../src/platform/http/contract.gen.json',
  'asyncapi.yaml': '../src/platform/realtime/events.gen.json',
};
/** Down to the operations and the schemas, each of which has a line: so changes of different ones can be merged. */
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

for (const [source, path] of Object.entries(outputs)) {
  const output = new URL(path, import.meta.url);
  const document: unknown = parse(await readFile(new URL(`../../../${source}`, import.meta.url), 'utf8'));
  const generated = `${format(document, DEPTH)}\n`;
  const current = await readFile(output, 'utf8').catch(() => '');
  if (current !== generated) await writeFile(output, generated);
}
