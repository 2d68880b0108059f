import { Button, DialogContent, DialogRoot, Heading, PeopleList, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { errorText } from '../../platform/error-text.ts';
import { usePeople, type Person } from '../people/index.ts';
import { chatMembersQuery } from './chat-members.ts';
import type { ReactionType } from './message-reactions.ts';
import { reactedMembers, reactionName, type KnownPeople } from './reacted-members.ts';
import type { ThreadItem } from './thread-item.ts';

interface MessageReactionsDialogProps {
  chatId: string;
  item: ThreadItem;
  /** The type that was pressed. */
  type: ReactionType;
  people: KnownPeople;
  /** Undefined if the member cannot write. */
  onReact: ((messageId: string, type: ReactionType | null) => void) | undefined;
  onClose: () => void;
}

/** Focuses the menu of the message if the reaction from which the dialog was opened has disappeared. */
function keepFocusIn(id: string): void {
  const focusMenu = () => {
    const message = document.querySelector(`[data-message="${CSS.escape(id)}"]`);
    if (message?.contains(document.activeElement) === false)
      message.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
  };
  // The dialog returns the focus in a timeout after it has closed.
  requestAnimationFrame(() => setTimeout(focusMenu));
}

/** Loads the former members who have reacted and have written none of the loaded messages. */
function useFormerMembers(ids: readonly string[]): readonly Person[] {
  const { profiles } = usePeople();
  return useQueries({
    queries: ids.map((id) => profiles.profileQuery(id)),
    combine: (results) => results.flatMap(({ data }) => (data === undefined ? [] : [data])),
  });
}

/** The members who have reacted to a message of a group chat. The member can remove their own reaction. */
export function MessageReactionsDialog({
  chatId,
  item,
  type,
  people,
  onReact,
  onClose,
}: MessageReactionsDialogProps) {
  const { i18n } = useLingui();
  const member = useSignedInMember();
  const { messageId } = item;
  // The names come from this list. Opening the dialog loads it again if it has failed before.
  const { data, error, refetch } = useQuery(chatMembersQuery(useApp().api, chatId));
  const remove =
    onReact === undefined || messageId === null
      ? undefined
      : () => {
          onReact(messageId, null);
          onClose();
          keepFocusIn(item.id);
        };
  const unknownIds =
    data === undefined
      ? []
      : item.reactions
          .map(({ userId }) => userId)
          .filter((id) => id !== member._id && people.find(id) === undefined);
  const former = useFormerMembers(unknownIds);
  const known: KnownPeople = {
    ...people,
    find: (userId) => people.find(userId) ?? former.find(({ _id }) => _id === userId),
  };
  const groups = reactedMembers(i18n, item, member, known, type);
  return (
    <DialogRoot open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm" title={i18n._('Reactions')}>
        <Stack gap={4}>
          {data === undefined && error !== null ? (
            <PeopleList
              emptyText=""
              error={errorText(i18n, error, i18n._('The list could not be loaded.'))}
              label={i18n._('Members')}
              onRetry={() => void refetch()}
              people={[]}
            />
          ) : null}
          {groups.length === 0 ? (
            <Text tone="muted">{i18n._('There are no reactions any more.')}</Text>
          ) : null}
          {groups.map((group) => {
            const title = i18n._('{reaction} ({count})', {
              reaction: reactionName(i18n, group.type),
              count: group.people.length,
            });
            return (
              <Stack gap={1} key={group.type}>
                <Heading level={3} size="sm">
                  {title}
                </Heading>
                <PeopleList
                  emptyText=""
                  label={title}
                  people={group.people.map((person) =>
                    person.id === member._id && remove !== undefined
                      ? {
                          ...person,
                          action: (
                            <Button
                              aria-label={i18n._('Remove your reaction')}
                              onClick={remove}
                              size="sm"
                              variant="ghost"
                            >
                              {i18n._('Remove')}
                            </Button>
                          ),
                        }
                      : person,
                  )}
                  shortActions
                />
              </Stack>
            );
          })}
        </Stack>
      </DialogContent>
    </DialogRoot>
  );
}
