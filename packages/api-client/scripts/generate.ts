import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import ts from 'typescript';
import { parse } from 'yaml';

const contract = new URL('../../../openapi.yaml', import.meta.url);
const output = new URL('../src/contract.gen.ts', import.meta.url);
const patternOutput = new URL('../src/patterns.gen.ts', import.meta.url);

const blob = ts.factory.createTypeReferenceNode('Blob');

const nodes = await openapiTS(contract, {
  alphabetize: false,
  // A file is a Blob in the client; as text it would be sent as "{}" without a word from the compiler.
  transform: (schema) => (schema.format === 'binary' ? blob : undefined),
});
const generated = `${COMMENT_HEADER}${astToString(nodes)}`;

/** What a form asks for as the contract does, by the name of its schema. */
const sharedPatterns = { transferContact: 'TransferContact' };

function patternOf(document: unknown, name: string): string {
  const { components } = document as { components: { schemas: Record<string, { pattern?: string }> } };
  const pattern = components.schemas[name]?.pattern;
  if (pattern === undefined) throw new Error(`The contract has no pattern of ${name}.`);
  return pattern;
}

const document: unknown = parse(await readFile(contract, 'utf8'));
const patterns = Object.entries(sharedPatterns).map(
  ([constant, name]) =>
    `export const ${constant} = new RegExp(${JSON.stringify(patternOf(document, name))}, 'u');\n`,
);

async function write(file: URL, text: string): Promise<void> {
  const current = await readFile(file, 'utf8').catch(() => '');
  if (current !== text) await writeFile(file, text);
}

await write(output, generated);
await write(patternOutput, `${COMMENT_HEADER}${patterns.join('')}`);
