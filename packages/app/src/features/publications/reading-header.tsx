import { ArticleHeader, Stack, Text, Time } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { PublicationPicture } from './publication-picture.tsx';
import { languageOf } from './reading-language.ts';
import { readingTime } from './reading-time.ts';

interface ReadingHeaderProps {
  publication: Pick<Schemas['Article'], 'title' | 'summary' | 'author' | 'image' | 'language'> & {
    /** Null if it is not published yet. */
    publishedAt: string | null;
    readingMinutes?: number;
  };
  /** The kind of publication, shown above the title. */
  kind?: string | undefined;
  /** The level of the title in the outline of the page. */
  level: 1 | 2;
  /** The link to the list. */
  back?: ReactNode;
  actions?: ReactNode;
  /** The player of the publication's recordings. */
  media?: ReactNode;
}

/** The title, author, date and picture above a long text. */
export function ReadingHeader({ publication, kind, level, back, actions, media }: ReadingHeaderProps) {
  const { i18n } = useLingui();
  const { title, summary, author, publishedAt, readingMinutes, image } = publication;
  const lang = languageOf(i18n, publication);
  return (
    <ArticleHeader
      above={
        kind === undefined ? undefined : (
          <Text tone="accent" weight="semibold">
            {kind}
          </Text>
        )
      }
      back={back}
      contentLang={lang}
      headingLevel={level}
      summary={summary}
      title={title}
    >
      <Text as="div" size="sm" tone="muted">
        <Stack direction="row" gap={3} wrap>
          {author === '' ? null : <span lang={lang}>{author}</span>}
          {publishedAt === null ? null : <Time format="date" value={publishedAt} />}
          {readingMinutes === undefined ? null : <span>{readingTime(i18n, readingMinutes)}</span>}
        </Stack>
      </Text>
      {actions === undefined ? null : (
        <Stack direction="row" gap={3} wrap>
          {actions}
        </Stack>
      )}
      {image === null ? null : <PublicationPicture image={image} lang={lang} />}
      {media}
    </ArticleHeader>
  );
}
