import type { PersonName } from '../../components/avatar/initials.ts';
import { Button } from '../../components/button/button.tsx';
import { Time } from '../../components/time/time.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { PersonRow } from '../person-row/person-row.tsx';
import { Rows } from '../person-row/row-list.tsx';
import { excerptOf } from './excerpt.ts';
import styles from './found-messages.module.css';

export type FoundMessage = {
  readonly id: string;
  /** The author. */
  readonly author: string;
  /** The parts of the name, if known. They give the right initials for long names. */
  readonly person?: PersonName | undefined;
  readonly picture?: string | null | undefined;
  /** The text of the message, or the name of its file. */
  readonly text: string;
  readonly createdAt: Date | string;
};

type FoundMessagesProps = {
  messages: readonly FoundMessage[];
  wanted: string;
  /** The position of the shown result, from 1. */
  position: number;
  onSelect: ((id: string) => void) | undefined;
  onLoadMore: (() => void) | undefined;
  loadingMore: boolean | undefined;
};

function Excerpt({ text, wanted }: { text: string; wanted: string }) {
  const { before, match, after } = excerptOf(text, wanted);
  return (
    <>
      {before}
      {match === '' ? null : <mark className={styles.match}>{match}</mark>}
      {after}
    </>
  );
}

/** The search results in a conversation, newest first. */
export function FoundMessages({
  messages,
  wanted,
  position,
  onSelect,
  onLoadMore,
  loadingMore = false,
}: FoundMessagesProps) {
  const chat = useChatMessages();
  return (
    <div data-part="found">
      <Rows label={chat.foundMessages}>
        {messages.map(({ id, author, person, picture, text, createdAt }, index) => (
          <li key={id}>
            <PersonRow
              clipped
              current={index + 1 === position}
              detail={<Excerpt text={text} wanted={wanted} />}
              meta={<Time format="message" value={createdAt} />}
              name={author}
              onSelect={() => onSelect?.(id)}
              person={person ?? author}
              picture={picture}
            />
          </li>
        ))}
      </Rows>
      {onLoadMore === undefined ? null : (
        <Button fullWidth loading={loadingMore} onClick={onLoadMore} size="sm" variant="ghost">
          {chat.showOlder}
        </Button>
      )}
    </div>
  );
}
