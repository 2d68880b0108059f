import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createCursors } from '../../platform/http/cursor.ts';
import { newId } from '../../platform/identifiers.ts';
import { createPersonPresenter } from '../people/index.ts';
import { parishNotFound, tooManyParishes } from './errors.ts';
import { createParishFollowRepository, type FollowChange } from './repository.ts';

type Schemas = components['schemas'];
type Followed = Schemas['FollowedParish'];
type Repository = ReturnType<typeof createParishFollowRepository>;
type FollowRow = Awaited<ReturnType<Repository['followed']>>[number];

/** The contract names this number. */
const MOST = 50;
/** Greater than any id, so that the first page starts with the newest row. */
const NEWEST = 'g';

function followed({ id, title, language, details, ...row }: FollowRow): Followed {
  // The features of publications have written the details of a parish, so the types are right.
  const { diocese, town, state, zip } = JSON.parse(details) as Schemas['ParishDetails'];
  return {
    _id: id,
    title,
    diocese,
    town,
    state,
    zip,
    language,
    isMine: row.is_mine === 1,
    isVisible: row.is_visible === 1,
    followedAt: new Date(row.created_at).toISOString(),
  };
}

const flag = (value: boolean) => (value ? 1 : 0);

const changeOf = ({ isMine, isVisible }: Schemas['ParishFollowPayload']): FollowChange => ({
  ...(isMine === undefined ? {} : { is_mine: flag(isMine) }),
  ...(isVisible === undefined ? {} : { is_visible: flag(isVisible) }),
});

export function createParishFollowService(dependencies: Dependencies) {
  const { clock, database, secrets } = dependencies;
  const repository = createParishFollowRepository(database);
  const cursors = createCursors(secrets.key('cursors'));
  const { personOf } = createPersonPresenter(dependencies);

  async function requirePublished(parishId: string): Promise<void> {
    if (!(await repository.isPublished(parishId))) throw parishNotFound();
  }

  return {
    requirePublished,

    follow: (
      { userId }: Actor,
      parishId: string,
      payload: Schemas['ParishFollowPayload'],
    ): Promise<Followed> =>
      database.transaction(async (transaction) => {
        await repository.lockMember(transaction, userId);
        if (!(await repository.lockParish(transaction, parishId))) throw parishNotFound();
        const known = await repository.followed(userId, transaction);
        if (known.length >= MOST && !known.some(({ id }) => id === parishId)) throw tooManyParishes(MOST);
        if (payload.isMine === true) await repository.disown(transaction, userId);
        const follow = {
          id: newId(clock),
          user_id: userId,
          parish_id: parishId,
          created_at: clock.now(),
        };
        await repository.follow(transaction, follow, changeOf(payload));
        const row = (await repository.followed(userId, transaction)).find(({ id }) => id === parishId);
        if (row === undefined) throw parishNotFound();
        return followed(row);
      }),

    unfollow: ({ userId }: Actor, parishId: string): Promise<void> =>
      database.transaction((transaction) => repository.unfollow(transaction, userId, parishId)),

    async list({ userId }: Actor): Promise<Followed[]> {
      const rows = await repository.followed(userId);
      return rows.map(followed);
    },

    async members(
      { userId }: Actor,
      parishId: string,
      { limit, cursor }: { limit: number; cursor: string | undefined },
    ): Promise<Schemas['ParishMemberPage']> {
      await requirePublished(parishId);
      const scope = `members of parish ${parishId}`;
      const before = cursor === undefined ? NEWEST : cursors.decode(cursor, scope);
      const rows = await repository.visible({ parishId, viewer: userId, before }, limit + 1);
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        members: page.map((row) => ({ user: personOf(row), isMine: row.is_mine === 1 })),
        nextCursor: last === undefined ? null : cursors.encode(last.follow_id, scope),
      };
    },
  };
}
