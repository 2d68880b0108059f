import type { Dependencies } from '../../platform/dependencies.ts';
import { jobKind, type Finish } from '../../platform/jobs/jobs.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { createFileService } from '../files/index.ts';
import { followedGroupsOf } from '../group-chats/index.ts';
import { createNotifier } from '../notifications/index.ts';
import { createGroupMemberRepository } from './member-repository.ts';
import { createGroupRepository, type Write } from './repository.ts';

const removal = jobKind<{ readonly groupId: string; readonly slice: number }>('group.removal');
const fileRemoval = jobKind<{ readonly fileIds: readonly string[] }>('group.remove-files');

/** The number of rows that one transaction locks. */
const POSTS = 20;
const NOTIFICATIONS = 200;

/** Removes a group. Nobody sees it from now on. A job deletes its posts, because there can be many. */
export function createGroupRemoval({ clock, database, jobs }: Dependencies) {
  const repository = createGroupRepository(database);

  return async (transaction: Write, groupId: string): Promise<void> => {
    // The idempotency key becomes free, so a repeated request creates another group.
    const change = { removed_at: clock.now(), idempotency_key: null, file_id: null };
    await repository.update(transaction, groupId, change);
    await jobs.add(transaction, removal, { key: `${groupId} 0`, payload: { groupId, slice: 0 } });
  };
}

/**
 * Handles the groups of a member who deletes their account. The database itself deletes the rows of the member's
 * memberships.
 */
export function groupErasureOf(dependencies: Dependencies) {
  const repository = createGroupRepository(dependencies.database);
  const members = createGroupMemberRepository(dependencies.database);
  const remove = createGroupRemoval(dependencies);
  const chats = followedGroupsOf(dependencies);

  return {
    /**
     * If a group has no other moderator, the member who joined first becomes the moderator. Hidden members are left
     * out. If there is no such member, the group is deleted.
     */
    async leave(transaction: Write, userId: string): Promise<Announcement[]> {
      const announcements: Announcement[] = [];
      for (const groupId of await members.moderatedAlone(transaction, userId)) {
        const chatId = await chats.lock(transaction, groupId);
        await repository.lockRow(transaction, groupId);
        const successor = await members.longest(transaction, groupId);
        if (successor === null) {
          announcements.push(...(await chats.end(transaction, { groupId, chatId })));
          await remove(transaction, groupId);
          continue;
        }
        await members.setRole(transaction, groupId, successor, 'moderator');
        const followed = { groupId, chatId, actorId: successor };
        announcements.push(...(await chats.follow(transaction, followed, [successor])));
      }
      return announcements;
    },
  };
}

const nothing: Finish = async () => [];

export function handleGroupJobs(dependencies: Dependencies): void {
  const { database, files, jobs } = dependencies;
  const repository = createGroupRepository(database);
  const notifier = createNotifier(dependencies);
  const records = createFileService(dependencies);

  jobs.handle(removal, async ({ groupId, slice }) => async (transaction) => {
    const posts = await repository.lockPosts(transaction, groupId, POSTS);
    const announcements = [];
    for (const { id } of posts) {
      announcements.push(...(await notifier.forget(transaction, { by: 'subject', subjectId: id })));
    }
    const forgotten = await notifier.forgetSome(transaction, groupId, NOTIFICATIONS);
    announcements.push(...forgotten.announcements);
    const ids = posts.map(({ id }) => id);
    const fileIds = [
      ...posts.flatMap(({ file_id }) => (file_id === null ? [] : [file_id])),
      ...(await repository.laterPhotos(transaction, ids)),
    ];
    await repository.deletePosts(transaction, ids);
    for (const fileId of fileIds) await records.forget(transaction, fileId);
    const key = `${groupId} ${slice + 1}`;
    if (fileIds.length > 0) await jobs.add(transaction, fileRemoval, { key, payload: { fileIds } });
    const isAll = posts.length < POSTS && forgotten.isAll;
    if (isAll) await repository.delete(transaction, groupId);
    else await jobs.add(transaction, removal, { key, payload: { groupId, slice: slice + 1 } });
    return announcements;
  });

  jobs.handle(fileRemoval, async ({ fileIds }) => {
    for (const fileId of fileIds) await files.remove(fileId);
    return nothing;
  });
}
