import { useLingui } from '@lingui/react';
import { Grid, ResourceCard } from '@parvis/design-system';
import { useEffect, useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { languageTag } from '../../i18n/languages.ts';
import { featuredResources } from './sample-content.ts';
import type { ApiClient, Schemas } from '@parvis/api-client';

type PublishedResource = Pick<
  Schemas['Resource'],
  'author' | 'id' | 'imageUrl' | 'language' | 'title' | 'type'
>;

const LIMIT = 3;

async function publishedResources(api: ApiClient, signal: AbortSignal): Promise<PublishedResource[]> {
  const { data } = await api.GET('/resource/all', { params: { query: { limit: LIMIT } }, signal });
  return data?.resources ?? [];
}

/** The newest resources. Samples fill the missing places, or all places if loading fails. */
export function FeaturedResources() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const [published, setPublished] = useState<readonly PublishedResource[]>([]);

  useEffect(() => {
    const left = new AbortController();
    const read = async () => {
      try {
        setPublished(await publishedResources(api, left.signal));
      } catch {
        // The samples stay.
      }
    };
    void read();
    return () => left.abort();
  }, [api]);

  const kinds = { Ebook: i18n._('Ebook'), Audio: i18n._('Audio'), Course: i18n._('Course') };
  const samples = featuredResources(i18n);
  const page = languageTag(i18n.locale);
  return (
    <Grid columns="thirds">
      {published.map(({ id, title, type, author, imageUrl, language }) => (
        <ResourceCard
          author={author}
          contentLang={language === page ? undefined : language}
          href={`/resource/${id}`}
          imageSrc={imageUrl}
          key={id}
          kind={kinds[type]}
          title={title}
        />
      ))}
      {samples.slice(published.length).map(({ id, title, type, author, imageUrl }) => (
        <ResourceCard author={author} imageSrc={imageUrl} key={id} kind={type} title={title} />
      ))}
    </Grid>
  );
}
