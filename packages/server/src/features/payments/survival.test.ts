import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../../../test/crash-writer.ts';
import { freePort } from '../../../test/free-port.ts';
import { parseMail } from '../../../test/mail-server.ts';
import { startServerProcess } from '../../../test/server-process.ts';
import { createStorage, type TestStorage } from '../../../test/storage.ts';
import { readConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { FolderMailer } from '../../platform/mail/folder-mailer.ts';

const DEATHS = 6;
const GIFTS = 4;

let storage: TestStorage;
let database: Database;
let port: number;

const start = () =>
  startServerProcess({ dataFolder: storage.folder, databaseUrl: storage.databaseUrl, port });

beforeAll(async () => {
  storage = await createStorage();
  port = await freePort();
  const config = readConfig(storage.environment);
  database = await openDatabase(config, pino({ level: 'silent' }), 'command');
});

afterAll(async () => {
  await database.close();
  await storage.remove();
});

/** Returns the references of the stored emails with instructions. */
async function instructed(): Promise<string[]> {
  const kept = await new FolderMailer(join(storage.folder, 'mail')).list(1000);
  const mails = await Promise.all(kept.map(({ message }) => parseMail(message)));
  return mails.map(({ text }) => /Memo: (\w{8})/u.exec(text ?? '')?.[1] ?? '');
}

test('a server that crashes repeatedly sends the instructions of each payment once', async () => {
  for (let death = 0; death < DEATHS; death += 1) {
    const server = await start();
    const { token } = await callApi<{ token: string }>(server.url, 'POST', '/auth/signup', null, {
      first_name: 'Felicity',
      last_name: 'of Carthage',
      email: `felicity-${death}@example.org`,
      password: 'Perpetua-and-Felicity-203',
      termsAccepted: true,
    });
    let answered = 0;
    const enough = Promise.withResolvers<void>();
    const give = async (): Promise<void> => {
      const gift = { contact: 'felicity@example.org', fullName: 'Felicity of Carthage', amount: 1 };
      await callApi(server.url, 'POST', '/payment/create', token, gift);
      answered += 1;
      // The server is killed after it has responded to only some of the requests.
      if (answered === 1 + (death % GIFTS)) enough.resolve();
    };
    const gifts = Promise.allSettled(Array.from({ length: GIFTS }, () => give()));
    await enough.promise;
    await server.kill();
    await gifts;
  }
  // On PostgreSQL the lock of a crashed server expires after two minutes. The test makes it expire immediately.
  await database.write
    .updateTable('jobs')
    .set({ due_at: 0 })
    .where('outcome', 'is', null)
    .where('kind', '=', 'payment.instructions')
    .execute();
  const server = await start();
  const payments = () => database.read.selectFrom('payments').select(['reference', 'state']).execute();
  await expect.poll(async () => (await payments()).every(({ state }) => state === 'instructed')).toBe(true);
  await server.stop();
  const references = (await payments()).map(({ reference }) => reference);
  expect(references.length).toBeGreaterThan(0);
  expect((await instructed()).toSorted()).toEqual(references.toSorted());
  const steps = await database.read.selectFrom('payment_steps').select('state').execute();
  expect(steps).toHaveLength(references.length * 2);
}, 120_000);
