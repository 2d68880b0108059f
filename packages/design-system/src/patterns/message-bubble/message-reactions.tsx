import { Stack } from '../../components/stack/stack.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { useControlMessages } from '../../i18n/use-control-messages.ts';
import { useLocale } from '../../provider/design-system-context.ts';
import styles from './message-reactions.module.css';
import { reactionTypes, type MessageReaction, type MessageReactionType } from './reaction-types.ts';

type MessageReactionsProps = {
  reactions: readonly MessageReaction[];
  /** Called with the new reaction of the reader, or null to remove it. */
  onReact: ((type: MessageReactionType | null) => void) | undefined;
  /** Called to show who has reacted. A press on a reaction then changes nothing. */
  onShow: ((type: MessageReactionType) => void) | undefined;
  /** Called when the pressed button disappears with its reaction, to move the focus. */
  onRemoved: () => void;
};

/** At most this many names are read aloud for a reaction. The dialog has the others. */
const maxNames = 3;

/** The reactions to a message, one button for each type. Without `onReact` and `onShow` they are only shown. */
export function MessageReactions({ reactions, onReact, onShow, onRemoved }: MessageReactionsProps) {
  const chat = useChatMessages();
  const { andMore } = useControlMessages();
  const locale = useLocale();
  const given = reactionTypes
    .map(([type, Icon]) => ({ type, Icon, by: reactions.filter((reaction) => reaction.type === type) }))
    .filter(({ by }) => by.length > 0);
  if (given.length === 0) return null;
  const namesOf = (by: readonly MessageReaction[]) => {
    const all = by.map(({ own, author }) => (own ? chat.you : author));
    const named = all.length > maxNames ? all.slice(0, maxNames - 1) : all;
    const more = all.length - named.length;
    return new Intl.ListFormat(locale).format(more > 0 ? [...named, andMore(more)] : named);
  };
  return (
    <Stack
      aria-label={chat.reactions}
      as="ul"
      className={styles.root}
      data-part="reactions"
      direction="row"
      gap={0}
      role="list"
      wrap
    >
      {given.map(({ type, Icon, by }) => {
        const name = chat.reactionOf(namesOf(by), chat.reactionTypes[type]);
        const isOwn = by.some(({ own }) => own);
        const content = (
          <>
            <VisuallyHidden>
              {isOwn && onReact !== undefined && onShow === undefined ? chat.removeReaction(name) : name}
            </VisuallyHidden>
            <span aria-hidden="true" className={styles.pill}>
              <Icon size="sm" />
              {by.length > 1 ? by.length : null}
            </span>
          </>
        );
        return (
          <li key={type}>
            {onShow === undefined ? null : (
              <button
                aria-haspopup="dialog"
                className={styles.reaction}
                data-own={isOwn || undefined}
                data-part="reaction"
                onClick={() => onShow(type)}
                type="button"
              >
                {content}
              </button>
            )}
            {onShow === undefined && onReact === undefined ? (
              <span className={styles.reaction} data-own={isOwn || undefined} data-part="reaction">
                {content}
              </span>
            ) : null}
            {onShow === undefined && onReact !== undefined ? (
              <button
                aria-pressed={isOwn}
                className={styles.reaction}
                data-own={isOwn || undefined}
                data-part="reaction"
                onClick={() => {
                  onReact(isOwn ? null : type);
                  if (isOwn && by.length === 1) onRemoved();
                }}
                type="button"
              >
                {content}
              </button>
            ) : null}
          </li>
        );
      })}
    </Stack>
  );
}
