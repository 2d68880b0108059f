import {
  Container,
  Heading,
  Link,
  Skeleton,
  Stack,
  Text,
  ThreeColumnLayout,
  VerseCard,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useApp, useMember } from '../../app-context.tsx';
import { capitalized } from '../../i18n/capitalized.ts';
import { languageTag } from '../../i18n/languages.ts';
import { useTitle } from '../../router/use-title.ts';
import { CommunityMenu } from '../../shell/community-menu.tsx';
import { OptionalPart } from '../../failures/optional-part.tsx';
import { PublicData } from '../publications/index.ts';
import { todayPrayers } from '../today-prayers/index.ts';
import { liturgicalDayQuery } from './liturgical-day.ts';
import { ReadingList } from './reading-list.tsx';
import { TodayInTheChurch } from './today-in-the-church.tsx';
import { verseOfTheDay } from './verse-of-the-day.ts';

/** The dates of a liturgical day have no time zone. */
const longDate = (language: string, date: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date));

/** The calendar of the day. A member can choose another one. */
function CalendarNote({ isMember }: { isMember: boolean }) {
  const { i18n } = useLingui();
  const { data } = useQuery(liturgicalDayQuery(useApp()));
  if (data === undefined) return null;
  return (
    <Text size="sm" tone="muted">
      {data.region === 'unitedStates'
        ? i18n._('Calendar of the dioceses of the United States.')
        : i18n._('General Roman Calendar.')}{' '}
      {isMember ? <Link href="/settings/place">{i18n._('Choose another calendar')}</Link> : null}
    </Text>
  );
}

function TodayLayout({ isMember, children }: { isMember: boolean; children: ReactNode }) {
  // The side cards of the community would show the same day again.
  if (isMember) return <ThreeColumnLayout start={<CommunityMenu />}>{children}</ThreeColumnLayout>;
  return (
    <Container page size="md">
      {children}
    </Container>
  );
}

/** The code of the prayers is loaded only for members. The page is complete without them. */
const Prayers = () => (
  <OptionalPart retryKey="prayers" retry={todayPrayers.retry}>
    <Suspense fallback={<Skeleton height="8rem" shape="block" />}>
      <todayPrayers.Screen />
    </Suspense>
  </OptionalPart>
);

function TodayInDetail() {
  const { i18n } = useLingui();
  const isMember = useMember() !== null;
  const { data } = useQuery(liturgicalDayQuery(useApp()));
  useTitle(i18n._('Today'));

  return (
    <TodayLayout isMember={isMember}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{i18n._('Today')}</Heading>
          <Text tone="muted">
            {data === undefined
              ? i18n._('Loading…')
              : capitalized(i18n, longDate(languageTag(i18n.locale), data.date))}
          </Text>
        </Stack>
        <TodayInTheChurch />
        <ReadingList />
        <CalendarNote isMember={isMember} />
        {isMember ? <Prayers /> : null}
        <VerseCard {...verseOfTheDay(i18n)} />
      </Stack>
    </TodayLayout>
  );
}

/** The day in the Church: the celebration with its duties, the readings and the verse, for members and visitors. */
export function TodayScreen() {
  return (
    <PublicData>
      <TodayInDetail />
    </PublicData>
  );
}
