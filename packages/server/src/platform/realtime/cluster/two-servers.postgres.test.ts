import type { components } from '@parvis/api-client/contract';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chatBetween, readChat, send } from '../../../../test/chats.ts';
import { Caller, startCommunity, type Community } from '../../../../test/community.ts';
import { listen, type Listener } from '../../../../test/listener.ts';
import { cutRealtime, isSkipped, testRedisUrl, titleOf, transports } from '../../../../test/redis.ts';
import { openRedis } from '../../redis/redis.ts';
import { loadSecrets } from '../../secrets.ts';

const SECRET = 'one secret for both servers of the test';

let first: Community;
let second: Community;
let addresses: { first: string; second: string };
let maria: Caller;
let josef: Caller;
let chatId: string;
let pages: Listener[] = [];

/** The same member, whose requests go to the second server. */
const atSecond = ({ id, token }: Caller): Caller => new Caller(second, id, token);

async function open(caller: Caller, server: 'first' | 'second'): Promise<Listener> {
  const page = listen(addresses[server], caller.token ?? '');
  pages.push(page);
  await page.next('connected');
  return page;
}

const cuts = {
  PostgreSQL: async () => {
    const administrator = new Client({ connectionString: first.config.databaseUrl ?? '' });
    await administrator.connect();
    await administrator.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'parvis realtime'`,
    );
    await administrator.end();
  },
  Redis: async () => {
    const redis = await openRedis(first.config, loadSecrets(first.config), pino({ level: 'silent' }));
    if (redis === null) throw new Error('The server has no Redis.');
    await cutRealtime(redis.client, redis.prefix);
    await redis.close();
  },
};

for (const transport of transports) {
  const shared: Record<string, string> =
    transport === 'Redis' ? { SECRET, REDIS_URL: testRedisUrl } : { SECRET };
  const cut = cuts[transport];

  describe.skipIf(isSkipped(transport))(`two servers through ${titleOf(transport)}`, () => {
    beforeAll(async () => {
      const config = { presenceGrace: 150 };
      first = await startCommunity({ environment: shared, config });
      const environment = { ...shared, DATABASE_URL: first.config.databaseUrl ?? '' };
      second = await startCommunity({ environment, config });
      addresses = { first: await first.listen(), second: await second.listen() };
    });

    afterAll(async () => {
      await second.close();
      await first.close();
    });

    beforeEach(async () => {
      maria = await first.join();
      josef = await first.join({ firstName: 'Josef' });
      chatId = await chatBetween(maria, josef);
    });

    afterEach(() => {
      for (const page of pages) page.close();
      pages = [];
    });

    test('pages of both servers get the events of a change on one of them', async () => {
      const both = [await open(josef, 'first'), await open(josef, 'second')];
      const { body } = await send(atSecond(maria), chatId, 'Pax et bonum. '.repeat(300));
      for (const page of both) {
        expect(await page.next('new_message')).toMatchObject({ message: { id: body.message.id, seq: 1 } });
      }
    });

    test('a member with a page on the other server gets no notification of a message', async () => {
      const page = await open(josef, 'second');
      await send(maria, chatId);
      await page.next('new_message');
      const { body } = await josef.request<components['schemas']['Counts']>('GET', '/user/counts');
      expect(body.unreadNotifications).toBe(0);
    });

    test('typing reaches a page on the other server', async () => {
      const [hers, his] = [await open(maria, 'first'), await open(josef, 'second')];
      hers.client.typing(chatId, true);
      expect(await his.next('member_typing')).toEqual({ chatId, userId: maria.id, typing: true });
    });

    test('a friend on the other server sees a member come online and go offline', async () => {
      const his = await open(josef, 'second');
      const hers = await open(maria, 'first');
      expect(await his.next('presence_changed')).toMatchObject({ presence: { online: true } });
      expect((await readChat(atSecond(josef), chatId)).presence).toMatchObject({ online: true });
      hers.close();
      expect(await his.next('presence_changed')).toMatchObject({ presence: { online: false } });
      expect((await readChat(atSecond(josef), chatId)).presence).toMatchObject({ online: false });
    });

    test('a log-out on one server closes the page on the other', async () => {
      const page = await open(maria, 'second');
      await maria.request('POST', '/auth/logout');
      expect(await page.next('unauthorized')).toBe(maria.token);
    });

    test('a ban on one server closes the pages on the other', async () => {
      const administrator = await first.join({ role: 'administrator' });
      const page = await open(maria, 'second');
      const { status } = await administrator.request('PUT', `/admin/members/${maria.id}/ban`, {
        body: { reason: 'Insults.' },
      });
      expect(status).toBe(200);
      expect(await page.next('unauthorized')).toBe(maria.token);
    });

    test('after the servers lost each other, pages connect again and ended sessions are closed', async () => {
      const [hers, his] = [await open(maria, 'first'), await open(josef, 'second')];
      // The server is not notified of this end, as if the notification was lost with the connection.
      await first.database.write
        .updateTable('sessions')
        .set({ revoked_at: 1 })
        .where('user_id', '=', maria.id)
        .execute();
      await cut();
      expect(await hers.next('unauthorized')).toBe(maria.token);
      expect(await his.next('connected')).toBe(true);
    });

    test.runIf(transport === 'Redis')('the servers say that they are connected to Redis', async () => {
      const ready = await first.app.inject('/readyz');
      expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', redis: 'connected' }]);
      expect((await first.app.inject('/metrics')).body).toContain('parvis_realtime_bus_up 1');
    });
  });
}
