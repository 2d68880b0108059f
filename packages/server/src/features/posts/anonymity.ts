import type { components } from '@parvis/api-client/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { can, type Holder } from '../../platform/permissions.ts';
import { noBlockBy, noBlockOf } from '../relations/index.ts';

type Schemas = components['schemas'];
type Anonymous = Schemas['Anonymous'];

/** The author of an anonymous intention for others. The id is the same for all, so that it does not connect two of them. */
export const nobody: Schemas['Person'] = {
  _id: '00000000-0000-7000-8000-000000000001',
  first_name: 'Anonymous',
  last_name: '',
  avatar: null,
};

type Viewer = Holder & { readonly userId: string };

/** Whether the viewer sees the author of an anonymous text. */
export const anonymityFor = (viewer: Viewer, authorId: string): Anonymous =>
  authorId === viewer.userId || can(viewer, 'report.review') ? 'visible' : 'hidden';

/**
 * A condition for `posts`: no block hides the post from the viewer. A block by the viewer hides no anonymous post, because
 * a reader could otherwise find the author by blocking members one by one.
 */
export const noBlockWithAuthor = (viewer: string): RawBuilder<SqlBool> =>
  sql`((posts.is_anonymous = 1 or ${noBlockOf(viewer, 'posts.author_id')})
    and ${noBlockBy('posts.author_id', viewer)})`;

/**
 * A condition for `posts`: the post can be in a list that depends on its author, such as the posts of a member. Authors
 * see their own anonymous posts there.
 */
export const isListedByAuthor = (viewer: string): RawBuilder<SqlBool> =>
  sql`(posts.is_anonymous = 0 or posts.author_id = ${viewer})`;

interface ByAuthor {
  readonly userId: string;
  readonly actorId: string | null;
}

/**
 * Leaves the author of an anonymous post out of the events that they have caused. Nobody is notified of their own events,
 * so those for the author are left out too.
 */
export const withoutActor = <Event extends ByAuthor>(events: readonly Event[], authorId: string): Event[] =>
  events
    .filter(({ actorId, userId }) => actorId !== authorId || userId !== authorId)
    .map((event) => (event.actorId === authorId ? { ...event, actorId: null } : event));
