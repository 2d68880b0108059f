// oxlint-disable no-empty-pattern -- Vitest reads from the pattern on which other fixtures a fixture depends.
import { serveChats, type FakeChats } from './chats.ts';
import { aMember, type Account } from './render-app.tsx';
import { test as base } from './test.ts';

/** A test in which a member has chats. */
export const test = base.extend<{ member: Account; chats: FakeChats }>({
  member: async ({}, use) => {
    await use(aMember());
  },
  chats: async ({ server, socket, member }, use) => {
    await use(serveChats({ server, socket, member }));
  },
});
