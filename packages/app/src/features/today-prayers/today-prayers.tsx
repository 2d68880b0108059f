import type { Schemas } from '@parvis/api-client';
import { Heading, Link, Skeleton, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { unwrap } from '../../platform/unwrap.ts';
import { fullName } from '../people/index.ts';

type Post = Schemas['Post'];

const SHOWN = 3;
/** Some of the newest intentions are answered, or the reader's own. */
const LOADED = 20;

const toPrayFor = (posts: readonly Post[], userId: string): Post[] =>
  posts
    .filter(({ author_id: author, intention }) => author._id !== userId && intention?.answeredAt === null)
    .slice(0, SHOWN);

/** The title or, without one, the first line. */
const headlineOf = ({ title, content }: Post): string =>
  title.trim() === '' ? (content.trim().split('\n', 1)[0] ?? '') : title;

function Intentions({ posts }: { posts: readonly Post[] }) {
  const { i18n } = useLingui();
  return (
    <Stack as="ul" gap={3} role="list">
      {posts.map((post) => (
        <li key={post._id}>
          <Link href={`/post/${post._id}`}>
            <span dir="auto">{headlineOf(post)}</span>
          </Link>
          <Text size="sm" tone="muted">
            {post.intention?.anonymous === 'hidden' ? i18n._('Anonymous') : fullName(post.author_id)}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

/** The newest prayer intentions for a member. If they cannot be loaded, the link to all of them is left. */
export function TodayPrayers() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const { _id: userId } = useSignedInMember();
  const { data, isPending, isError } = useQuery({
    queryKey: ['today-prayers'],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/post/prayers', { params: { query: { of: 'all', limit: LOADED } }, signal })),
  });
  const posts = toPrayFor(data?.posts ?? [], userId);

  return (
    <Stack as="section" aria-label={i18n._('Pray today for…')} gap={3}>
      <Heading level={2} size="md">
        {i18n._('Pray today for…')}
      </Heading>
      {isPending ? (
        <Stack aria-busy="true" aria-label={i18n._('Loading…')} gap={2} role="group">
          <Skeleton width="60%" />
          <Skeleton width="60%" />
        </Stack>
      ) : null}
      {posts.length > 0 ? <Intentions posts={posts} /> : null}
      {posts.length > 0 || isPending || isError ? null : (
        <Text tone="muted">{i18n._('Nobody has asked for prayer lately.')}</Text>
      )}
      <Link href="/prayers">{i18n._('All prayers')}</Link>
    </Stack>
  );
}
