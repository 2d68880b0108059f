import { useId, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { Banner } from '../../components/banner/banner.tsx';
import { Button } from '../../components/button/button.tsx';
import choice from '../../components/control/choice.module.css';
import { DialogClose, DialogContent, DialogFooter, DialogRoot } from '../../components/dialog/dialog.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { useMessages } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { useKeyboardScrolling } from '../../utilities/keyboard-scrolling.ts';
import type { PersonSummary } from '../people-list/people-list.tsx';
import { PersonRow } from '../person-row/person-row.tsx';
import row from '../person-row/person-row.module.css';
import { RowState } from '../person-row/row-list.tsx';
import { RowsFoot, type MoreRows } from '../person-row/rows-foot.tsx';
import { SearchBox } from '../person-row/search-box.tsx';
import { WindowedRows } from '../person-row/windowed-rows.tsx';
import styles from './new-chat-dialog.module.css';

export type NewChatDialogProps = Omit<ComponentProps<'div'>, 'title' | 'children' | 'onSelect' | 'onSubmit'> &
  MoreRows & {
    /** Whether the dialog is open. */
    open: boolean;
    /** Called when the dialog closes. */
    onOpenChange: (open: boolean) => void;
    /** The title of the dialog: 'Nuevo chat'. */
    title: string;
    /** The language of the title, if it differs from the page's. */
    titleLang?: string | undefined;
    /** The label of the button that starts the conversation: 'Start Conversation'. */
    submitLabel: string;
    /** The friends, or those whose names match the search. */
    friends: readonly Pick<PersonSummary, 'id' | 'name' | 'person' | 'picture' | 'detail' | 'online'>[];
    /** The id of the chosen friend. */
    selectedId: string | null;
    /** Called with the id of the chosen friend. */
    onSelect: (id: string) => void;
    /** The search text. */
    search: string;
    /** Called with the search text at every change. */
    onSearchChange: (search: string) => void;
    /** Other ways to start a conversation, above the search: a button for a group chat. */
    actions?: ReactNode;
    /** Called to start the conversation. Never called if no friend is chosen. */
    onSubmit: () => void;
    /** Whether the chat is being created. */
    submitting?: boolean;
    /** Whether the friends are being loaded. */
    loading?: boolean;
    /** The error message if the friends failed to load. */
    error?: ReactNode;
    /** Called to load the friends again. */
    onRetry?: () => void;
    /** The error message if the chat could not be created. */
    submitError?: ReactNode;
    /** Shown if there are no friends, or no search results. */
    emptyText: ReactNode;
    /** The language of `emptyText`, if it differs from the page's. */
    emptyTextLang?: string;
  };

/** A dialog for choosing a friend with whom to start a conversation. */
export function NewChatDialog({
  open,
  onOpenChange,
  title,
  titleLang,
  submitLabel,
  friends,
  selectedId,
  onSelect,
  search,
  onSearchChange,
  actions,
  onSubmit,
  submitting = false,
  loading = false,
  error,
  onRetry,
  hasMore,
  onLoadMore,
  moreError,
  submitError,
  emptyText,
  emptyTextLang,
  ...props
}: NewChatDialogProps) {
  const keyboardScrolling = useKeyboardScrolling();
  const chat = useChatMessages();
  const { cancel } = useMessages();
  const name = useId();
  const isChosen = friends.some(({ id }) => id === selectedId);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isChosen && !submitting) onSubmit();
  };
  return (
    <DialogRoot onOpenChange={onOpenChange} open={open}>
      <DialogContent {...props} data-pattern="new-chat-dialog" size="sm" title={title} titleLang={titleLang}>
        <form onSubmit={handleSubmit}>
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
          <SearchBox label={chat.searchFriends} onChange={onSearchChange} value={search} />
          <fieldset aria-label={chat.friends} className={styles.friends} data-rows="" ref={keyboardScrolling}>
            <RowState
              count={friends.length}
              empty={emptyText}
              emptyLang={emptyTextLang}
              error={error}
              loading={loading}
              onRetry={onRetry}
            />
            {friends.length > 0 ? (
              <WindowedRows hasMore={hasMore} items={friends} pinnedId={selectedId} label={chat.friends}>
                {(friend) => (
                  <PersonRow
                    choice={
                      <input
                        checked={friend.id === selectedId}
                        className={classNames(choice.input, choice.round, row.choice)}
                        id={`${name}${friend.id}`}
                        name={name}
                        onChange={() => onSelect(friend.id)}
                        type="radio"
                        value={friend.id}
                      />
                    }
                    choiceId={`${name}${friend.id}`}
                    detail={friend.detail}
                    name={friend.name}
                    online={friend.online === true ? chat.online : undefined}
                    person={friend.person ?? friend.name}
                    picture={friend.picture}
                  />
                )}
              </WindowedRows>
            ) : null}
            <RowsFoot hasMore={hasMore} loading={loading} moreError={moreError} onLoadMore={onLoadMore} />
          </fieldset>
          {submitError === undefined || submitError === null ? null : (
            <Banner role="alert" tone="danger">
              {submitError}
            </Banner>
          )}
          <DialogFooter>
            <DialogClose>
              <Button variant="secondary">{cancel}</Button>
            </DialogClose>
            <Button aria-disabled={!isChosen} loading={submitting} type="submit">
              {submitLabel}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
