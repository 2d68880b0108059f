import { beforeNoon, longName, names, unbrokenWord } from '../person-row/samples.ts';
import type { ChatSummary } from './chat-list.tsx';

const words = [
  'See you on Thursday, then.',
  'Is the crib still to be had?',
  'You: Thank you for the songbooks!',
  'File attached: Programme of Holy Week.pdf',
  'Deo gratias.',
  'The choir meets at six, not at seven.',
];

const chat = (name: string, index: number): ChatSummary => ({
  id: `${index}`,
  name,
  lastMessage: words[index % words.length],
  lastMessageAt: beforeNoon(index * 37),
});

export const chats: readonly ChatSummary[] = names.map((name, index) => ({
  ...chat(name, index),
  ...(index === 0 ? { online: true } : {}),
  ...(index === 1 ? { unread: 3 } : {}),
  ...(index === 3 ? { unread: 120, muted: true } : {}),
  ...(index === 4 ? { muted: true } : {}),
}));

export const groupChats: readonly ChatSummary[] = [
  {
    ...chat('Choir of Saint Cecilia', 1),
    id: 'choir',
    group: true,
    lastMessage: 'Monica: We begin at seven.',
    unread: 2,
  },
  {
    ...chat('Pilgrimage to Chartres', 2),
    id: 'pilgrimage',
    group: true,
    lastMessage: 'Agnes added Dominic',
    muted: true,
  },
  {
    ...chat(`${unbrokenWord} ${longName}`, 3),
    id: 'long',
    group: true,
    lastMessage: `${unbrokenWord}: ${unbrokenWord}`,
  },
];

export const stressedChats: readonly ChatSummary[] = [
  { ...chat(longName, 0), unread: 1 },
  {
    ...chat(unbrokenWord, 1),
    lastMessage: unbrokenWord,
    picture: 'data:image/png;base64,none',
    unread: 12_000,
    muted: true,
  },
  { ...chat('مريم العذراء', 2), lastMessage: 'السلام عليكم' },
];
