import type { Selectable } from 'kysely';
import type { ReportsTable } from './tables.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { optionalText } from '../../platform/http/text-fields.ts';
import { newId } from '../../platform/identifiers.ts';
import { chatNotFound, messageNotFound } from '../messages/index.ts';
import { commentNotFound } from '../comments/index.ts';
import { createFileService } from '../files/index.ts';
import { groupNotFound } from '../groups/index.ts';
import { listingNotFound } from '../marketplace/index.ts';
import { postNotFound } from '../posts/index.ts';
import { memberNotFound } from '../people/index.ts';
import { overdueAlert, safeguardingAlert } from './jobs.ts';
import { reportOfOneself } from './errors.ts';
import { createReportedChats } from './reported-chats.ts';
import { createReportRepository, type SubjectType } from './repository.ts';

const DETAILS = { multiline: true, atMost: 2000 };
/** The time in which every report must be decided. */
const TIMEOUT = 24 * 60 * 60 * 1000;

const notFound = {
  post: postNotFound,
  comment: commentNotFound,
  member: memberNotFound,
  listing: listingNotFound,
  group: groupNotFound,
};

interface Draft {
  subjectType: SubjectType;
  subjectId: string;
  category: ReportsTable['category'];
  details?: string;
  withEarlierMessages?: boolean;
}

type Evidence = Pick<Selectable<ReportsTable>, 'evidence' | 'evidence_file_id' | 'member_id'>;

/** Creates the service that receives members' reports. */
export function createReportService(dependencies: Dependencies) {
  const { clock, database, files: store, jobs } = dependencies;
  const files = createFileService(dependencies);
  const repository = createReportRepository(database);
  const chats = createReportedChats(database);

  /** The members can delete the message, so moderators need a copy. In a group chat, its title is the name of the chat. */
  async function evidenceOfMessage(actor: Actor, id: string, withEarlier: boolean): Promise<Evidence> {
    const message = await repository.readableMessage(actor.userId, id);
    if (message === null) throw messageNotFound();
    const { attachmentId, chatName, text, isForwarded, quote, file, versions } = message;
    const earlier = withEarlier ? await repository.earlierMessages(actor.userId, id) : [];
    const copyId = newId(clock);
    const isStored = attachmentId !== null && (await store.copy(attachmentId, copyId));
    return {
      evidence: JSON.stringify({
        ...text,
        ...(chatName === null ? {} : { title: chatName }),
        ...(isForwarded ? { forwarded: true } : {}),
        ...(quote === null ? {} : { quote }),
        file: isStored ? file : null,
        ...(versions.length === 0 ? {} : { versions }),
        ...(earlier.length === 0 ? {} : { earlier }),
      }),
      evidence_file_id: isStored ? copyId : null,
      member_id: text.sender_id,
    };
  }

  /** The owners can change the name and the picture, so moderators need a copy. */
  async function evidenceOfChat({ userId }: Actor, id: string): Promise<Evidence> {
    const chat = await chats.ofMember(userId, id);
    if (chat === null) throw chatNotFound();
    const {
      name,
      description,
      members,
      owner_id: ownerId,
      created_at,
      file_id: pictureId,
      ...picture
    } = chat;
    const copyId = newId(clock);
    const isStored = pictureId !== null && (await store.copy(pictureId, copyId));
    const text = { title: name, content: description, members, created_at };
    return {
      evidence: JSON.stringify(isStored ? { ...text, type: 'image', file: picture } : text),
      evidence_file_id: isStored ? copyId : null,
      member_id: ownerId,
    };
  }

  /** Returns a copy for the moderators. The content can be edited or deleted, and moderators cannot read chats. */
  async function evidenceOf(actor: Actor, draft: Draft): Promise<Evidence> {
    const { subjectType: type, subjectId: id, withEarlierMessages = false } = draft;
    if (type === 'message') return evidenceOfMessage(actor, id, withEarlierMessages);
    if (type === 'group_chat') return evidenceOfChat(actor, id);
    const published = await repository.published(actor.userId, type, id);
    if (published === null) throw notFound[type]();
    const { member_id, ...shown } = published;
    return { evidence: JSON.stringify(shown), evidence_file_id: null, member_id };
  }

  return {
    async create(actor: Actor, draft: Draft): Promise<{ isNew: boolean }> {
      const { subjectType, subjectId, category } = draft;
      const details = optionalText(draft.details, 'details', DETAILS);
      if (subjectType === 'member' && subjectId === actor.userId) throw reportOfOneself();
      const evidence = await evidenceOf(actor, draft);
      const id = newId(clock);
      const now = clock.now();
      const dueAt = now + TIMEOUT;
      const isNew = await database.transaction(async (transaction) => {
        const isFirst = await repository.insert(transaction, {
          id,
          reporter_id: actor.userId,
          subject_type: subjectType,
          subject_id: subjectId,
          category,
          details,
          ...evidence,
          status: 'open',
          due_at: dueAt,
          created_at: now,
        });
        if (!isFirst) return false;
        const job = { key: id, payload: { reportId: id } };
        await jobs.add(transaction, overdueAlert, { ...job, dueAt });
        if (category === 'safeguarding') await jobs.add(transaction, safeguardingAlert, job);
        return true;
      });
      if (isNew) jobs.wake();
      const unused = isNew ? null : evidence.evidence_file_id;
      if (unused !== null) await files.remove(unused);
      return { isNew };
    },
  };
}
