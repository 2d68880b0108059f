import {
  Banner,
  Button,
  CopyField,
  DialogContent,
  DialogFooter,
  DialogRoot,
  Field,
  IconShare,
  NativeSelect,
  Skeleton,
  Stack,
  Text,
  useConfirm,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { errorText } from '../../../platform/error-text.ts';
import { shareLink, shareTools } from '../../../platform/share-link.ts';
import { createToasts } from '../../../platform/toasts.ts';
import { useWrite } from '../../../platform/use-write.ts';
import type { Chat } from '../chat-cache.ts';
import { invitationUrl } from './invitation-path.ts';
import type { ChatInvite } from './group-chats.ts';
import { useGroupChats } from './use-group-chats.ts';

interface ChatInviteDialogProps {
  chat: Pick<Chat, 'chatId' | 'chatName'>;
  onClose: () => void;
}

const periods = [1, 7, 30] as const;
const canShare = (): boolean => shareTools().share !== undefined;

/** The form for a new link. */
function NewInvite({ chatId, onCreate }: { chatId: string; onCreate: () => void }) {
  const { i18n } = useLingui();
  const groupChats = useGroupChats();
  const { pending, write } = useWrite<'create'>();
  const [days, setDays] = useState<(typeof periods)[number]>(7);
  const create = () => {
    onCreate();
    return write(
      'create',
      () => groupChats.createInvite(chatId, days),
      i18n._('The link could not be created'),
    );
  };
  return (
    <Stack gap={4}>
      <Text>
        {i18n._('Members of Parvis who have the link can join the chat, even if they are not your friends.')}
      </Text>
      <Field label={i18n._('The link works for')}>
        <NativeSelect
          onChange={({ currentTarget: { value } }) =>
            setDays(periods.find((period) => String(period) === value) ?? 7)
          }
          options={periods.map((count) => ({
            value: String(count),
            label: i18n._('{count, plural, one {# day} other {# days}}', { count }),
          }))}
          value={String(days)}
        />
      </Field>
      <Stack direction="row">
        <Button loading={pending !== null} onClick={() => void create()}>
          {i18n._('Create a link')}
        </Button>
      </Stack>
    </Stack>
  );
}

/** The link, with buttons to share and to end it. */
function CurrentInvite({
  chat: { chatId, chatName },
  invite,
  onEnd,
}: Pick<ChatInviteDialogProps, 'chat'> & { invite: ChatInvite; onEnd: () => void }) {
  const { i18n } = useLingui();
  const { showToast, showErrorToast } = createToasts(useApp());
  const groupChats = useGroupChats();
  const confirm = useConfirm();
  const { pending, write } = useWrite<'end'>();
  const url = invitationUrl(invite.token);
  const date = i18n.date(invite.expiresAt, { dateStyle: 'long', timeStyle: 'short' });

  const share = async () => {
    const outcome = await shareLink(shareTools(), { title: chatName, url });
    if (outcome === 'copied') showToast(i18n._('Link copied.'));
    if (outcome === 'refused')
      showErrorToast(null, i18n._('The link could not be shared. Please copy it instead.'));
  };

  const end = async () => {
    const isSure = await confirm({
      title: i18n._('End the link?'),
      description: i18n._('Nobody can join with it any more. Members who have joined stay.'),
      confirmLabel: i18n._('End the link'),
      cancelLabel: i18n._('Cancel'),
      tone: 'danger',
    });
    if (!isSure) return;
    onEnd();
    await write(
      'end',
      async () => {
        await groupChats.endInvite(chatId);
        showToast(i18n._('The link no longer works.'));
      },
      i18n._('The link could not be ended'),
    );
  };

  return (
    <Stack gap={4}>
      <CopyField
        description={i18n._('Members of Parvis who have the link can join the chat until {date}.', { date })}
        label={i18n._('Link to the chat')}
        value={url}
      />
      <Stack direction="row" gap={3} wrap>
        {canShare() ? (
          <Button leadingIcon={<IconShare />} onClick={() => void share()} variant="secondary">
            {i18n._('Share')}
          </Button>
        ) : null}
        <Button loading={pending !== null} onClick={() => void end()} variant="secondary">
          {i18n._('End the link')}
        </Button>
      </Stack>
    </Stack>
  );
}

/** A dialog for the link by which members join a group chat. */
export function ChatInviteDialog({ chat, onClose }: ChatInviteDialogProps) {
  const { i18n } = useLingui();
  const query = useQuery(useGroupChats().inviteQuery(chat.chatId));
  const { data: invite } = query;
  const content = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const hasInvite = Boolean(invite);
  const had = useRef(hasInvite);

  // The pressed button disappears, so the focus moves to the field with the new link, or to the select for another one.
  useLayoutEffect(() => {
    if (had.current === hasInvite) return;
    had.current = hasInvite;
    if (!isMoving.current) return;
    isMoving.current = false;
    content.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [hasInvite]);
  const move = () => {
    isMoving.current = true;
  };

  return (
    <DialogRoot open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm" title={i18n._('Invite by link')}>
        {query.isPending ? <Skeleton height="6rem" shape="block" /> : null}
        {query.isLoadingError ? (
          <Banner role="alert" tone="danger">
            <Stack align="start" gap={2}>
              <span>{errorText(i18n, query.error, i18n._('The link could not be loaded'))}</span>
              <Button
                loading={query.isFetching}
                onClick={() => void query.refetch()}
                size="sm"
                variant="secondary"
              >
                {i18n._('Try again')}
              </Button>
            </Stack>
          </Banner>
        ) : null}
        <div ref={content}>
          {invite === null ? <NewInvite chatId={chat.chatId} onCreate={move} /> : null}
          {invite ? <CurrentInvite chat={chat} invite={invite} onEnd={move} /> : null}
        </div>
        <DialogFooter>
          <Button onClick={onClose} variant="secondary">
            {i18n._('Close')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  );
}
