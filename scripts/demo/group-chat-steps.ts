import { stableId } from './demo-client.ts';
import type { DemoClient } from './demo-client.ts';
import { followingChat, groupChatLines, lastLineBeforeOthers, plannedChat } from './group-chats.ts';
import type { GroupChatLine } from './group-chats.ts';
import { drawPicture } from './pictures.ts';
import { day, minute } from './step.ts';
import type { SessionOf, Step } from './step.ts';

const host = 0;

interface ChatAnswer {
  chat: { chatId: string };
}

const idOfGroup = async (call: DemoClient, token: string, name: string): Promise<string> => {
  const search = new URLSearchParams({ search: name, limit: '1' });
  const path = `/group/all?${search}`;
  const { groups } = await call<{ groups: { _id: string }[] }>({ method: 'GET', path, token });
  return groups[0]?._id ?? '';
};

/** A message with its reactions. Resolves with its id and number. */
async function write(
  call: DemoClient,
  sessionOf: SessionOf,
  { by, text, reactions = [] }: GroupChatLine,
  body: { chatId: string; clientId: string; replyTo?: string },
): Promise<{ id: string; seq: number }> {
  const { message } = await call<{ message: { id: string; seq: number } }>({
    method: 'POST',
    path: '/message/create',
    token: sessionOf(by).token,
    body: { ...body, text },
  });
  for (const [member, type] of reactions) {
    const path = `/message/reaction/${message.id}`;
    await call({ method: 'PUT', path, token: sessionOf(member).token, body: { type } });
  }
  return message;
}

function stepsOfPlannedChat(call: DemoClient, sessionOf: SessionOf, now: number): Step[] {
  const { name, description, group, scene, daysAgo, members, owner, added, joined, unread } = plannedChat;
  const ids: string[] = [];
  let chatId = '';
  let groupId = '';
  let at = now - daysAgo * day;

  const create = async () => {
    const { token } = sessionOf(host);
    groupId = await idOfGroup(call, token, group);
    const { chat } = await call<ChatAnswer>({
      method: 'POST',
      path: '/chat/group/create',
      token,
      key: stableId('group chat'),
      body: { name, members: members.map((member) => sessionOf(member)._id), groupId },
    });
    chatId = chat.chatId;
    await call({
      method: 'PUT',
      path: `/chat/group/update/${chatId}`,
      token,
      body: { name, description },
    });
    const form = new FormData();
    const { bytes } = await drawPicture(scene, 900);
    form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), `${scene}.jpg`);
    await call({ method: 'PUT', path: `/chat/group/picture/${chatId}`, token, body: form });
    const path = `/chat/group/members/${chatId}/${sessionOf(owner)._id}`;
    await call({ method: 'PUT', path, token, body: { role: 'owner' } });
  };

  const letOthersIn = async () => {
    const { token } = sessionOf(host);
    const body = { members: [sessionOf(added)._id], groupId };
    await call({ method: 'POST', path: `/chat/group/members/${chatId}`, token, body });
    const { invite } = await call<{ invite: { token: string } }>({
      method: 'PUT',
      path: `/chat/group/invite/${chatId}`,
      token,
      body: { days: 30 },
    });
    const path = `/chat/invitation/${invite.token}`;
    await call({ method: 'PUT', path, token: sessionOf(joined).token });
  };

  const send = async (line: GroupChatLine, index: number) => {
    const quoted = line.replyTo === undefined ? undefined : ids[line.replyTo];
    const clientId = stableId('group chat', index);
    const { id, seq } = await write(call, sessionOf, line, {
      chatId,
      clientId,
      ...(quoted === undefined ? {} : { replyTo: quoted }),
    });
    ids[index] = id;
    const isUnread = index >= groupChatLines.length - unread;
    const later = index > lastLineBeforeOthers ? [added, joined] : [];
    const readers = [...members, ...later].filter((member) => member !== line.by);
    for (const member of isUnread ? [] : [host, ...readers]) {
      const { token } = sessionOf(member);
      await call({ method: 'PUT', path: `/chat/read/${chatId}`, token, body: { seq } });
    }
  };

  return [
    { at: at - minute, run: create },
    ...groupChatLines.flatMap((line, index): Step[] => {
      at += line.minutesLater * minute;
      return [
        { at, run: () => send(line, index) },
        ...(index === lastLineBeforeOthers ? [{ at: at + minute, run: letOthersIn }] : []),
      ];
    }),
  ];
}

function stepsOfFollowingChat(call: DemoClient, sessionOf: SessionOf, now: number): Step[] {
  const { group, daysAgo, lines } = followingChat;
  let chatId = '';
  let at = now - daysAgo * day;
  const open = async () => {
    const { token } = sessionOf(host);
    const path = `/chat/followed/${await idOfGroup(call, token, group)}`;
    const { chat } = await call<ChatAnswer>({ method: 'PUT', path, token });
    chatId = chat.chatId;
  };
  return [
    { at: at - minute, run: open },
    ...lines.map((line: GroupChatLine, index): Step => {
      at += line.minutesLater * minute;
      return {
        at,
        run: async () => {
          const clientId = stableId('chat of a group', index);
          const { seq } = await write(call, sessionOf, line, { chatId, clientId });
          const { token } = sessionOf(host);
          await call({ method: 'PUT', path: `/chat/read/${chatId}`, token, body: { seq } });
        },
      };
    }),
  ];
}

/** The number of group chats that the host has in the end. */
export const groupChatCount = 2;

/** A group chat of the host, and a chat that follows a group. */
export const stepsOfGroupChats = (call: DemoClient, sessionOf: SessionOf, now: number): Step[] => [
  ...stepsOfPlannedChat(call, sessionOf, now),
  ...stepsOfFollowingChat(call, sessionOf, now),
];
