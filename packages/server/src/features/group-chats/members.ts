import type { components } from '@parvis/api-client/contract';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { chatLeavingOf, chatNotFound, chatReaderOf, messageCountsOf } from '../messages/index.ts';
import { memberNotFound } from '../people/index.ts';
import { candidatesOf } from './candidates.ts';
import { chatFull, lastOwner, leaveGroupInstead, leaveInstead } from './errors.ts';
import { groupChatChangesOf } from './group-chat-changes.ts';
import { MOST_MEMBERS } from './limits.ts';
import { createChatMemberRepository, type ChatRole } from './member-repository.ts';
import { chatMemberPresenterOf } from './member-presenter.ts';
import { groupChatPolicy } from './policy.ts';
import { createGroupChatRepository } from './repository.ts';
import { requireMembersManaged } from './requirements.ts';

type Schemas = components['schemas'];

/** The members of a group chat and their roles. */
export function chatMembershipOf(dependencies: Dependencies) {
  const { clock, database } = dependencies;
  const repository = createGroupChatRepository(database);
  const members = createChatMemberRepository(database);
  const candidates = candidatesOf(dependencies);
  const changes = groupChatChangesOf(dependencies);
  const leaving = chatLeavingOf(dependencies);
  const counts = messageCountsOf(dependencies);
  const present = chatMemberPresenterOf(dependencies);
  const read = chatReaderOf(dependencies);

  async function requireManaged({ userId }: Actor, chatId: string): Promise<void> {
    requireMembersManaged(await repository.find(userId, chatId));
  }

  async function requireRoom(reader: Kysely<DatabaseSchema>, chatId: string, count: number): Promise<void> {
    if ((await members.count(reader, chatId)) + count > MOST_MEMBERS) throw chatFull();
  }

  return {
    requireManaged,

    async requireMember(actor: Actor, chatId: string, memberId: string): Promise<void> {
      await requireManaged(actor, chatId);
      if ((await members.roleOf(database.read, chatId, memberId)) === null) throw memberNotFound();
    },

    async list({ userId }: Actor, chatId: string): Promise<Schemas['ChatMembers']> {
      if (!groupChatPolicy.read(await repository.find(userId, chatId))) throw chatNotFound();
      return { members: (await members.list(userId, chatId)).map(present) };
    },

    /** Adds members. Those who are in the chat already are left out. */
    async add(
      actor: Actor,
      chatId: string,
      { members: chosen, groupId: named }: Schemas['ChatMembersPayload'],
    ): Promise<Schemas['Chat']> {
      await requireManaged(actor, chatId);
      const groupId = named ?? null;
      const known = await members.among(database.read, chatId, chosen);
      const sought = chosen.filter((userId) => !known.has(userId));
      if (sought.length > 0) {
        const choice = { actorId: actor.userId, userIds: sought, groupId, chatId };
        const strangers = await candidates.require(choice);
        // Members who are refused do not count for the limit.
        await requireRoom(database.read, chatId, sought.length);
        await candidates.count(choice, strangers);
      }
      await changes.run(actor, chatId, async (transaction, chat) => {
        requireMembersManaged(chat);
        const current = await members.among(transaction, chatId, chosen);
        const userIds = chosen.filter((userId) => !current.has(userId));
        if (userIds.length === 0) return [];
        await requireRoom(transaction, chatId, userIds.length);
        const choice = { actorId: actor.userId, userIds, groupId, chatId };
        const newMembers = await candidates.lock(transaction, choice);
        await members.insert(transaction, chatId, newMembers, clock.now());
        const line = { chatId, actorId: actor.userId, kind: 'added', memberIds: userIds } as const;
        const lines = await changes.line(transaction, line);
        // A chat that a page does not know comes before its first message.
        return [...(await changes.changedForAll(transaction, chatId)), ...lines];
      });
      return read(actor.userId, chatId);
    },

    async setRole(actor: Actor, chatId: string, memberId: string, role: ChatRole): Promise<Schemas['Chat']> {
      await changes.run(actor, chatId, async (transaction, chat) => {
        requireMembersManaged(chat);
        const former = await members.roleOf(transaction, chatId, memberId);
        if (former === null) throw memberNotFound();
        if (former === role) return [];
        if (role !== 'owner' && !(await members.hasOwner(transaction, chatId, [memberId]))) throw lastOwner();
        await members.setRole(transaction, chatId, memberId, role);
        const kind = role === 'owner' ? 'promoted' : 'demoted';
        const line = { chatId, actorId: actor.userId, kind, memberIds: [memberId] } as const;
        return [
          ...(await changes.line(transaction, line)),
          ...(await changes.changedForAll(transaction, chatId)),
        ];
      });
      return read(actor.userId, chatId);
    },

    async remove(actor: Actor, chatId: string, memberId: string): Promise<Schemas['Chat']> {
      await changes.run(actor, chatId, async (transaction, chat) => {
        requireMembersManaged(chat);
        if (memberId === actor.userId) throw leaveInstead();
        if ((await members.roleOf(transaction, chatId, memberId)) === null) throw memberNotFound();
        const left = await leaving.leave(transaction, chatId, [memberId]);
        await members.noteRemoval(transaction, chatId, memberId);
        const line = { chatId, actorId: actor.userId, kind: 'removed', memberIds: [memberId] } as const;
        return [
          ...left.announcements,
          ...(await changes.line(transaction, line)),
          ...(await changes.changedForAll(transaction, chatId)),
        ];
      });
      return read(actor.userId, chatId);
    },

    /** Leaves the chat. Members who have left already get the same answer. */
    async leave(actor: Actor, chatId: string): Promise<Schemas['MessageCounts']> {
      const { userId } = actor;
      const found = await repository.find(userId, chatId);
      if (found === null && (await repository.isPair(userId, chatId))) throw chatNotFound();
      if (!groupChatPolicy.leave(found)) throw leaveGroupInstead();
      const announcements = await database.transaction(async (transaction) => {
        const chat = await repository.lock(transaction, userId, chatId);
        if (chat === null) return [];
        if (!groupChatPolicy.leave(chat)) throw leaveGroupInstead();
        const left = await leaving.leave(transaction, chatId, [userId]);
        if (left.isDeleted) return left.announcements;
        await members.noteLeaving(transaction, chatId, userId);
        return [
          ...left.announcements,
          ...(await changes.line(transaction, { chatId, actorId: userId, kind: 'left' })),
          ...(await changes.ensureOwner(transaction, chatId)),
          ...(await changes.changedForAll(transaction, chatId)),
        ];
      });
      changes.finish(announcements);
      return counts(userId);
    },
  };
}
