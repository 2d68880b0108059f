// Loads the settings of this clone. Commands that run the server or work on its data need them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';

const file = join(root, '.env');
if (existsSync(file)) process.loadEnvFile(file);
