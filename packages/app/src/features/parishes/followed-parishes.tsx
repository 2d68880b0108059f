import { Badge, Banner, Button, Link, Skeleton, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../platform/error-text.ts';
import { useRowWrites } from '../../platform/use-write.ts';
import { languageOf } from '../publications/index.ts';
import { parishPath } from './parishes-path.ts';
import type { FollowedParish } from './parish-follows.ts';
import { useParishFollows } from './use-parish-follows.ts';

/** The parishes that the member follows, their own first, with buttons to change this. */
export function FollowedParishes() {
  const { i18n } = useLingui();
  const follows = useParishFollows();
  const { data, error, refetch } = useQuery(follows.followedQuery());
  const { pendingOf, write } = useRowWrites<'mine' | 'unfollow'>();
  const failure = i18n._('The parish could not be followed');

  if (data === undefined) {
    if (error === null) return <Skeleton height="3rem" shape="block" />;
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
  if (data.length === 0) {
    return (
      <Stack align="start" gap={2}>
        <Text tone="muted">{i18n._('You do not follow a parish yet.')}</Text>
        <Link href="/parishes" standalone>
          {i18n._('Find your parish')}
        </Link>
      </Stack>
    );
  }
  const rowOf = (parish: FollowedParish) => {
    const { _id: id, title, town, state, zip, isMine } = parish;
    return (
      <Stack align="center" as="li" direction="row" gap={3} justify="between" key={id} wrap>
        <Stack gap={0}>
          <Stack align="center" direction="row" gap={2} wrap>
            <Link href={parishPath(id)} lang={languageOf(i18n, parish)} standalone>
              {title}
            </Link>
            {isMine ? <Badge tone="accent">{i18n._('My parish')}</Badge> : null}
          </Stack>
          <Text size="sm" tone="muted">
            {`${town}, ${state} ${zip}`}
          </Text>
        </Stack>
        <Stack direction="row" gap={2} wrap>
          {isMine ? null : (
            <Button
              aria-label={i18n._('Make it my parish: {title}', { title })}
              loading={pendingOf(id) === 'mine'}
              onClick={() => void write(id, 'mine', () => follows.follow(id, { isMine: true }), failure)}
              size="sm"
              variant="secondary"
            >
              {i18n._('Make it my parish')}
            </Button>
          )}
          <Button
            aria-label={i18n._('Unfollow {title}', { title })}
            loading={pendingOf(id) === 'unfollow'}
            onClick={() => void write(id, 'unfollow', () => follows.unfollow(id), failure)}
            size="sm"
            variant="ghost"
          >
            {i18n._('Unfollow')}
          </Button>
        </Stack>
      </Stack>
    );
  };
  return (
    <Stack as="ul" gap={4} role="list">
      {data.map((parish) => rowOf(parish))}
    </Stack>
  );
}
