import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor, Upload } from '../../platform/http/contract.ts';
import { createCursors, pageOf } from '../../platform/http/cursor.ts';
import { optionalText, requiredText } from '../../platform/http/text-fields.ts';
import { fingerprintOf, runIdempotent, requireRepeat } from '../../platform/idempotency.ts';
import { newId } from '../../platform/identifiers.ts';
import { soughtTextWords, textWords } from '../../platform/text-words.ts';
import { type NewFile, type Sides, createFileService, cropOf, requirePicture } from '../files/index.ts';
import { followedGroupsOf } from '../group-chats/index.ts';
import { createGroupMemberRepository } from './member-repository.ts';
import { groupPolicy } from './policy.ts';
import { createGroupPresenter, type Group } from './presenter.ts';
import { groupNotFound, moderatorsAlone, parishUnknown } from './errors.ts';
import { createGroupRemoval } from './removal.ts';
import { createGroupRepository, type GroupFilter, type GroupRow, type Write } from './repository.ts';
import { createModerationAudit } from './moderation-audit.ts';

type Draft = components['schemas']['GroupPayload'];

interface ListOptions {
  readonly search: string | undefined;
  readonly category: Draft['category'] | undefined;
  readonly isOwn: boolean;
  readonly parishId: string | undefined;
  readonly limit: number;
  readonly cursor: string | undefined;
}

const NAME = { multiline: false, atMost: 80 };
const DESCRIPTION = { multiline: true, atMost: 2000 };
const PLACE = { multiline: false, atMost: 120 };
/** Greater than any id, so that the first page starts with the newest row. */
const LAST = 'g';
/** The width of a group's picture divided by its height, as for a member's cover. */
const RATIO = 3;

const textsOf = (draft: Draft) => ({
  name: requiredText(draft.name, 'name', NAME),
  description: requiredText(draft.description, 'description', DESCRIPTION),
  category: draft.category,
  place: optionalText(draft.place, 'place', PLACE),
  admission: draft.admission,
});

type Texts = ReturnType<typeof textsOf>;

const wordsOf = ({ name, description, place }: Texts): string[] =>
  textWords(`${name}\n${description}\n${place}`);

function requireAllowed(actor: Actor, action: 'edit' | 'delete', group: GroupRow | null): GroupRow {
  if (group === null) throw groupNotFound();
  if (!groupPolicy[action](actor, group)) throw moderatorsAlone();
  return group;
}

