// Writes the pages of docs/machines from the state machines of the app.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { machinePages } from './machine-pages.ts';

const folder = join(import.meta.dirname, '../../../docs/machines');

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [name, text] of machinePages()) await writeFile(join(folder, name), text);
