import { callApi } from './crash-writer.ts';
import { join, openPage, openRelayPage, type ConnectedPages, type Member } from './message-way.ts';

export interface GroupChat {
  readonly chatId: string;
  /** The group out of which the members come. */
  readonly groupId: string;
  readonly members: readonly Member[];
}

/** Creates a group chat of new members, who come out of a group. The name is the first part of their emails. */
export async function startGroupChat(url: string, size: number, name = 'cecilia'): Promise<GroupChat> {
  const owner = await join(url, `${name}-0`);
  const { group } = await callApi<{ group: { _id: string } }>(url, 'POST', '/group/create', owner.token, {
    name: 'Choir of Saint Cecilia',
    description: 'We sing on Sundays.',
    category: 'music',
    admission: 'open',
  });
  const members = [owner];
  for (let index = 1; index < size; index += 1) {
    const member = await join(url, `${name}-${index}`);
    await callApi(url, 'PUT', `/group/membership/${group._id}`, member.token);
    members.push(member);
  }
  const { chat } = await callApi<{ chat: { _id: string } }>(url, 'POST', '/chat/group/create', owner.token, {
    name: 'Choir of Saint Cecilia',
    members: members.slice(1).map(({ _id }) => _id),
    groupId: group._id,
  });
  return { chatId: chat._id, groupId: group._id, members };
}

/** Opens a page of each member. A message has passed when it has arrived on all pages, also on that of its sender. */
export async function connectGroupToSite(
  url: string,
  { chatId, members }: GroupChat,
): Promise<ConnectedPages> {
  const pages: Awaited<ReturnType<typeof openPage>>[] = [];
  for (const member of members) pages.push(await openPage(url, member));
  return {
    ways: members.map(({ token }) => ({
      pass: async (text) => {
        const begun = performance.now();
        const [times] = await Promise.all([
          Promise.all(pages.map(({ next }) => next(text))),
          callApi(url, 'POST', '/message/create', token, { chatId, text }),
        ]);
        return Math.max(...times) - begun;
      },
    })),
    close: () => {
      for (const page of pages) page.close();
    },
  };
}

/** Connects as many pages to one room of a relay, which forwards messages and stores nothing. */
export async function connectGroupToRelay(url: string, size: number): Promise<ConnectedPages> {
  const pages: Awaited<ReturnType<typeof openRelayPage>>[] = [];
  for (let index = 0; index < size; index += 1) pages.push(await openRelayPage(url, 'choir'));
  return {
    ways: pages.map(({ socket }) => ({
      pass: async (text) => {
        const begun = performance.now();
        const times = Promise.all(pages.map(({ next }) => next(text)));
        socket.emit('say', 'choir', text);
        return Math.max(...(await times)) - begun;
      },
    })),
    close: () => {
      for (const { socket } of pages) socket.disconnect();
    },
  };
}
