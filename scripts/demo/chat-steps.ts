import { conversations, type AttachmentName, type Conversation, type Line } from './conversations.ts';
import { stableId } from './demo-client.ts';
import type { DemoClient } from './demo-client.ts';
import { listReaders, writeProgramme } from './documents.ts';
import { panAcross } from './film.ts';
import { drawPicture } from './pictures.ts';
import { ringBells } from './recordings.ts';
import { day, minute } from './step.ts';
import type { SessionOf, Step } from './step.ts';

const host = 0;
const soon = 2 * minute;

interface Attachment {
  name: string;
  bytes: Buffer;
}

const attachments: Record<AttachmentName, () => Attachment | Promise<Attachment>> = {
  programme: () => ({ name: 'Feast of Saint Cecilia.pdf', bytes: writeProgramme() }),
  bells: () => ({ name: 'The new bell.wav', bytes: ringBells() }),
  path: async () => ({
    name: 'The last mile.webm',
    bytes: await panAcross((await drawPicture('pilgrimPath', 5)).bytes),
  }),
  garden: async () => ({ name: 'garden.jpg', bytes: (await drawPicture('garden', 3)).bytes }),
  altar: async () => ({ name: 'altar.jpg', bytes: (await drawPicture('breadAndWine', 2)).bytes }),
  readers: () => ({ name: 'readers.csv', bytes: listReaders() }),
};

async function messageOf(fields: Record<string, string>, { attachment }: Line) {
  if (attachment === undefined) return fields;
  const { name, bytes } = await attachments[attachment]();
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  body.set('file', new Blob([new Uint8Array(bytes)]), name);
  return body;
}

function stepsOfConversation(
  call: DemoClient,
  sessionOf: SessionOf,
  { friend, daysAgo, lines, unread, muted }: Conversation,
  { now, idsOf }: { now: number; idsOf: Map<number, string[]> },
): Step[] {
  const memberOf = ({ by }: Line) => (by === 'host' ? host : friend);
  let chatId = '';
  let at = now - daysAgo * day;
  const ids: string[] = [];
  idsOf.set(friend, ids);
  const start = async () => {
    const { chat } = await call<{ chat: { chatId: string } }>({
      method: 'POST',
      path: '/chat/create',
      token: sessionOf(host).token,
      body: { participants: [sessionOf(host)._id, sessionOf(friend)._id] },
    });
    chatId = chat.chatId;
    if (muted === true) {
      await call({ method: 'PUT', path: `/chat/mute/${chatId}`, token: sessionOf(host).token });
    }
  };
  const read = async (member: number, seq: number) => {
    const { token } = sessionOf(member);
    await call({ method: 'PUT', path: `/chat/read/${chatId}`, token, body: { seq } });
  };

  const change = async (line: Line, index: number) => {
    const { token } = sessionOf(memberOf(line));
    const id = ids[index] ?? '';
    if (line.isDeleted === true)
      await call({ method: 'DELETE', path: `/message/delete/${id}?for=everyone`, token });
    else await call({ method: 'PUT', path: `/message/update/${id}`, token, body: { text: line.text } });
  };

  const react = async (line: Line, index: number) => {
    const { token } = sessionOf(line.by === 'host' ? friend : host);
    const path = `/message/reaction/${ids[index] ?? ''}`;
    await call({ method: 'PUT', path, token, body: { type: line.reaction } });
  };

  const forward = async ({ forwards }: Line, index: number): Promise<string> => {
    const id = forwards && idsOf.get(forwards.friend)?.[forwards.line];
    const { message } = await call<{ message: { id: string } }>({
      method: 'POST',
      path: `/message/forward/${id ?? ''}`,
      token: sessionOf(host).token,
      body: { chatId, clientId: stableId('message', friend, index) },
    });
    return message.id;
  };

  return [
    { at: at - 1, run: start },
    ...lines.flatMap((line, index): Step[] => {
      at += line.minutesLater * minute;
      const isUnread = index >= lines.length - unread;
      return [
        {
          at,
          run: async () => {
            if (line.forwards !== undefined) {
              ids[index] = await forward(line, index);
              return;
            }
            const quoted = line.replyTo === undefined ? undefined : ids[line.replyTo];
            const fields = {
              chatId,
              clientId: stableId('message', friend, index),
              text: line.firstText ?? line.text,
            };
            const body = await messageOf(
              quoted === undefined ? fields : { ...fields, replyTo: quoted },
              line,
            );
            const { token } = sessionOf(memberOf(line));
            const { message } = await call<{ message: { id: string } }>({
              method: 'POST',
              path: '/message/create',
              token,
              body,
            });
            ids[index] = message.id;
          },
        },
        ...(line.firstText === undefined && line.isDeleted !== true
          ? []
          : [{ at: at + minute, run: () => change(line, index) }]),
        ...(line.reaction === undefined ? [] : [{ at: at + minute, run: () => react(line, index) }]),
        ...(isUnread
          ? []
          : [{ at: at + soon, run: () => read(line.by === 'host' ? friend : host, index + 1) }]),
      ];
    }),
  ];
}

export function stepsOfChats(call: DemoClient, sessionOf: SessionOf, now: number): Step[] {
  const idsOf = new Map<number, string[]>();
  return conversations.flatMap((conversation) =>
    stepsOfConversation(call, sessionOf, conversation, { now, idsOf }),
  );
}
