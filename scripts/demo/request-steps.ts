import { stableId } from './demo-client.ts';
import type { DemoClient } from './demo-client.ts';
import { members } from './members.ts';
import { minute } from './step.ts';
import type { SessionOf, Step } from './step.ts';

const host = 0;
const texts = [
  'Peace be with you! I read that you lead the rosary on Thursdays. May I bring my mother along? She is in a wheelchair.',
  'Hello Maria, we are new in the parish. Do you know who is responsible for First Communion classes?',
];

/** Sends message requests to the host from members of her groups who are no friends. */
export function stepsOfRequests(call: DemoClient, sessionOf: SessionOf, now: number): Step[] {
  const mayAsk = async (token: string): Promise<boolean> => {
    const path = `/user/getById/${sessionOf(host)._id}`;
    const { user } = await call<{ user: { acceptsMessageRequests: boolean } }>({
      method: 'GET',
      path,
      token,
    });
    return user.acceptsMessageRequests;
  };
  const send = async (token: string, senderId: string, index: number): Promise<void> => {
    const { chat } = await call<{ chat: { chatId: string } }>({
      method: 'POST',
      path: '/chat/create',
      token,
      body: { participants: [senderId, sessionOf(host)._id], request: true },
    });
    const body = {
      chatId: chat.chatId,
      clientId: stableId('message request', index),
      text: texts[index] ?? '',
    };
    await call({ method: 'POST', path: '/message/create', token, body });
  };
  const sendAll = async (): Promise<void> => {
    let sent = 0;
    for (const member of members.keys()) {
      const { _id, token } = sessionOf(member);
      if (member === host || sent === texts.length || !(await mayAsk(token))) continue;
      await send(token, _id, sent);
      sent += 1;
    }
  };
  return [{ at: now - 90 * minute, run: sendAll }];
}
