import { expect, test } from 'vitest';
import { conversations } from './conversations.ts';
import { planPeople } from './people.ts';

const minutesOfDay = 24 * 60;
const { requests } = planPeople();

test.each(conversations.map((conversation) => [conversation.friend, conversation] as const))(
  'the conversation with friend %i begins after the friendship, and has ended by now',
  (friend, { daysAgo, lines, unread }) => {
    const friendship = requests.find(
      ({ from, to, acceptedDaysAgo }) =>
        acceptedDaysAgo !== null && (from === 0 ? to : from) === friend && (from === 0 || to === 0),
    );
    expect(friendship?.acceptedDaysAgo).toBeGreaterThan(daysAgo);
    const minutes = lines.reduce((sum, { minutesLater }) => sum + minutesLater, 0);
    expect(minutes / minutesOfDay).toBeLessThan(daysAgo);
    for (const [index, { replyTo = 0 }] of lines.entries()) expect(replyTo).toBeLessThanOrEqual(index);
    // When the host answers, she has read everything before her answer. So unread lines come after her last answer, and
    // all of them are from the friend.
    expect(lines.slice(lines.length - unread).every(({ by }) => by === 'friend')).toBe(true);
  },
);
