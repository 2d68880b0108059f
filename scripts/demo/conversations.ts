/** The conversations between the host of the demo and her friends. */
export type AttachmentName = 'programme' | 'bells' | 'path' | 'garden' | 'altar' | 'readers';

export interface Line {
  by: 'host' | 'friend';
  text: string;
  /** How many minutes after the previous line this line was written. */
  minutesLater: number;
  attachment?: AttachmentName;
  /** The text as it was sent, if it was edited a minute later. */
  firstText?: string;
  /** Whether the sender has deleted it for everyone a minute later. */
  isDeleted?: true;
  /** The other member's reaction, a minute later. */
  reaction?: 'love' | 'laugh' | 'amen';
  /** The line that this one answers, as its position in the conversation. */
  replyTo?: number;
  /** The earlier line of another conversation of the host that is forwarded. The text is then not sent. */
  forwards?: { friend: number; line: number };
}

export interface Conversation {
  /** The number of the friend in the list of members. */
  friend: number;
  /** How many days ago the conversation began. */
  daysAgo: number;
  lines: Line[];
  /** How many of the last lines the host has not read yet. */
  unread: number;
  muted?: true;
}

const host = (text: string, minutesLater: number, attachment?: AttachmentName): Line => ({
  by: 'host',
  text,
  minutesLater,
  ...(attachment === undefined ? {} : { attachment }),
});
const friend = (text: string, minutesLater: number, attachment?: AttachmentName): Line => ({
  ...host(text, minutesLater, attachment),
  by: 'friend',
});

const hour = 60;
const day = 24 * hour;

const verses = [
  'The Lord is my shepherd; I shall not want.',
  'As the hart longs for flowing streams, so longs my soul for thee, O God.',
  'Out of the depths I cry to thee, O Lord!',
  'I was glad when they said to me, “Let us go to the house of the Lord!”',
  'Unless the Lord builds the house, those who build it labor in vain.',
  'Be still, and know that I am God.',
  'Thy word is a lamp to my feet and a light to my path.',
  'Let everything that breathes praise the Lord!',
];
const answers = [
  'Amen. Good morning!',
  'I needed that one today.',
  'We sang it at school, I still know all of it.',
  'Thank you. Off to work with it.',
  'That was my grandmother’s favourite.',
  'Read it to the children at breakfast.',
  'A short one, at last!',
  'And it rains. Still: amen.',
];

/** A psalm each morning for some weeks. With these lines, one conversation is longer than a screen. */
const psalms = Array.from({ length: 14 }, (_, morning): Line[] => [
  friend(`Psalm of the day: ${verses[morning % verses.length]}`, morning === 0 ? 0 : day - 40),
  host(answers[morning % answers.length] ?? 'Amen.', 12),
  friend(morning % 3 === 0 ? 'Have a blessed day.' : 'Until tomorrow.', 9),
  ...(morning % 4 === 2
    ? [host('Could you send tomorrow’s the evening before? I leave at five.', 4), friend('Of course!', 15)]
    : []),
]).flat();

export const conversations: readonly Conversation[] = [
  {
    friend: 37,
    daysAgo: 2.2,
    unread: 2,
    lines: [
      friend('Maria, we need one more alto for the feast. Say yes!', 0),
      { ...host('Only if I may stand next to you 😊', 6), reaction: 'laugh' },
      friend('Done. Here is what we sing and when.', 4, 'programme'),
      host('Three pieces in Latin? By Sunday?', 11),
      {
        ...friend('You know two of them already. Rehearsal is on Thursday at seven, in the sacristy.', 3),
        replyTo: 3,
      },
      host('I will be there. Shall I bring the folders?', day),
      friend('Please. And listen to this: they have hung the new bell.', day - 3 * hour, 'bells'),
      friend('It is a fifth above the old one. I had to sit down.', 2),
    ],
  },
  {
    friend: 3,
    daysAgo: 5,
    unread: 0,
    lines: [
      host('How was the pilgrimage?', 0),
      { ...friend('Hot, and wonderful. Forty of us, the youngest was six.', 48), reaction: 'amen' },
      friend('This is the last mile before the shrine.', 2, 'path'),
      host('Look at that light!', 5),
      { ...friend('And the garden, where we ate.', 1, 'garden'), reaction: 'love' },
      { ...host('I can almost smell the rosemary.', 3), replyTo: 4 },
      {
        ...host('Next year I come along. Keep me a place, and tell me which shoes.', 14),
        firstText: 'Next year I come.',
      },
      friend('Old ones. Always old ones.', 3),
    ],
  },
  {
    friend: 2,
    daysAgo: 1.3,
    unread: 0,
    lines: [
      friend('¡Hola, Maria! ¿Sigue en pie la colecta de abrigos?', 0),
      host('¡Sí! Hasta el domingo, en la entrada lateral.', 22),
      friend('Tengo cuatro bolsas. ¿Puedo pasar el sábado por la tarde?', 8),
      host('Claro, estoy allí desde las cuatro. Así queda el altar para la fiesta:', 31, 'altar'),
      { ...friend('Se ve', 4), isDeleted: true },
      friend('Qué bonito. ¿Lo habéis hecho entre todos?', 1),
      host('Los niños de la catequesis pusieron las flores.', 4),
      friend('Se nota 🌼 Nos vemos el sábado.', 2),
    ],
  },
  {
    friend: 24,
    daysAgo: 3.4,
    unread: 0,
    lines: [
      friend('Could you take the second reading on the first Sunday of Advent?', 0),
      host('I can. Who has the first?', 3 * hour),
      friend('Still looking. This is the list so far.', 10, 'readers'),
      host('Ask Patrick: he reads well and nobody ever asks him.', 7),
      friend('He said yes within a minute. Thank you!', 2 * hour),
      { ...host('And the garden, where we ate.', 4), forwards: { friend: 3, line: 4 } },
    ],
  },
  {
    friend: 34,
    daysAgo: 0.12,
    unread: 1,
    lines: [
      host('Do you have the key to the parish hall?', 0),
      friend('It hangs behind the door of the office, on the green ribbon.', 95),
    ],
  },
  {
    friend: 26,
    daysAgo: 4,
    unread: 3,
    muted: true,
    lines: [
      friend('Football after the ten o’clock Mass on Sunday. Who is in?', 0),
      host('I bring the oranges, that is all I can do.', 40),
      friend('Oranges are what we lost for last time.', 5),
      friend('Seven so far.', day),
      friend('Nine! We have a goalkeeper.', 7 * hour),
    ],
  },
  { friend: 5, daysAgo: 14.4, unread: 0, lines: psalms },
];
