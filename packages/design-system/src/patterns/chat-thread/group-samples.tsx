import { Link } from '../../components/link/link.tsx';
import { longName, names, unbrokenWord } from '../person-row/samples.ts';
import { before, pictureContent } from './samples.tsx';
import type { ThreadMessage } from './thread-rows.ts';

const [agnes, dominic, monica] = names;

type Sent = Partial<ThreadMessage> & Pick<ThreadMessage, 'id'>;

/** A message of a member in a group chat. */
export const of = (author: string, text: string, minutes: number, more: Sent): ThreadMessage => ({
  own: false,
  author,
  sender: { id: author, href: `#${author}` },
  content: { kind: 'text', text },
  createdAt: before(minutes),
  ...more,
});

const own = (text: string, minutes: number, more: Sent): ThreadMessage => ({
  ...of('You', text, minutes, more),
  own: true,
});

/** A line: the member has done this. */
export const lineOf = (id: string, author: string, text: string, minutes: number): ThreadMessage => ({
  id,
  own: false,
  author: '',
  content: { kind: 'text', text: `${author} ${text}` },
  createdAt: before(minutes),
  line: (
    <>
      <Link href={`#${author}`} tone="inherit">
        {author}
      </Link>{' '}
      {text}
    </>
  ),
});

export const groupConversation: readonly ThreadMessage[] = [
  lineOf('1', monica, 'created the chat “Choir of Saint Cecilia”', 240),
  lineOf('2', monica, 'added Agnes Bernard and 3 others', 239),
  of(monica, 'Welcome! We practise on Thursdays.', 230, { id: '3' }),
  of(monica, 'Here is where we meet.', 229, { id: '4' }),
  of(monica, '', 229, { id: '5', content: pictureContent }),
  of(agnes, 'Thank you for the invitation.', 200, {
    id: '6',
    reactions: [
      { type: 'love', author: monica, own: false },
      { type: 'love', author: dominic, own: false },
      { type: 'amen', author: 'You', own: true },
    ],
  }),
  of(dominic, 'I sing bass.', 199, { id: '7' }),
  of(dominic, 'Or what I take for bass.', 198, { id: '8' }),
  own('Then we are complete.', 100, { id: '9', seen: true }),
  of('A former member', 'I have the music.', 60, { id: '10', sender: { id: 'nobody' } }),
  of(agnes, 'At seven, then?', 40, {
    id: '11',
    quote: { author: 'Monica', text: 'We practise on Thursdays.', onOpen: () => undefined },
  }),
  own('At seven.', 30, { id: '12', seen: true }),
];

/** Names as long as possible, and a reaction of everybody. */
export const stressedGroup: readonly ThreadMessage[] = [
  lineOf('1', unbrokenWord, `added ${longName}`, 12),
  of(unbrokenWord, 'Short', 10, {
    id: '2',
    reactions: (['like', 'love', 'laugh', 'wow', 'sad', 'amen'] as const).flatMap((type) =>
      Array.from({ length: 33 }, (_, index) => ({ type, author: `Member ${index}`, own: false })),
    ),
  }),
  of(longName, unbrokenWord.repeat(3), 4, { id: '3' }),
];
