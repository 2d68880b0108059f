import type { Schemas } from '@parvis/api-client';
import { readMarkdown } from '@parvis/api-client/markdown';
import { Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useDeferredValue, useMemo, useState, type MouseEvent } from 'react';
import { EventArticle } from '../../events/index.ts';
import { ParishFacts } from '../../parishes/index.ts';
import { Markdown, ReadingHeader, languageOf, resourceTypeLabels } from '../../publications/index.ts';
import { parishOf } from './parish-values.ts';
import type { Publication } from './publication-labels.tsx';
import { payloadOf, type PublicationValues } from './publication-values.ts';
import { momentOf } from './wall-time.ts';

interface PreviewProps {
  values: PublicationValues;
  image: Schemas['PostImage'] | null;
  /** Null if it is not published yet. */
  publishedAt: string | null;
}

const noAnswer = { _id: '', going: 0, isGoing: false, updatedAt: '' } as const;
const minute = 60_000;

function TextPreview({ kind, values, image, publishedAt }: PreviewProps & { kind: 'article' | 'resource' }) {
  const { i18n } = useLingui();
  const { body, language, title, summary, author } = values;
  const text = useMemo(() => readMarkdown(body), [body]);
  return (
    <Stack as="article" gap={6}>
      <ReadingHeader
        kind={kind === 'resource' ? resourceTypeLabels(i18n)[values.type] : undefined}
        level={2}
        publication={{ title, summary, author, language, image, publishedAt }}
      />
      <Markdown lang={languageOf(i18n, { language })} text={text} />
    </Stack>
  );
}

function EventPreview({ values, image }: PreviewProps) {
  const [now] = useState(() => Date.now());
  const { title, summary, body, author, language } = values;
  const { event } = payloadOf('event', values);
  if (event === undefined) return null;
  const begin = momentOf(event.startsAt, event.timeZone);
  const beginsAt = begin ?? new Date(now);
  return (
    <EventArticle
      event={{
        ...noAnswer,
        title,
        summary,
        body,
        author,
        language,
        image,
        event: begin === null ? { ...event, timeZone: 'UTC' } : event,
        isOnline: event.link !== '' || event.place.trim() === '',
        isInPerson: event.place.trim() !== '',
        beginsAt: beginsAt.toISOString(),
        endsAt: new Date(beginsAt.getTime() + event.minutes * minute).toISOString(),
      }}
      isTimeKnown={begin !== null}
      level={2}
      readAt={now}
    />
  );
}

const isComplete = ({ time }: Schemas['DayTime']): boolean => time !== '';

function ParishPreview({ values }: PreviewProps) {
  const [now] = useState(() => Date.now());
  const { title, summary, language } = values;
  const parish = parishOf(values.parish);
  return (
    <ParishFacts
      parish={{
        title,
        summary,
        language,
        parish: {
          ...parish,
          times: parish.times.filter(isComplete),
          holyDayTimes: parish.holyDayTimes?.filter(isComplete) ?? [],
          exceptions: parish.exceptions
            .filter(({ date }) => date !== '')
            .map(({ times, ...exception }) => ({
              ...exception,
              ...(times === undefined ? {} : { times: times.filter(isComplete) }),
            })),
        },
      }}
      readAt={now}
    />
  );
}

/** A link in the preview would leave the editor, with all unsaved changes. */
const keepEditor = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault();
};

/** The publication as readers will see it, with the components that readers get. */
export function PublicationPreview({ kind, ...props }: PreviewProps & { kind: Publication['kind'] }) {
  const { i18n } = useLingui();
  // Typing does not wait for the preview of a long text.
  const typed = useDeferredValue(props.values);
  const values = typed.title.trim() === '' ? { ...typed, title: i18n._('Untitled') } : typed;
  const shown = { ...props, values };
  return (
    <Stack gap={4} onClickCapture={keepEditor}>
      {kind === 'event' ? <EventPreview {...shown} /> : null}
      {kind === 'parish' ? <ParishPreview {...shown} /> : null}
      {kind === 'article' || kind === 'resource' ? <TextPreview {...shown} kind={kind} /> : null}
    </Stack>
  );
}
