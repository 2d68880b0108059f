// Gives each new message an English text: the message itself, until somebody writes a more natural text.
import { join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

const [catalog] = await getCatalogs(
  getConfig({ configPath: join(import.meta.dirname, '../lingui.config.ts') }),
);
const messages = await catalog?.read('en');
if (catalog === undefined || messages === undefined) throw new Error('There is no English catalogue.');

const filled = Object.entries(messages).map(([id, message]) => [
  id,
  message.translation === '' ? { ...message, translation: id } : message,
]);
await catalog.write('en', Object.fromEntries(filled));
