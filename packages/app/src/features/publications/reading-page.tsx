import { DocumentLayout, Heading, Link, Stack } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { readMarkdown } from '@parvis/api-client/markdown';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useId, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollToFragment } from '../../router/scroll-and-focus-restoration.tsx';
import { useTitle } from '../../router/use-title.ts';
import { Markdown } from './markdown.tsx';
import { ReadingHeader } from './reading-header.tsx';
import { languageOf } from './reading-language.ts';
import { ShareButton } from './share-button.tsx';

interface ReadingPageProps {
  publication: Schemas['Article'] | Schemas['Resource'];
  /** The kind of publication, shown above the title. */
  kind?: string;
  /** The list to which the page's back link leads. */
  back: { href: string; label: string };
  /** The actions other than sharing. */
  actions?: ReactNode;
  /** The player of the publication's recordings. */
  media?: ReactNode;
}

// A text with fewer chapters than this has no table of contents.
const CONTENTS_FROM = 3;

/** A long text with a table of its chapters beside it. */
export function ReadingPage({ publication, kind, back, actions, media }: ReadingPageProps) {
  const { i18n } = useLingui();
  const { pathname, hash } = useLocation();
  const contentsId = useId();
  const { title } = publication;
  const body = publication.body ?? '';
  const text = useMemo(() => readMarkdown(body), [body]);
  const lang = languageOf(i18n, publication);
  const chapters = text.chapters.filter(({ level }) => level === 2);
  useTitle(title);

  // The text loads after the page, so scrolling to the chapter in the URL was not possible before.
  const scroll = useEffectEvent(() => scrollToFragment(hash));
  useEffect(() => {
    scroll();
  }, []);

  return (
    <DocumentLayout
      contents={
        chapters.length < CONTENTS_FROM ? undefined : (
          <Stack aria-labelledby={contentsId} as="nav" gap={3}>
            <Heading id={contentsId} level={2} size="sm">
              {i18n._('On this page')}
            </Heading>
            <ol lang={lang}>
              {chapters.map((chapter) => (
                <li key={chapter.id}>
                  <Link href={`${pathname}#${chapter.id}`} standalone>
                    {chapter.title}
                  </Link>
                </li>
              ))}
            </ol>
          </Stack>
        )
      }
      header={
        <ReadingHeader
          actions={
            <>
              {actions}
              <ShareButton title={title} />
            </>
          }
          back={
            <Link href={back.href} standalone>
              {back.label}
            </Link>
          }
          kind={kind}
          level={1}
          media={media}
          publication={publication}
        />
      }
    >
      <Markdown lang={lang} text={text} />
    </DocumentLayout>
  );
}
