import {
  Badge,
  Banner,
  Button,
  ButtonLink,
  IconChurch,
  Skeleton,
  Stack,
  Switch,
  Text,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useMember } from '../../app-context.tsx';
import { errorText } from '../../platform/error-text.ts';
import { useWrite } from '../../platform/use-write.ts';
import type { FollowedParish } from './parish-follows.ts';
import { useParishFollows } from './use-parish-follows.ts';

type Step = 'follow' | 'unfollow' | 'mine' | 'not mine' | 'seen' | 'unseen';

interface FollowProps {
  id: string;
  title: string;
}

interface ActionsProps extends FollowProps {
  /** How the member follows the parish. Undefined if they do not. */
  followed: FollowedParish | undefined;
}

function FollowActions({ id, title, followed }: ActionsProps) {
  const { i18n } = useLingui();
  const follows = useParishFollows();
  const { pending, write } = useWrite<Step>();
  const failure = i18n._('The parish could not be followed');
  const isMine = followed?.isMine === true;
  const isSeen = followed?.isVisible === true;
  const change = (step: Step, body: { isMine?: boolean; isVisible?: boolean }) =>
    void write(step, () => follows.follow(id, body), failure);

  return (
    <Stack gap={3}>
      <Stack align="center" direction="row" gap={3} wrap>
        {isMine ? <Badge tone="accent">{i18n._('My parish')}</Badge> : null}
        {isMine ? null : (
          <Button
            aria-label={i18n._('Make it my parish: {title}', { title })}
            leadingIcon={<IconChurch />}
            loading={pending === 'mine'}
            onClick={() => change('mine', { isMine: true })}
            size="sm"
          >
            {i18n._('Make it my parish')}
          </Button>
        )}
        {followed === undefined ? (
          <Button
            aria-label={i18n._('Follow {name}', { name: title })}
            loading={pending === 'follow'}
            onClick={() => change('follow', {})}
            size="sm"
            variant="secondary"
          >
            {i18n._('Follow')}
          </Button>
        ) : (
          <Button
            aria-label={i18n._('Unfollow {title}', { title })}
            loading={pending === 'unfollow'}
            onClick={() => void write('unfollow', () => follows.unfollow(id), failure)}
            size="sm"
            variant="secondary"
          >
            {i18n._('Unfollow')}
          </Button>
        )}
        {isMine ? (
          <Button
            aria-label={i18n._('{title} is no longer my parish', { title })}
            loading={pending === 'not mine'}
            onClick={() => change('not mine', { isMine: false })}
            size="sm"
            variant="ghost"
          >
            {i18n._('No longer my parish')}
          </Button>
        ) : null}
      </Stack>
      {followed === undefined ? null : (
        <Switch
          aria-busy={pending === 'seen' || pending === 'unseen' || undefined}
          checked={pending === 'seen' || (isSeen && pending !== 'unseen')}
          description={i18n._('Only members who are logged in see you there.')}
          label={i18n._('Show me among the members of this parish')}
          onChange={({ target: { checked } }) => change(checked ? 'seen' : 'unseen', { isVisible: checked })}
        />
      )}
    </Stack>
  );
}

/** For members: how they follow the parish. */
function FollowedState({ id, title }: FollowProps) {
  const { i18n } = useLingui();
  const { data, error, refetch } = useQuery(useParishFollows().followedQuery());
  if (data !== undefined) {
    return <FollowActions followed={data.find(({ _id }) => _id === id)} id={id} title={title} />;
  }
  if (error === null) return <Skeleton height="2rem" shape="block" width="15rem" />;
  return (
    <Banner role="alert" tone="danger">
      <Stack align="start" gap={2}>
        <span>{errorText(i18n, error, i18n._('Your parishes could not be loaded'))}</span>
        <Button onClick={() => void refetch()} size="sm" variant="secondary">
          {i18n._('Try again')}
        </Button>
      </Stack>
    </Banner>
  );
}

/** The buttons with which members follow a parish and make it their own. Visitors log in first. */
export function FollowParish({ id, title }: FollowProps) {
  const { i18n } = useLingui();
  if (useMember() !== null) return <FollowedState id={id} title={title} />;
  return (
    <Stack align="start" gap={2}>
      <ButtonLink
        aria-label={i18n._('Log in to follow {title}', { title })}
        href="/signin"
        size="sm"
        variant="secondary"
      >
        {i18n._('Follow')}
      </ButtonLink>
      <Text size="sm" tone="muted">
        {i18n._('Members can make it their parish and see its next Mass and events in the community.')}
      </Text>
    </Stack>
  );
}
