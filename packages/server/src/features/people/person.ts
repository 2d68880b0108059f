import type { components } from '@parvis/api-client/contract';
import type { UsersTable } from '../../platform/database/tables/people.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { createFileUrls } from '../../platform/files/signed-urls.ts';

type Person = components['schemas']['Person'];

/** The columns that `personOf` needs. */
export const personColumns = ['users.id', 'users.first_name', 'users.last_name', 'users.avatar_id'] as const;

export type PersonRow = Pick<UsersTable, 'id' | 'first_name' | 'last_name'> & { avatar_id: string | null };

export interface PersonPresenter {
  readonly personOf: (row: PersonRow) => Person;
  /** The address of the picture; null without one. */
  readonly avatarOf: (avatarId: string | null) => string | null;
}

/** The short form of a member beside their content: name and picture. */
export function createPersonPresenter({
  clock,
  secrets,
}: Pick<Dependencies, 'clock' | 'secrets'>): PersonPresenter {
  const urls = createFileUrls(secrets.key('file addresses'));
  const avatarOf = (avatarId: string | null): string | null =>
    avatarId === null ? null : urls.sign(avatarId, 'small', clock.now());

  return {
    avatarOf,
    personOf: (row) => ({
      _id: row.id,
      first_name: row.first_name,
      last_name: row.last_name,
      avatar: avatarOf(row.avatar_id),
    }),
  };
}
