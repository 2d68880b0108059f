import type { Dependencies } from '../../platform/dependencies.ts';
import { newId } from '../../platform/identifiers.ts';
import { jobKind, type Finish } from '../../platform/jobs/jobs.ts';
import { chatLeavingOf } from '../messages/index.ts';
import { followedGroupsOf } from './followed-groups.ts';
import { groupChatChangesOf } from './group-chat-changes.ts';
import { createGroupPlaces } from './group-places.ts';
import { MOST_MEMBERS } from './limits.ts';
import { createChatMemberRepository } from './member-repository.ts';
import { ownerRepairOf } from './owners.ts';
import { createRepairRepository, type FollowingChat } from './repair-repository.ts';
import { createGroupChatRepository } from './repository.ts';

const repair = jobKind<Record<string, never>>('chat.repair');

const TIMEOUT = 10 * 60 * 1000;

const nothingToWrite: Finish = async () => [];

/**
 * Corrects group chats whose group, members or owners have changed without them. A server of the last release does that,
 * because it does not know group chats. Members who have waited for room in the chat of their group come in, too. Each chat
 * has a transaction of its own.
 */
function repairOf(dependencies: Dependencies): () => Promise<void> {
  const { database } = dependencies;
  const repository = createGroupChatRepository(database);
  const broken = createRepairRepository(database);
  const members = createChatMemberRepository(database);
  const places = createGroupPlaces(database);
  const followed = followedGroupsOf(dependencies);
  const leaving = chatLeavingOf(dependencies);
  const changes = groupChatChangesOf(dependencies);
  const repairOwner = ownerRepairOf(dependencies);

  const end = ({ groupId }: FollowingChat) =>
    database.transaction(async (transaction) => {
      const chatId = await followed.lock(transaction, groupId);
      if (await broken.isFollowable(transaction, groupId)) return [];
      return followed.end(transaction, { groupId, chatId });
    });

  const follow = ({ groupId }: FollowingChat) =>
    database.transaction(async (transaction) => {
      const chatId = await followed.lock(transaction, groupId);
      if (chatId === null) return [];
      const present = await members.ids(transaction, chatId);
      const waiting = await places.waiting(transaction, { groupId, chatId }, MOST_MEMBERS);
      const followedChat = { groupId, chatId, actorId: null };
      return followed.follow(transaction, followedChat, [...present, ...waiting]);
    });

  const deleteEmpty = (chatId: string) =>
    database.transaction(async (transaction) => {
      if (await repository.lockRow(transaction, chatId)) await leaving.deleteIfEmpty(transaction, chatId);
      return [];
    });

  return async () => {
    for (const chat of await broken.withoutGroup()) changes.finish(await end(chat));
    for (const chat of await broken.differing()) changes.finish(await follow(chat));
    for (const chatId of await broken.withoutMembers()) changes.finish(await deleteEmpty(chatId));
    for (const chatId of await repository.ownerless()) await repairOwner(chatId);
  };
}

/** Adds the job that corrects group chats. The maintenance calls this when it starts, and several times a day. */
export async function scheduleGroupChatRepair({
  clock,
  database,
  jobs,
}: Pick<Dependencies, 'clock' | 'database' | 'jobs'>): Promise<void> {
  await database.transaction((transaction) =>
    jobs.add(transaction, repair, { key: newId(clock), payload: {} }),
  );
  jobs.wake();
}

export function handleGroupChatRepair(dependencies: Dependencies): void {
  const repairAll = repairOf(dependencies);
  // There can be many chats to correct after an update. If the time is over, the next attempt goes on.
  dependencies.jobs.handle(
    repair,
    async () => {
      await repairAll();
      return nothingToWrite;
    },
    { timeout: TIMEOUT },
  );
}
