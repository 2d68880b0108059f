// The real server with the built app, on an empty data folder that goes when it ends.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dataFolder = mkdtempSync(join(tmpdir(), 'parvis-e2e-'));
process.env['DATA_DIR'] = dataFolder;
process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }));

await import('../scripts/start.ts');
