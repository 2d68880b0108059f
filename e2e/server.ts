// Starts the real server with the built app on a temporary data folder, and starts a mail server.
import { mkdirSync, rmSync } from 'node:fs';
import { startMailServer } from '../packages/server/test/mail-server.ts';
import { dataFolderOf } from './data-folder.ts';
import { storeMail } from './mails.ts';

const dataFolder = dataFolderOf(process.env['PORT'] ?? '');
rmSync(dataFolder, { recursive: true, force: true });
mkdirSync(dataFolder);
process.env['DATA_DIR'] = dataFolder;
process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }));

const mailServer = await startMailServer((mail) => storeMail(dataFolder, mail));
process.env['SMTP_URL'] = mailServer.url;
// The mail server does not keep the process alive after the site's own server has closed.
mailServer.unref();

await import('../scripts/start.ts');
