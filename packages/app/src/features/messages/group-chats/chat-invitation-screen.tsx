import { ApiError } from '@parvis/api-client';
import {
  Avatar,
  Banner,
  Button,
  ButtonLink,
  Card,
  Container,
  EmptyState,
  Heading,
  IconUsers,
  LinkedText,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIdInPath } from '../../../router/id-in-path.ts';
import { focusScreen } from '../../../router/scroll-and-focus-restoration.tsx';
import { useTitle } from '../../../router/use-title.ts';
import { endsSession } from '../../../platform/failure-message.ts';
import { errorText } from '../../../platform/error-text.ts';
import { isNotFound } from '../../../platform/is-not-found.ts';
import { useWrite } from '../../../platform/use-write.ts';
import { memberCount, smallOf } from '../chat-names.tsx';
import { chatPath } from '../chat-path.ts';
import { avatarName } from './avatar-name.ts';
import type { ChatInvitation } from './group-chats.ts';
import { useGroupChats } from './use-group-chats.ts';

interface InvitationProps {
  token: string;
  invitation: ChatInvitation;
}

/** What the link invites to, and the button to join. */
function Invitation({ token, invitation }: InvitationProps) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const groupChats = useGroupChats();
  const { pending, write } = useWrite<'join'>();
  const [failure, setFailure] = useState<string | null>(null);
  const { chatId, name, description } = invitation;
  useTitle(name);

  const showFailure = (error: unknown) => {
    if (!endsSession(error)) setFailure(errorText(i18n, error, i18n._('You could not join')));
  };

  const join = () => {
    setFailure(null);
    return write(
      'join',
      async () => {
        const chat = await groupChats.join(token);
        await navigate(chatPath(chat.chatId), { replace: true });
      },
      showFailure,
    );
  };

  return (
    <Container page size="sm">
      <Card>
        <Stack gap={5}>
          <Text tone="muted">
            {chatId === null
              ? i18n._('You are invited to a group chat')
              : i18n._('You are in this group chat')}
          </Text>
          <Stack align="center" direction="row" gap={4}>
            <Avatar kind="group" name={avatarName(name)} size="xl" src={smallOf(invitation)} />
            <Stack gap={1}>
              <Heading level={1}>
                <bdi>{name}</bdi>
              </Heading>
              <Text tone="muted">{memberCount(i18n, invitation)}</Text>
            </Stack>
          </Stack>
          {description === '' ? null : (
            <Text multiline>
              <LinkedText>{description}</LinkedText>
            </Text>
          )}
          {failure === null ? null : (
            <Banner role="alert" tone="danger">
              {failure}
            </Banner>
          )}
          {chatId === null ? (
            <Stack align="start" gap={3}>
              <Text size="sm" tone="muted">
                {i18n._('You will see the messages from now on. The members see your name and picture.')}
              </Text>
              <Button loading={pending !== null} onClick={() => void join()} size="lg">
                {i18n._('Join the chat')}
              </Button>
            </Stack>
          ) : (
            <Stack direction="row">
              <ButtonLink href={chatPath(chatId)} size="lg">
                {i18n._('Open the chat')}
              </ButtonLink>
            </Stack>
          )}
        </Stack>
      </Card>
    </Container>
  );
}

function InvitationPending() {
  const { i18n } = useLingui();
  useTitle(i18n._('Invitation to a group chat'));
  return (
    <Container aria-busy="true" page size="sm">
      <Card>
        <Stack gap={5}>
          <VisuallyHidden role="status">{i18n._('Loading…')}</VisuallyHidden>
          <Skeleton width="60%" />
          <Skeleton height="4rem" />
          <Skeleton width="80%" />
        </Stack>
      </Card>
    </Container>
  );
}

interface InvitationErrorProps {
  error: Error;
  loading: boolean;
  onRetry: () => void;
}

/** Says why the link shows no chat. A link that has ended and a removed member cannot try again. */
function InvitationError({ error, loading, onRetry }: InvitationErrorProps) {
  const { i18n } = useLingui();
  useTitle(i18n._('Invitation to a group chat'));
  const reason = errorText(i18n, error, i18n._('The invitation could not be loaded'));
  const hasEnded = isNotFound(error);
  const isForbidden = error instanceof ApiError && error.status === 403;
  const isFinal = hasEnded || isForbidden;
  const text = hasEnded
    ? {
        title: i18n._('This link no longer works'),
        description: i18n._('It may have expired or been replaced. Please ask for a new one.'),
      }
    : isForbidden
      ? { title: i18n._('You cannot join this chat'), description: reason }
      : { title: reason };
  return (
    <Container page size="md">
      <EmptyState
        {...text}
        action={
          <Stack direction="row" gap={3} justify="center" wrap>
            {isFinal ? null : (
              <Button loading={loading} onClick={onRetry}>
                {i18n._('Try again')}
              </Button>
            )}
            <ButtonLink href="/messages" variant={isFinal ? 'primary' : 'secondary'}>
              {i18n._('Back to all chats')}
            </ButtonLink>
          </Stack>
        }
        headingLevel={1}
        icon={<IconUsers size="lg" />}
      />
    </Container>
  );
}

function InvitationByToken({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(useGroupChats().invitationQuery(token));
  const isRetrying = useRef(false);
  const isThere = data !== undefined;
  useEffect(() => {
    if (!isThere || !isRetrying.current) return;
    isRetrying.current = false;
    focusScreen();
  }, [isThere]);

  if (data !== undefined) return <Invitation invitation={data} token={token} />;
  if (error === null) return <InvitationPending />;
  const retry = () => {
    isRetrying.current = true;
    void refetch();
  };
  return <InvitationError error={error} loading={isFetching} onRetry={retry} />;
}

/** The group chat to which the link in the URL invites. */
export function ChatInvitationScreen() {
  const token = useIdInPath() ?? '';
  return <InvitationByToken key={token} token={token} />;
}
