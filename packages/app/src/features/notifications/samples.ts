import { inEveryLanguage } from '../../../test/in-every-language.ts';
import { samplePerson } from '../people/samples.ts';
import type { Notification } from './notification-cache.ts';

/** For tests: a notification about a like. */
export const sampleNotification = (changes: Partial<Notification> = {}): Notification => ({
  _id: 'first',
  title: 'New like',
  description: 'Maria Rossi likes your post.',
  sentence: inEveryLanguage('Maria Rossi likes your post.', { es: 'A Maria Rossi le gusta tu publicación.' }),
  status: 'unread',
  createdAt: '2026-11-21T10:00:00.000Z',
  kind: 'like',
  actor: samplePerson({ _id: 'maria' }),
  subjectId: 'post',
  deadline: null,
  excerpt: 'Procession on Sunday',
  ...changes,
});
