import { personNameOf } from '../../utilities/person-name.ts';
import { beforeNoon, longName, unbrokenWord } from '../person-row/samples.ts';
import type { NotificationItem } from './notification-list.tsx';

const kinds: readonly (readonly [string, string, string])[] = [
  ['friend-request', 'Agnes Bernard wants to be your friend', 'Saint Monica, Springfield'],
  ['comment', 'Dominic Okafor commented on your post', '“Is there room for a pram on the bridge?”'],
  ['like', 'Monica Rossi likes your post', 'Procession on Sunday'],
  ['message', 'Katharine Kowalska wrote to you', 'The choir meets at six.'],
  ['listing', 'Somebody asks about your listing', 'A crib of olive wood'],
  ['friend-accepted', 'Cyril Ambrose is your friend now', 'Say hello to him.'],
  ['reply', 'Rose Lima answered your comment', '“Then the banner goes first.”'],
  ['plan', 'Your plan is active', 'Disciple, until 14 May'],
  ['report', 'Your report was decided', 'The post was taken away. Thank you.'],
  ['mention', 'Rose Lima has mentioned you', '“The choir, with @Maria Rossi.”'],
  ['feast', 'A blessed feast of Saint Monica!', 'Patroness of mothers'],
];

export const notifications: readonly NotificationItem[] = kinds.map(([kind, title, description], index) => ({
  id: `${index}`,
  kind,
  title,
  ...(index < 7 && index !== 4 ? { person: personNameOf(title.split(' ').slice(0, 2).join(' ')) } : {}),
  description,
  createdAt: beforeNoon(index < 5 ? index * 47 : 24 * 60 + index * 47),
  unread: index < 3,
  href: `/notification/${index}`,
}));

export const stressed: readonly NotificationItem[] = [
  {
    id: 'long',
    kind: 'comment',
    title: `${longName} commented on your post`,
    person: personNameOf(longName),
    description: unbrokenWord,
    createdAt: beforeNoon(3),
    unread: true,
  },
];
