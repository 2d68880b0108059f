import { Banner, Button, Heading, Link, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApp, useMember } from '../../app-context.tsx';
import { errorText } from '../../platform/error-text.ts';
import { ShowMore } from '../../platform/show-more.tsx';
import { contentQuery, memberKinds, publicKinds, type ContentKind } from './parish-content.ts';
import { ParishMembers } from './parish-members.tsx';

/** A list of what belongs to the parish. Without anything, it is left out. */
function ContentList({ id, kind }: { id: string; kind: ContentKind }) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const viewer = useMember()?._id ?? null;
  const list = useInfiniteQuery(contentQuery(api, i18n, { id, kind, viewer }));
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  const titles: Readonly<Record<ContentKind, string>> = {
    events: i18n._('Upcoming Events'),
    groups: i18n._('Groups'),
    articles: i18n._('Articles'),
    resources: i18n._('Resources'),
    listings: i18n._('Listings that can be picked up here'),
  };
  if (entries.length === 0 && !list.isError) return null;

  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="md">
        {titles[kind]}
      </Heading>
      {list.isError && entries.length === 0 ? (
        <Banner role="alert" tone="danger">
          <Stack align="start" gap={2}>
            <span>{errorText(i18n, list.error, i18n._('This list could not be loaded'))}</span>
            <Button onClick={() => void list.refetch()} size="sm" variant="secondary">
              {i18n._('Try again')}
            </Button>
          </Stack>
        </Banner>
      ) : null}
      <Stack as="ul" gap={3} role="list">
        {entries.map(({ id: entryId, href, title, detail, lang }) => (
          <Stack as="li" gap={0} key={entryId}>
            <Link href={href} lang={lang} standalone>
              {title}
            </Link>
            {detail === '' ? null : (
              <Text as="span" size="sm" tone="muted">
                {detail}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
      {list.hasNextPage ? <ShowMore list={list} /> : null}
    </Stack>
  );
}

/** What belongs to the parish, as far as the reader may see it, and its members for members. */
export function ParishContent({ id }: { id: string }) {
  const isMember = useMember() !== null;
  return (
    <>
      {(isMember ? memberKinds : publicKinds).map((kind) => (
        <ContentList id={id} key={kind} kind={kind} />
      ))}
      {isMember ? <ParishMembers id={id} /> : null}
    </>
  );
}
