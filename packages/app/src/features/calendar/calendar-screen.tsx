import {
  Button,
  ButtonLink,
  calendarRange,
  CalendarView,
  EmptyState,
  Heading,
  IconCalendar,
  MultipleToggleGroup,
  SideCard,
  Stack,
  Text,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { languageTag } from '../../i18n/languages.ts';
import { errorText } from '../../platform/error-text.ts';
import { useTitle } from '../../router/use-title.ts';
import { CommunityLayout } from '../../shell/community-layout.tsx';
import { OwnCalendar, ownTimeZone } from '../events/index.ts';
import { dateOf } from '../liturgy/index.ts';
import { calendarPath, readCalendarChoice, type CalendarChoice } from './calendar-address.ts';
import { calendarDays, calendarEntries, sourceLabels } from './calendar-items.ts';
import { calendarQuery } from './calendar-query.ts';
import { calendarSources, useCalendarSources } from './calendar-sources.ts';

/** A member's own calendar: the events of their parish and groups, those they attend, and the feasts. */
export function CalendarScreen() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const { _id: viewer } = useSignedInMember();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const { sources, choose } = useCalendarSources(viewer);
  const [today] = useState(() => dateOf(new Date()));
  const timeZone = ownTimeZone();
  const choice = readCalendarChoice(address, today);
  const range = calendarRange(choice.view, choice.date, languageTag(i18n.locale));
  const query = useQuery(calendarQuery(api, viewer, range, timeZone));
  const labels = sourceLabels(i18n);
  useTitle(i18n._('Calendar'));

  // Each chosen day replaces the one before it, so that the Back button leaves the calendar.
  const show = (change: Partial<CalendarChoice>) =>
    void navigate(calendarPath({ ...choice, ...change }, today), { replace: true, preventScrollReset: true });

  return (
    <CommunityLayout>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={1}>{i18n._('Calendar')}</Heading>
          <Text tone="muted">
            {i18n._('Your parish, your groups, your events and the feasts of the Church.')}
          </Text>
        </Stack>
        <CalendarView
          {...choice}
          actions={
            <>
              <MultipleToggleGroup
                label={i18n._('Show in the calendar')}
                onValueChange={choose}
                options={calendarSources.map((value) => ({ value, label: labels[value] }))}
                value={sources}
              />
              <Button onClick={() => window.print()} size="sm" variant="ghost">
                {i18n._('Print')}
              </Button>
            </>
          }
          days={sources.includes('feasts') ? calendarDays(i18n, query.data?.days ?? []) : []}
          empty={
            <EmptyState
              action={<ButtonLink href="/events">{i18n._('See what is coming')}</ButtonLink>}
              description={i18n._(
                'Events that you sign up for, and those of your parish and groups, appear here.',
              )}
              headingLevel={3}
              icon={<IconCalendar size="lg" />}
              title={i18n._('Nothing in this month')}
            />
          }
          entries={calendarEntries(i18n, query.data?.entries ?? [], sources)}
          error={
            query.isLoadingError
              ? errorText(i18n, query.error, i18n._('Your calendar could not be loaded'))
              : undefined
          }
          isLoading={query.isPending}
          loadingLabel={i18n._('Loading')}
          onDateChange={(date) => show({ date })}
          onRetry={() => void query.refetch()}
          onViewChange={(view) => show({ view })}
          timeZone={timeZone}
          today={today}
        />
        {sources.length === 0 ? null : (
          <SideCard icon={<IconCalendar />} title={i18n._('In your calendar')}>
            <OwnCalendar label={i18n._('What you see here')} sources={sources} />
          </SideCard>
        )}
      </Stack>
    </CommunityLayout>
  );
}
