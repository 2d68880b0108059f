import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import { presentPictureOf } from '../../platform/files/present-picture.ts';
import { createFileUrls } from '../../platform/files/signed-urls.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { canInGroup } from '../group-roles/index.ts';
import { createPersonPresenter } from '../people/index.ts';
import type { GroupMemberRow } from './member-repository.ts';
import { groupPolicy } from './policy.ts';
import type { GroupRow } from './repository.ts';

type Schemas = components['schemas'];
export type Group = Schemas['Group'];

/** The parish of the group, if it is published. */
const parishOf = ({ parish_id, parish_title, parish_language }: GroupRow) =>
  parish_id === null || parish_title === null || parish_language === null
    ? {}
    : { parish: { _id: parish_id, title: parish_title, language: parish_language } };

export function createGroupPresenter({ clock, secrets }: Pick<Dependencies, 'clock' | 'secrets'>) {
  const urls = createFileUrls(secrets.key('file addresses'));
  const persons = createPersonPresenter({ clock, secrets });

  return {
    group: (row: GroupRow, viewer: Actor): Group => ({
      _id: row.id,
      name: row.name,
      description: row.description,
      category: row.category,
      place: row.place,
      ...parishOf(row),
      admission: row.admission,
      // The alternative text is empty, because the group's name is next to the picture.
      image: presentPictureOf(urls, row, '', clock.now()),
      members: row.members,
      requests: groupPolicy.moderate(viewer, row) ? row.requests : 0,
      membership: row.role ?? 'none',
      ...(row.hidden_at === null ? {} : { isHidden: true }),
      ...(row.chat_id === null ? {} : { chatId: row.chat_id }),
      abilities: {
        read: groupPolicy.members(viewer, row),
        post: groupPolicy.post(viewer, row),
        join: groupPolicy.join(viewer, row),
        leave: groupPolicy.leave(viewer, row),
        moderate: groupPolicy.moderate(viewer, row),
        edit: groupPolicy.edit(viewer, row),
        delete: groupPolicy.delete(viewer, row),
      },
      createdAt: new Date(row.created_at).toISOString(),
    }),

    member: (row: GroupMemberRow): Schemas['GroupMember'] => ({
      user: persons.personOf(row),
      role: canInGroup(row.role, 'moderate') ? 'moderator' : 'member',
      since: new Date(row.created_at).toISOString(),
    }),
  };
}
