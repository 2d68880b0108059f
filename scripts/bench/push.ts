import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { callApi } from '../../packages/server/test/crash-writer.ts';
import { startGroupChat, type GroupChat } from '../../packages/server/test/group-chat-way.ts';
import { password, type Member } from '../../packages/server/test/message-way.ts';
import { startPushService, type PushBrowser } from '../../packages/server/test/push-service.ts';
import { startServerProcess } from '../../packages/server/test/server-process.ts';
import { root } from '../command.ts';
import { engines, type Bench, type Engine } from './bench.ts';
import { quantile } from './latency.ts';
import type { Figure } from './report.ts';

const MEMBERS = 200;
const BROWSERS_OF_EACH = 6;
const SUBSCRIPTIONS = (MEMBERS - 1) * BROWSERS_OF_EACH;
const EVENTS = 5;
/** The longest time until all browsers have a message, in milliseconds. */
const MOST = 30_000;
/** How much longer a request may take if its event goes to all these browsers. */
const MOST_FACTOR = 1.5;

/** A new chat for each event, because a chat notifies a member once until it is read. */
async function newChat(url: string, { members, groupId }: GroupChat): Promise<string> {
  const [owner, ...others] = members;
  if (owner === undefined) throw new Error('The group has no owner.');
  const { chat } = await callApi<{ chat: { _id: string } }>(url, 'POST', '/chat/group/create', owner.token, {
    name: 'Choir of Saint Cecilia',
    members: others.map(({ _id }) => _id),
    groupId,
  });
  return chat._id;
}

/** Sends a message that notifies all members, and returns the time of the request in milliseconds. */
async function send(url: string, group: GroupChat): Promise<number> {
  const [owner] = group.members;
  if (owner === undefined) throw new Error('The group has no owner.');
  const chatId = await newChat(url, group);
  const begun = performance.now();
  await callApi(url, 'POST', '/message/create', owner.token, { chatId, text: 'We begin at seven.' });
  return performance.now() - begun;
}

const median = (times: readonly number[]): number =>
  quantile(
    times.toSorted((one, other) => one - other),
    0.5,
  );

async function subscribe(url: string, members: readonly Member[], newBrowser: () => PushBrowser) {
  const browsers: PushBrowser[] = [];
  const add = async (email: string) => {
    const { token } = await callApi<Member>(url, 'POST', '/auth/signin', null, { email, password });
    const browser = newBrowser();
    await callApi(url, 'PUT', '/push/subscription', token, browser.subscription);
    browsers.push(browser);
  };
  for (const { email } of members)
    await Promise.all(Array.from({ length: BROWSERS_OF_EACH }, () => add(email)));
  return browsers;
}

async function measureEngine(bench: Bench, engine: Engine): Promise<Figure[]> {
  console.log(`Preparing push messages, ${engine}: ${SUBSCRIPTIONS} browsers…`);
  const service = await startPushService();
  bench.atEnd(() => service.close());
  const { url, stop } = await startServerProcess({
    dataFolder: join(bench.folder, `push-${engine}`),
    databaseUrl: await bench.databaseUrl(engine),
    port: bench.nextPort(),
    script: join(root, 'packages/server/test/push-site.ts'),
    environment: { PUSH_PORT: service.port },
  });
  bench.atEnd(stop);
  const group = await startGroupChat(url, MEMBERS);
  const groupWithout = await startGroupChat(url, MEMBERS, 'agnes');
  const browsers = await subscribe(url, group.members.slice(1), () => service.browser());

  console.log('Measuring push messages…');
  const times: Record<'with' | 'without' | 'received', number[]> = { with: [], without: [], received: [] };
  // Alternates, because other load on the machine then affects both.
  for (let sent = 1; sent <= EVENTS; sent += 1) {
    times.without.push(await send(url, groupWithout));
    times.with.push(await send(url, group));
    const begun = performance.now();
    while (browsers.some(({ received }) => received.length < sent)) {
      if (performance.now() - begun > 2 * MOST)
        throw new Error('Not all browsers have received the message.');
      await pause(20);
    }
    times.received.push(performance.now() - begun);
  }
  const [withBrowsers, without] = [median(times.with), median(times.without)];
  const slowest = Math.max(...times.received);
  const factor = withBrowsers / without;
  return [
    {
      name: `Request whose event goes to ${browsers.length} browsers, ${engine}, beside one without browsers`,
      measured: `p50 ${withBrowsers.toFixed(1)} ms`,
      reference: `p50 ${without.toFixed(1)} ms`,
      ratio: `${factor.toFixed(2)} x`,
      target: `at most ${MOST_FACTOR} x`,
      reached: factor <= MOST_FACTOR,
    },
    {
      name: `Time until all ${browsers.length} browsers have it, ${engine}`,
      measured: `${(slowest / 1000).toFixed(1)} s`,
      reference: `${EVENTS} events`,
      ratio: `${(slowest / browsers.length).toFixed(1)} ms each`,
      target: `under ${MOST / 1000} s`,
      reached: slowest < MOST,
    },
  ];
}

export async function measurePush(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const engine of engines) figures.push(...(await measureEngine(bench, engine)));
  return figures;
}
