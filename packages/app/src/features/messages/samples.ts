import type { Schemas } from '@parvis/api-client';

type Message = Schemas['Message'];
type Chat = Schemas['Chat'];

/** For tests: a text message whose id is derived from `seq`. */
export const sampleMessage = (seq: number, differences: Partial<Message> = {}): Message => ({
  id: `message-${seq}`,
  clientId: `client-${seq}`,
  chatId: 'chat',
  seq,
  revision: 0,
  sender: { _id: 'agnes' },
  content: `Message ${seq}`,
  type: 'text',
  fileUrl: null,
  fileName: null,
  file: null,
  listing: null,
  replyTo: null,
  createdAt: new Date(Date.UTC(2026, 4, 14, 10, 0, seq)).toISOString(),
  editedAt: null,
  deleted: null,
  reactions: [],
  ...differences,
});

/** For tests: the listing that a message is about. */
export const sampleListingCard = (): Schemas['MessageListing'] => ({
  _id: 'icon',
  title: 'Icon of Our Lady',
  price: 340,
  status: 'available',
  photo: null,
});

/** For tests: the quote of a message of Agnes. */
export const sampleQuote = (differences: Partial<Schemas['MessageQuote']> = {}): Schemas['MessageQuote'] => ({
  id: 'message-1',
  deleted: false,
  seq: 1,
  senderId: 'agnes',
  type: 'text',
  text: 'Message 1',
  fileName: null,
  thumbnailUrl: null,
  ...differences,
});

/** For tests: a chat between Maria, whose id is `maria`, and Agnes. */
export const sampleChat = (differences: Partial<Chat> = {}): Chat => ({
  _id: 'chat',
  chatId: 'chat',
  chatName: 'Agnes Bernard',
  participants: ['agnes', 'maria'],
  member: null,
  lastMessage: null,
  lastSeq: 0,
  readSeq: 0,
  seenSeq: 0,
  unread: 0,
  muted: false,
  presence: null,
  abilities: { send: true },
  closed: null,
  request: null,
  friends: true,
  createdAt: '2026-05-14T09:00:00.000Z',
  ...differences,
});
