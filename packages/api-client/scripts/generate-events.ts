import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { eventTypes, type EventDocument } from './event-types.ts';

const source = new URL('../../../asyncapi.yaml', import.meta.url);
const output = new URL('../src/events.gen.ts', import.meta.url);

const document: EventDocument = parse(await readFile(source, 'utf8'));
const generated = eventTypes(document);

const current = await readFile(output, 'utf8').catch(() => '');
if (current !== generated) await writeFile(output, generated);