export function createGroupService(dependencies: Dependencies) {
  const { announcer, clock, database, jobs, secrets } = dependencies;
  const repository = createGroupRepository(database);
  const members = createGroupMemberRepository(database);
  const files = createFileService(dependencies);
  const cursors = createCursors(secrets.key('cursors'));
  const present = createGroupPresenter(dependencies);
  const remove = createGroupRemoval(dependencies);
  const audit = createModerationAudit(dependencies);
  const chats = followedGroupsOf(dependencies);

  async function read(actor: Actor, id: string): Promise<Group> {
    const group = await repository.find(actor.userId, id);
    if (group === null) throw groupNotFound();
    return present.group(group, actor);
  }

  /** Locks the group and returns it with the actor's role. */
  async function lockOwn(transaction: Write, actor: Actor, id: string, action: 'edit' | 'delete') {
    const locked = await repository.lockRow(transaction, id);
    if (locked === null) throw groupNotFound();
    const group = await repository.find(actor.userId, id, transaction);
    return { locked, role: requireAllowed(actor, action, group).role };
  }

  async function setParish(transaction: Write, id: string, { parishId }: Draft): Promise<void> {
    if (parishId === undefined) return;
    if (!(await repository.setParish(transaction, id, parishId))) throw parishUnknown();
  }

  async function setPicture(actor: Actor, id: string, file: NewFile | null): Promise<Group> {
    const former = await database.transaction(async (transaction) => {
      const { locked, role } = await lockOwn(transaction, actor, id, 'edit');
      const { file_id } = locked;
      if (file !== null) await files.record(transaction, file, actor.userId);
      await repository.update(transaction, id, { file_id: file?.id ?? null });
      if (file_id !== null) await files.forget(transaction, file_id);
      await audit.record(transaction, actor, role, {
        action: 'group.picture',
        subject: { type: 'group', id },
        before: { picture: file_id },
        after: { picture: file?.id ?? null },
      });
      return file_id;
    });
    if (former !== null) await files.remove(former);
    return read(actor, id);
  }

  return {
    read,

    async list(actor: Actor, { search, category, isOwn, parishId, limit, cursor }: ListOptions) {
      const filter: GroupFilter = {
        category: category ?? null,
        words: soughtTextWords(search ?? ''),
        isOwn,
        parishId: parishId ?? null,
      };
      const scope = `groups ${JSON.stringify(filter)}`;
      const before = cursor === undefined ? LAST : cursors.decode(cursor, scope);
      const { page, last } = pageOf(await repository.page(actor.userId, filter, before, limit + 1), limit);
      return {
        groups: page.map((group) => present.group(group, actor)),
        nextCursor: last === null ? null : cursors.encode(last, scope),
      };
    },

    /**
     * A repeated idempotency key returns the group that the first request created, even if both arrive at the same
     * time.
     */
    async create(actor: Actor, draft: Draft, key: string | null) {
      const texts = textsOf(draft);
      const fingerprint =
        key === null
          ? null
          : fingerprintOf([...Object.values(texts), ...(draft.parishId ? [draft.parishId] : [])]);
      const make = () =>
        database.transaction(async (transaction) => {
          const now = clock.now();
          const id = newId(clock);
          await repository.insert(transaction, {
            id,
            founder_id: actor.userId,
            ...texts,
            idempotency_key: key,
            fingerprint,
            created_at: now,
          });
          await repository.setWords(transaction, id, wordsOf(texts));
          await setParish(transaction, id, draft);
          await members.insert(transaction, {
            id: newId(clock),
            group_id: id,
            user_id: actor.userId,
            role: 'moderator',
            created_at: now,
          });
          await repository.recount(transaction, id);
          return id;
        });
      const outcome = await runIdempotent({
        make,
        isTaken: (error) =>
          key !== null && database.isUniqueViolation(error, 'groups_founder_id_idempotency_key_unique'),
        find: async () => (key === null ? null : repository.findByKey(actor.userId, key)),
      });
      if (outcome.isNew) return { isNew: true, group: await read(actor, outcome.made) };
      requireRepeat(outcome.made.fingerprint, fingerprint);
      return { isNew: false, group: present.group(outcome.made, actor) };
    },

    update: (actor: Actor, id: string, draft: Draft): Promise<Group> =>
      audit.attempt(actor, 'group.edit', id, async () => {
        const texts = textsOf(draft);
        const announcements = await database.transaction(async (transaction) => {
          const chatId = await chats.lock(transaction, id);
          const { locked, role } = await lockOwn(transaction, actor, id, 'edit');
          await repository.update(transaction, id, texts);
          await repository.setWords(transaction, id, wordsOf(texts));
          await setParish(transaction, id, draft);
          await audit.record(transaction, actor, role, {
            action: 'group.edit',
            subject: { type: 'group', id },
            before: textsOf(locked),
            after: texts,
          });
          if (locked.admission === texts.admission || texts.admission === 'request') return [];
          const userIds = await members.acceptAll(transaction, id);
          await repository.recount(transaction, id);
          const followed = { groupId: id, chatId, actorId: actor.userId };
          return chats.follow(transaction, followed, userIds);
        });
        announcer.announce(announcements);
        return read(actor, id);
      }),

    delete: (actor: Actor, id: string): Promise<void> =>
      audit.attempt(actor, 'group.delete', id, async () => {
        const { former, announcements } = await database.transaction(async (transaction) => {
          const chatId = await chats.lock(transaction, id);
          const { locked, role } = await lockOwn(transaction, actor, id, 'delete');
          const { file_id, name, description } = locked;
          const announcements = await chats.end(transaction, { groupId: id, chatId });
          await remove(transaction, id);
          if (file_id !== null) await files.forget(transaction, file_id);
          await audit.record(transaction, actor, role, {
            action: 'group.delete',
            subject: { type: 'group', id },
            before: { name, description },
            after: { name: '', description: '' },
          });
          return { former: file_id, announcements };
        });
        announcer.announce(announcements);
        jobs.wake();
        if (former !== null) await files.remove(former);
      }),

    requireEditable: async (actor: Actor, id: string) =>
      requireAllowed(actor, 'edit', await repository.find(actor.userId, id)),

    setPicture: (actor: Actor, id: string, upload: Upload | null, sides: Sides): Promise<Group> =>
      audit.attempt(actor, 'group.picture', id, async () => {
        const picture = requirePicture(upload);
        const frame = { ratio: RATIO, crop: cropOf(sides) };
        return files.keepPicture(picture, frame, (file) => setPicture(actor, id, file));
      }),

    /** If the group has no picture, this is not an error. */
    removePicture: (actor: Actor, id: string): Promise<Group> =>
      audit.attempt(actor, 'group.picture', id, () => setPicture(actor, id, null)),
  };
}
