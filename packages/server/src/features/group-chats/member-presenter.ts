import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import { createPersonPresenter } from '../people/index.ts';
import type { ChatMemberRow } from './member-repository.ts';

type Schemas = components['schemas'];

export function chatMemberPresenterOf({
  clock,
  presence,
  secrets,
}: Pick<Dependencies, 'clock' | 'presence' | 'secrets'>): (row: ChatMemberRow) => Schemas['ChatMember'] {
  const { personOf } = createPersonPresenter({ clock, secrets });

  /** Shows the presence of friends by the same rules as in a chat of two. */
  function presenceOf(row: ChatMemberRow): Schemas['Presence'] | null {
    const isApart = row.blocks === 1 || row.is_blocked === 1 || row.is_departing === 1;
    if (row.is_friend !== 1 || isApart || row.presence_visible !== 1) return null;
    const online = presence.isOnline(row.id);
    const { last_seen_at } = row;
    return {
      online,
      lastSeenAt: online || last_seen_at === null ? null : new Date(last_seen_at).toISOString(),
    };
  }

  return (row) => ({
    member: personOf(row),
    role: row.role,
    friends: row.is_friend === 1,
    blocked: row.blocks === 1,
    presence: presenceOf(row),
  });
}
