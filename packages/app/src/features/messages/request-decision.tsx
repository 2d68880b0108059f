import { Button, Card, Link, Stack, Text, useConfirm } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useWrite } from '../../platform/use-write.ts';
import { profilePath, usePeople } from '../people/index.ts';
import type { Chat } from './chat-cache.ts';
import { otherOf } from './chat-names.tsx';
import { useRequestActions, useCommonGround } from './use-chat-requests.ts';
import { useChatActions } from './use-chats.ts';

interface RequestDecisionProps {
  chat: Chat;
  /** The message that a report is about. */
  messageId: string | null;
  onAccepted: () => void;
  onRemoved: () => void;
  onReport: (messageId: string) => void;
}

/** What the member and the sender have in common. Shows nothing before it is known. */
function CommonGround({ chatId, memberId }: { chatId: string; memberId: string }) {
  const { i18n } = useLingui();
  const { profiles } = usePeople();
  const { data: profile } = useQuery(profiles.profileQuery(memberId));
  const common = useCommonGround(chatId);
  const parish = profile?.information.parish ?? null;
  const facts = [
    ...(common !== undefined && common.mutualFriends > 0
      ? [
          i18n._('{count, plural, one {# friend in common} other {# friends in common}}', {
            count: common.mutualFriends,
          }),
        ]
      : []),
    ...(common !== undefined && common.groups.length > 0
      ? [i18n._('Groups in common: {groups}', { groups: common.groups.join(', ') })]
      : []),
    ...(parish === null ? [] : [i18n._('Parish: {parish}', { parish })]),
  ];
  const isNothing = common !== undefined && profile !== undefined && facts.length === 0;
  return (
    <Text as="span" size="sm" tone="muted">
      {isNothing ? i18n._('You have no friends or groups in common.') : facts.join(' · ')}{' '}
      <Link href={profilePath(memberId)}>{i18n._('Show profile')}</Link>
    </Text>
  );
}

/** The question whether to accept a message request. It is in the place of the composer. */
export function RequestDecision({ chat, messageId, onAccepted, onRemoved, onReport }: RequestDecisionProps) {
  const { i18n } = useLingui();
  const { relations, showToast } = usePeople();
  const requests = useRequestActions();
  const chats = useChatActions();
  const confirm = useConfirm();
  const { pending, write } = useWrite<'accept' | 'delete' | 'block'>();
  const { chatId, member, closed } = chat;
  const { name } = otherOf(i18n, chat);

  const accept = () =>
    write(
      'accept',
      async () => {
        await requests.accept(chatId);
        onAccepted();
      },
      i18n._('The request could not be accepted'),
    );
  const remove = () =>
    write(
      'delete',
      async () => {
        await chats.remove(chatId);
        void requests.reload();
        showToast(i18n._('The request has been deleted.'));
        onRemoved();
      },
      i18n._('The request could not be deleted'),
    );
  const block = async (memberId: string) => {
    const isSure = await confirm({
      title: i18n._('Block {name} and report the message?', { name }),
      description: i18n._(
        'You will no longer see each other. We do not notify them. You choose the reason next.',
      ),
      confirmLabel: i18n._('Block and report'),
      cancelLabel: i18n._('Cancel'),
      tone: 'danger',
    });
    if (!isSure) return;
    await write(
      'block',
      async () => {
        await relations.block(memberId);
        void requests.blocked(chatId);
        if (messageId !== null) onReport(messageId);
      },
      i18n._('The block could not be changed'),
    );
  };

  return (
    <Card aria-label={i18n._('Message request')} as="section" padding="sm">
      {closed === null && member !== null ? (
        <Stack gap={3}>
          <Stack gap={1}>
            <Text as="span">
              {i18n._('{name} is not your friend and would like to write to you.', { name })}
            </Text>
            <CommonGround chatId={chatId} memberId={member._id} />
          </Stack>
          <Stack direction="row" gap={2} wrap>
            <Button loading={pending === 'accept'} onClick={() => void accept()} size="sm">
              {i18n._('Accept request')}
            </Button>
            <Button
              loading={pending === 'delete'}
              onClick={() => void remove()}
              size="sm"
              variant="secondary"
            >
              {i18n._('Delete')}
            </Button>
            <Button
              loading={pending === 'block'}
              onClick={() => void block(member._id)}
              size="sm"
              variant="ghost"
            >
              {i18n._('Block and report')}
            </Button>
          </Stack>
        </Stack>
      ) : (
        <Stack align="start" gap={2}>
          <Text as="span" tone="muted">
            {closed === 'blocked'
              ? i18n._('You have blocked {name}.', { name })
              : i18n._('This request is no longer open.')}
          </Text>
          <Button loading={pending === 'delete'} onClick={() => void remove()} size="sm" variant="secondary">
            {i18n._('Delete')}
          </Button>
        </Stack>
      )}
    </Card>
  );
}
