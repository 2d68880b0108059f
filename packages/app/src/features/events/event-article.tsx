import { ArticleHeader, Badge, InformationList, Link, Stack, Text } from '@parvis/design-system';
import { readMarkdown } from '@parvis/api-client/markdown';
import { useLingui } from '@lingui/react';
import { useMemo, type ReactNode } from 'react';
import { Markdown, PublicationPicture, languageOf } from '../publications/index.ts';
import { dayText, ownTime, ownTimeZone, recurrenceText, untilText, zonedTime } from './event-times.ts';
import type { CommunityEvent } from './events.ts';
import { mapAddress } from './map-address.ts';

/** The event's location, as far as the reader is allowed to see it. */
function useWhere({ event, isOnline, isInPerson }: CommunityEvent) {
  const { i18n } = useLingui();
  return [
    ...(isInPerson
      ? [
          {
            term: i18n._('Where'),
            value:
              event.place === '' ? (
                <Link href="/signin">{i18n._('Log in to see the place')}</Link>
              ) : (
                <Stack align="start" gap={1}>
                  <span>{event.place}</span>
                  <Link external href={mapAddress(event.place)}>
                    {i18n._('Show on a map')}
                  </Link>
                </Stack>
              ),
          },
        ]
      : []),
    ...(isOnline
      ? [
          {
            term: i18n._('Online'),
            value:
              event.link === '' ? (
                i18n._('People who have signed up see the link here.')
              ) : (
                <Link external href={event.link}>
                  {i18n._('Take part online')}
                </Link>
              ),
          },
        ]
      : []),
  ];
}

interface EventArticleProps {
  event: CommunityEvent;
  /** The time for which 'over' and 'now' are shown. */
  readAt: number;
  /** The level of the title in the outline of the page. */
  level: 1 | 2;
  /** False in a preview without a day or a time. */
  isTimeKnown?: boolean;
  /** The link to the list. */
  back?: ReactNode;
  actions?: ReactNode;
}

/** An event as readers see it. */
export function EventArticle({ event, readAt, level, isTimeKnown = true, back, actions }: EventArticleProps) {
  const { i18n } = useLingui();
  const { title, summary, author, image, going, isGoing, parish, event: details } = event;
  const { timeZone } = details;
  const body = event.body ?? '';
  const text = useMemo(() => readMarkdown(body), [body]);
  const lang = languageOf(i18n, event);
  const isOver = isTimeKnown && new Date(event.endsAt).getTime() <= readAt;
  const isNow = isTimeKnown && !isOver && new Date(event.beginsAt).getTime() <= readAt;
  const own = ownTime(i18n, event, timeZone, ownTimeZone());
  const series = isTimeKnown
    ? [recurrenceText(i18n, details), untilText(i18n, details)].filter((words) => words !== null)
    : [];

  const when = {
    term: i18n._('When'),
    value: (
      <Stack gap={1}>
        <span>{dayText(i18n, event, timeZone)}</span>
        <span>{zonedTime(i18n, event, timeZone)}</span>
        {own === null ? null : <Text tone="muted">{own}</Text>}
      </Stack>
    ),
  };
  const facts = [
    ...(isTimeKnown ? [when] : []),
    ...(series.length === 0 ? [] : [{ term: i18n._('How often'), value: series.join(' · ') }]),
    ...useWhere(event),
    ...(parish === undefined
      ? []
      : [
          {
            term: i18n._('Parish'),
            value: <Link href={`/parish/${parish._id}`}>{parish.title}</Link>,
          },
        ]),
    ...(author === '' ? [] : [{ term: i18n._('Organized by'), value: <span lang={lang}>{author}</span> }]),
    {
      term: i18n._('Going'),
      value:
        going === 0
          ? i18n._('Nobody has signed up yet.')
          : i18n._('{count, plural, one {# member} other {# members}}', { count: going }),
    },
  ];

  return (
    <Stack as="article" gap={6}>
      <ArticleHeader
        above={
          isOver || isNow || isGoing ? (
            <Stack direction="row" gap={2} wrap>
              {isOver ? <Badge>{i18n._('This event is over')}</Badge> : null}
              {isNow ? <Badge tone="accent">{i18n._('Taking place now')}</Badge> : null}
              {isGoing ? <Badge tone="success">{i18n._('You are going')}</Badge> : null}
            </Stack>
          ) : undefined
        }
        back={back}
        contentLang={lang}
        headingLevel={level}
        summary={summary}
        title={title}
      />
      {image === null ? null : <PublicationPicture image={image} lang={lang} />}
      <InformationList items={facts} />
      {actions}
      {body === '' ? null : <Markdown lang={lang} text={text} />}
    </Stack>
  );
}
