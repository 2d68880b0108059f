import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { requiredText } from '../../platform/http/text-fields.ts';
import { fingerprintOf, requireRepeat, runIdempotent } from '../../platform/idempotency.ts';
import { newId } from '../../platform/identifiers.ts';
import { ageLimitsOf } from '../age-limits/index.ts';
import { chatReaderOf, chatSearchText } from '../messages/index.ts';
import { candidatesOf } from './candidates.ts';
import { groupChatChangesOf } from './group-chat-changes.ts';
import { createChatMemberRepository } from './member-repository.ts';
import { createGroupChatRepository, type GroupChatRow } from './repository.ts';
import { chatName } from './limits.ts';

type Schemas = components['schemas'];

interface Created {
  readonly isNew: boolean;
  readonly chat: Schemas['Chat'];
}

export function groupChatCreationOf(dependencies: Dependencies) {
  const { clock, database } = dependencies;
  const repository = createGroupChatRepository(database);
  const members = createChatMemberRepository(database);
  const candidates = candidatesOf(dependencies);
  const changes = groupChatChangesOf(dependencies);
  const limits = ageLimitsOf(dependencies);
  const read = chatReaderOf(dependencies);

  return async function create(
    actor: Actor,
    { name: given, members: userIds, groupId: named }: Schemas['GroupChatPayload'],
    key: string | null,
  ): Promise<Created> {
    const groupId = named ?? null;
    const name = requiredText(given, 'name', chatName);
    const fingerprint = key === null ? null : fingerprintOf([name, groupId, ...userIds.toSorted()]);
    const repeated = async ({ id, fingerprint: stored }: GroupChatRow): Promise<Created> => {
      requireRepeat(stored, fingerprint);
      return { isNew: false, chat: await read(actor.userId, id) };
    };
    const find = async () => (key === null ? null : repository.findByKey(actor.userId, key));
    // A repeated request is not counted, so that a member at the limit gets the chat.
    const made = await find();
    if (made !== null) return repeated(made);
    const choice = { actorId: actor.userId, userIds, groupId, chatId: null };
    const strangers = await candidates.require(choice);
    // The members come first, so that too many of them do not use up a chat.
    await candidates.count(choice, strangers);
    await limits.take('group chat', actor.userId);

    const make = () =>
      database.transaction(async (transaction) => {
        const chatId = newId(clock);
        const now = clock.now();
        await repository.insert(transaction, {
          id: chatId,
          name,
          search: chatSearchText(name),
          creator_id: actor.userId,
          idempotency_key: key,
          fingerprint,
          created_at: now,
        });
        const others = await candidates.lock(transaction, choice);
        await members.insert(transaction, chatId, [{ userId: actor.userId, role: 'owner' }, ...others], now);
        const line = { chatId, actorId: actor.userId, kind: 'created', text: name } as const;
        const lines = await changes.line(transaction, line);
        const opened = changes.changedFor([actor.userId, ...userIds], chatId);
        return { chatId, announcements: [...opened, ...lines] };
      });
    const outcome = await runIdempotent({
      make,
      isTaken: (error) =>
        key !== null && database.isUniqueViolation(error, 'chats_creator_id_idempotency_key_unique'),
      find,
    });
    if (!outcome.isNew) return repeated(outcome.made);
    const { chatId, announcements } = outcome.made;
    changes.finish(announcements);
    return { isNew: true, chat: await read(actor.userId, chatId) };
  };
}
