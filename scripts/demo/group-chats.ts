export interface GroupChatLine {
  /** The number of the member. */
  by: number;
  text: string;
  /** How many minutes after the previous line this line was written. */
  minutesLater: number;
  /** The line that this one answers, as its position. */
  replyTo?: number;
  reactions?: readonly (readonly [member: number, type: 'amen' | 'love' | 'laugh'])[];
}

/** A group chat of the host with members of a group. */
export const plannedChat = {
  name: 'Soup for the Advent market',
  description: 'The stall in front of Saint Cecilia, on the second Sunday of Advent from nine to five.',
  /** The group out of which the members are added. */
  group: 'Friday soup',
  scene: 'soup',
  daysAgo: 2.6,
  /** The members from the beginning, besides the host. */
  members: [1, 3, 8, 10, 14],
  /** The member who becomes an owner too. */
  owner: 3,
  /** The member who is added later. */
  added: 17,
  /** The member who joins by the link. */
  joined: 20,
  unread: 2,
} as const;

/** The others join after this line. */
export const lastLineBeforeOthers = 3;

export const groupChatLines: readonly GroupChatLine[] = [
  {
    by: 0,
    minutesLater: 6,
    text: 'Welcome, all! We have the stall from nine to five. Who can take which hour?',
  },
  { by: 3, minutesLater: 11, text: 'I cook on Saturday evening: forty liters of lentil soup.' },
  {
    by: 8,
    minutesLater: 4,
    text: 'I bring two gas burners, the long table, and my daughter.',
    reactions: [
      [0, 'love'],
      [3, 'laugh'],
      [14, 'love'],
    ],
  },
  { by: 10, minutesLater: 95, text: 'Yo puedo estar de nueve a doce, y traigo el pan.', replyTo: 0 },
  { by: 17, minutesLater: 30, text: 'Thank you for adding me. I can wash up all day, if it is indoors.' },
  {
    by: 0,
    minutesLater: 3,
    text: 'It is! The kitchen of the parish hall is ours.',
    replyTo: 4,
    reactions: [
      [17, 'amen'],
      [20, 'amen'],
    ],
  },
  { by: 1, minutesLater: 840, text: 'Do we sell the soup, or do we ask for donations?' },
  { by: 3, minutesLater: 2, text: 'Donations. Everything goes to the shelter in Hope Street.' },
  {
    by: 14,
    minutesLater: 25,
    text: 'Then let us write that on the board, large enough to read in the rain.',
    reactions: [
      [0, 'laugh'],
      [1, 'laugh'],
      [3, 'amen'],
    ],
  },
  { by: 0, minutesLater: 300, text: 'I have painted the board. It dries in the sacristy.' },
  { by: 20, minutesLater: 1400, text: 'The van is booked. I collect the pots on Saturday at four.' },
  { by: 3, minutesLater: 9, text: 'Perfect. Please ring twice, the bell is older than I am.' },
];

/** The chat that follows a group. */
export const followingChat = {
  group: 'Choir of the ten o’clock Mass',
  daysAgo: 1.8,
  lines: [
    { by: 0, minutesLater: 5, text: 'From now on, we can write here. The scores stay in the group.' },
    { by: 5, minutesLater: 50, text: 'Do we begin with the introit on Wednesday?' },
    {
      by: 0,
      minutesLater: 7,
      text: 'Yes, and then the “Rorate caeli”, all verses.',
      reactions: [[5, 'amen']],
    },
  ] satisfies readonly GroupChatLine[],
} as const;
