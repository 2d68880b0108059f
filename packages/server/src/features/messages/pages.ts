import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import { createCursors } from '../../platform/http/cursor.ts';
import type { Participant } from './participant.ts';
import { createMessagePresenter } from './presenter.ts';
import { createMessageRepository } from './repository.ts';

type MessagePage = components['schemas']['MessagePage'];

/** The place at which a page of messages starts. */
export type Place =
  | { readonly at: 'end' }
  | { readonly at: 'after'; readonly seq: number }
  | { readonly at: 'around'; readonly seq: number }
  | { readonly at: 'cursor'; readonly cursor: string };

/** The range of the messages that the member has not deleted, and the revision that was read before them. */
type Kept = Pick<Participant, 'clearedSeq' | 'lastSeq' | 'revision'>;

/** A range of sequence numbers. The message `after` is not included, the message `upTo` is. */
interface Bounds {
  readonly after: number;
  readonly upTo: number;
}

export interface MessagePages {
  read(readerId: string, chatId: string, kept: Kept, place: Place, limit: number): Promise<MessagePage>;
}

/**
 * Creates the function that reads pages of messages. The sequence numbers have no gaps, so the function computes the
 * range of a page before reading the page.
 */
export function createMessagePages(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'secrets'>,
): MessagePages {
  const { database, secrets } = dependencies;
  const repository = createMessageRepository(database);
  const cursors = createCursors(secrets.key('cursors'));
  const present = createMessagePresenter(dependencies);

  function boundsOf(place: Place, { lastSeq, clearedSeq }: Kept, scope: string, limit: number): Bounds {
    const within = (seq: number): number => Math.min(Math.max(seq, clearedSeq), lastSeq);
    const newerThan = (seq: number): Bounds => ({ after: within(seq), upTo: within(within(seq) + limit) });
    const olderThan = (seq: number): Bounds => ({
      after: within(within(seq - 1) - limit),
      upTo: within(seq - 1),
    });

    if (place.at === 'end') return olderThan(lastSeq + 1);
    if (place.at === 'after') return newerThan(place.seq);
    if (place.at === 'around') {
      // Near the end of the chat, more than half of the page comes before the message `seq`.
      return newerThan(Math.min(place.seq - 1 - Math.floor(limit / 2), lastSeq - limit));
    }
    // A cursor consists of the direction of the page and the position at which the previous page ended.
    const [side, position] = cursors.decode(place.cursor, scope).split(' ');
    return side === 'newer' ? newerThan(Number(position)) : olderThan(Number(position));
  }

  return {
    async read(readerId, chatId, kept, place, limit) {
      const scope = `messages of ${chatId}`;
      const { after, upTo } = boundsOf(place, kept, scope, limit);
      const rows = await repository.range({ readerId, chatId, after, upTo });
      return {
        messages: await present(readerId, rows),
        nextCursor: after > kept.clearedSeq ? cursors.encode(`older ${after + 1}`, scope) : null,
        newerCursor: upTo < kept.lastSeq ? cursors.encode(`newer ${upTo}`, scope) : null,
        revision: kept.revision,
      };
    },
  };
}
