import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import ts from 'typescript';

const contract = new URL('../../../openapi.yaml', import.meta.url);
const output = new URL('../src/contract.gen.ts', import.meta.url);

const blob = ts.factory.createTypeReferenceNode('Blob');

const nodes = await openapiTS(contract, {
  alphabetize: false,
  // A file is a Blob in the client; as text it would be sent as "{}" without a word from the compiler.
  transform: (schema) => (schema.format === 'binary' ? blob : undefined),
});
const generated = `${COMMENT_HEADER}${astToString(nodes)}`;

const current = await readFile(output, 'utf8').catch(() => '');
if (current !== generated) await writeFile(output, generated);
