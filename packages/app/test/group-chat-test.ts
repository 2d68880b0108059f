import { test as base } from './chat-test.ts';
import { serveGroupChats, type FakeGroupChats } from './group-chats.ts';

/** A test in which a member has group chats. */
export const test = base.extend<{ groupChats: FakeGroupChats }>({
  groupChats: async ({ server, socket, member, chats }, use) => {
    await use(serveGroupChats({ server, socket, member, chats }));
  },
});
