import { setTimeout as delay } from 'node:timers/promises';
import { megabytes } from '../bench/load.ts';
import { openChatSocket } from './chat-socket.ts';
import { createMemberClient } from './member-client.ts';
import type { SeededMember } from './seed-community.ts';

const WRITERS = 48;
const SOCKETS_AT_ONCE = 20;
/** How long the server rests before its memory is read, in milliseconds. */
const REST = 3000;

interface Server {
  readonly url: string;
  readonly pid: number;
}

/** How many messages are stored in a second. Each of the writers writes to a chat of its own, without pauses. */
export async function measureWritesPerSecond(
  { url }: Server,
  members: readonly SeededMember[],
  seconds: number,
): Promise<number> {
  const client = createMemberClient(url);
  const end = performance.now() + seconds * 1000;
  let written = 0;
  const write = async ({ chatId, token }: SeededMember): Promise<void> => {
    while (performance.now() < end) {
      const body = { chatId, clientId: crypto.randomUUID(), text: 'See you at Mass.' };
      await client.call({ method: 'POST', path: '/message/create', token, body });
      written += 1;
    }
  };
  const before = performance.now();
  await Promise.all(members.slice(0, WRITERS).map(write));
  client.close();
  return written / ((performance.now() - before) / 1000);
}

/** The memory of an open socket, in bytes. */
export async function measureSocketBytes(
  { url, pid }: Server,
  members: readonly SeededMember[],
): Promise<number> {
  await delay(REST);
  const before = await megabytes(pid);
  const opened = await Promise.all(
    Array.from({ length: SOCKETS_AT_ONCE }, async (_, part) => {
      const mine = members.filter((_member, index) => index % SOCKETS_AT_ONCE === part);
      const sockets = [];
      for (const { token } of mine) sockets.push(await openChatSocket(url, token));
      return sockets;
    }),
  );
  await delay(REST);
  const after = await megabytes(pid);
  const sockets = opened.flat();
  for (const socket of sockets) socket.close();
  return (Math.max(0, after - before) * 1024 * 1024) / sockets.length;
}
