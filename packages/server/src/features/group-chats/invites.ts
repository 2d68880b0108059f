import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import { presentPictureOf } from '../../platform/files/present-picture.ts';
import { createFileUrls } from '../../platform/files/signed-urls.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { newId } from '../../platform/identifiers.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { createSemaphore } from '../../platform/workers/semaphore.ts';
import { chatReaderOf } from '../messages/index.ts';
import { chatFull, inviteInvalid, removedFromChat } from './errors.ts';
import { groupChatChangesOf } from './group-chat-changes.ts';
import { createInviteRepository, type InviteRow } from './invite-repository.ts';
import { createInviteTokens } from './invite-tokens.ts';
import { MOST_MEMBERS } from './limits.ts';
import { createChatMemberRepository } from './member-repository.ts';
import { createGroupChatRepository } from './repository.ts';
import { requireMembersManaged, requireOwner } from './requirements.ts';

type Schemas = components['schemas'];

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** The share of RATE_LIMIT_MAX that a member may try in an hour with links that do not work. */
const WRONG_LINKS = 1 / 10;
/** The share of RATE_LIMIT_MAX that a member may join by links in an hour. Each join is a line for all members. */
const JOINS = 1 / 10;
/** Joins of a chat wait for its row. Each one that waits in the database holds a connection, which others need. */
const JOINS_AT_ONCE = 4;

/** The links that invite to a group chat. */
export function chatInvitesOf(dependencies: Dependencies) {
  const { clock, config, database, rateLimits, secrets } = dependencies;
  const repository = createGroupChatRepository(database);
  const members = createChatMemberRepository(database);
  const invites = createInviteRepository(database);
  const changes = groupChatChangesOf(dependencies);
  const read = chatReaderOf(dependencies);
  const tokens = createInviteTokens(secrets);
  const urls = createFileUrls(secrets.key('file addresses'));
  const wrongLinks = rateLimits.exact('chat link', {
    limit: Math.ceil(config.rateLimitMax * WRONG_LINKS),
    duration: HOUR,
  });

  const joins = rateLimits.exact('chat join', {
    limit: Math.ceil(config.rateLimitMax * JOINS),
    duration: HOUR,
  });

  const inTurn = createSemaphore(JOINS_AT_ONCE);

  const present = ({ id, expires_at }: InviteRow): Schemas['ChatInvite'] => ({
    token: tokens.make(id),
    expiresAt: new Date(expires_at).toISOString(),
  });

  /** Counts each token that does not work, and throws. */
  async function refuse({ userId }: Actor): Promise<never> {
    await wrongLinks.take(userId);
    throw inviteInvalid();
  }

  async function join(userId: string, id: string, chatId: string): Promise<readonly Announcement[]> {
    // The transaction checks again. Most members who come too late need no lock.
    if ((await members.roleOf(database.read, chatId, userId)) !== null) return [];
    if ((await members.count(database.read, chatId)) >= MOST_MEMBERS) throw chatFull();
    return database.transaction(async (transaction) => {
      if (!(await repository.lockRow(transaction, chatId))) throw inviteInvalid();
      // An owner may have replaced the link since.
      if ((await invites.chatIdOf(id, clock.now(), transaction)) === null) throw inviteInvalid();
      if ((await members.roleOf(transaction, chatId, userId)) !== null) return [];
      if (await members.isRemoved(transaction, chatId, userId)) throw removedFromChat();
      if ((await members.count(transaction, chatId)) >= MOST_MEMBERS) throw chatFull();
      await members.insert(transaction, chatId, [{ userId, role: 'member' }], clock.now());
      const lines = await changes.line(transaction, { chatId, actorId: userId, kind: 'joined' });
      return [...(await changes.changedForAll(transaction, chatId)), ...lines];
    });
  }

  return {
    async requireManaged({ userId }: Actor, chatId: string): Promise<void> {
      requireMembersManaged(await repository.find(userId, chatId));
    },

    /** Owners see the link. In a chat that follows a group there is none, so there is nothing to refuse to them. */
    async read({ userId }: Actor, chatId: string): Promise<Schemas['ChatInvite'] | null> {
      requireOwner(await repository.find(userId, chatId));
      const invite = await invites.ofChat(chatId, clock.now());
      return invite === null ? null : present(invite);
    },

    /** Makes a new link. The old one no longer works. */
    async create(actor: Actor, chatId: string, days: number): Promise<Schemas['ChatInvite']> {
      const now = clock.now();
      const invite = { id: newId(clock), chat_id: chatId, expires_at: now + days * DAY, created_at: now };
      await changes.run(actor, chatId, async (transaction, chat) => {
        requireMembersManaged(chat);
        await invites.replace(transaction, invite);
        return [];
      });
      return present(invite);
    },

    async delete(actor: Actor, chatId: string): Promise<void> {
      await changes.run(actor, chatId, async (transaction, chat) => {
        requireOwner(chat);
        await invites.delete(transaction, chatId);
        return [];
      });
    },

    async invitation(actor: Actor, token: string): Promise<Schemas['ChatInvitation']> {
      const now = clock.now();
      const id = tokens.read(token);
      const chat = id === null ? null : await invites.invitation(id, now);
      if (chat === null) return refuse(actor);
      if (await members.isRemoved(database.read, chat.id, actor.userId)) throw removedFromChat();
      const [role, count] = await Promise.all([
        members.roleOf(database.read, chat.id, actor.userId),
        members.count(database.read, chat.id),
      ]);
      return {
        chatId: role === null ? null : chat.id,
        name: chat.name,
        description: chat.description,
        // The alternative text is empty, because the chat's name is next to the picture.
        image: presentPictureOf(urls, chat, '', now),
        members: count,
        expiresAt: new Date(chat.expires_at).toISOString(),
      };
    },

    /** Joins the chat. A block between the member and an owner does not matter: the two do not see each other there. */
    async accept(actor: Actor, token: string): Promise<Schemas['Chat']> {
      const { userId } = actor;
      const id = tokens.read(token);
      const chatId = id === null ? null : await invites.chatIdOf(id, clock.now());
      if (id === null || chatId === null) return refuse(actor);
      if ((await members.roleOf(database.read, chatId, userId)) === null) await joins.take(userId);
      const announcements = await inTurn(() => join(userId, id, chatId));
      changes.finish(announcements);
      return read(userId, chatId);
    },
  };
}
