import { useId, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import choice from '../../components/control/choice.module.css';
import { DialogClose, DialogContent, DialogFooter, DialogRoot } from '../../components/dialog/dialog.tsx';
import { Text } from '../../components/text/text.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { useMessages } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { useKeyboardScrolling } from '../../utilities/keyboard-scrolling.ts';
import styles from '../new-chat-dialog/new-chat-dialog.module.css';
import type { PersonSummary } from '../people-list/people-list.tsx';
import { PersonRow } from '../person-row/person-row.tsx';
import row from '../person-row/person-row.module.css';
import { RowState } from '../person-row/row-list.tsx';
import { RowsFoot, type MoreRows } from '../person-row/rows-foot.tsx';
import { SearchBox } from '../person-row/search-box.tsx';
import { WindowedRows } from '../person-row/windowed-rows.tsx';

export type ForwardDialogProps = Omit<ComponentProps<'div'>, 'title' | 'children' | 'onSubmit' | 'onToggle'> &
  MoreRows & {
    /** Whether the dialog is open. */
    open: boolean;
    /** Called when the dialog closes. */
    onOpenChange: (open: boolean) => void;
    /** The title of the dialog: 'Forward to'. */
    title: string;
    /** The label of the button that sends the message. */
    submitLabel: string;
    /** The chats, or those whose names match the search. */
    chats: readonly (Pick<PersonSummary, 'id' | 'name' | 'person' | 'picture' | 'online'> & {
      /** Whether it is a group chat. Without a picture, it has an icon instead of initials. */
      readonly group?: boolean | undefined;
    })[];
    /** The ids of the chosen chats. They need not be among `chats`, because the reader can search again. */
    selectedIds: readonly string[];
    /** Called with the id of a chat that is chosen, or no longer chosen. */
    onToggle: (id: string) => void;
    /** The number of chats that can be chosen. */
    max?: number;
    /** Says which chats are chosen. */
    summary?: ReactNode;
    /** The search text. */
    search: string;
    /** Called with the search text at every change. */
    onSearchChange: (search: string) => void;
    /** Called to send the message. Never called if no chat is chosen. */
    onSubmit: () => void;
    /** Whether the chats are being loaded. */
    loading?: boolean;
    /** The error message if the chats failed to load. */
    error?: ReactNode;
    /** Called to load the chats again. */
    onRetry?: () => void;
    /** Shown if there are no chats, or no search results. */
    emptyText: ReactNode;
  };

/** A dialog for choosing the chats to which a message is forwarded. */
export function ForwardDialog({
  open,
  onOpenChange,
  title,
  submitLabel,
  chats,
  selectedIds,
  onToggle,
  max = 5,
  summary,
  search,
  onSearchChange,
  onSubmit,
  loading = false,
  error,
  onRetry,
  hasMore,
  onLoadMore,
  moreError,
  emptyText,
  ...props
}: ForwardDialogProps) {
  const keyboardScrolling = useKeyboardScrolling();
  const chat = useChatMessages();
  const { cancel } = useMessages();
  const name = useId();
  const isFull = selectedIds.length >= max;

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (selectedIds.length > 0) onSubmit();
  };
  return (
    <DialogRoot onOpenChange={onOpenChange} open={open}>
      <DialogContent {...props} data-pattern="forward-dialog" size="sm" title={title}>
        <form onSubmit={handleSubmit}>
          <SearchBox label={chat.searchChats} onChange={onSearchChange} value={search} />
          <fieldset aria-label={chat.chats} className={styles.friends} data-rows="" ref={keyboardScrolling}>
            <RowState
              count={chats.length}
              empty={emptyText}
              error={error}
              loading={loading}
              onRetry={onRetry}
            />
            {chats.length > 0 ? (
              <WindowedRows hasMore={hasMore} items={chats} label={chat.chats}>
                {({ id, name: chatName, person, picture, group, online }) => {
                  const isChosen = selectedIds.includes(id);
                  const isBlocked = isFull && !isChosen;
                  return (
                    <PersonRow
                      choice={
                        <input
                          aria-disabled={isBlocked || undefined}
                          checked={isChosen}
                          className={classNames(choice.input, choice.box, row.choice)}
                          id={`${name}${id}`}
                          onChange={() => {
                            if (!isBlocked) onToggle(id);
                          }}
                          type="checkbox"
                        />
                      }
                      choiceId={`${name}${id}`}
                      group={group}
                      name={chatName}
                      online={online === true ? chat.online : undefined}
                      person={person ?? chatName}
                      picture={picture}
                    />
                  );
                }}
              </WindowedRows>
            ) : null}
            <RowsFoot hasMore={hasMore} loading={loading} moreError={moreError} onLoadMore={onLoadMore} />
          </fieldset>
          <Text data-part="summary" role="status" size="sm" tone="muted">
            {summary}
          </Text>
          <DialogFooter>
            <DialogClose>
              <Button variant="secondary">{cancel}</Button>
            </DialogClose>
            <Button aria-disabled={selectedIds.length === 0} type="submit">
              {submitLabel}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
