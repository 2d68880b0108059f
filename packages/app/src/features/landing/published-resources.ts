import type { ApiClient, Schemas } from '@parvis/api-client';

export type PublishedResource = Pick<
  Schemas['Resource'],
  'author' | 'id' | 'imageUrl' | 'language' | 'title' | 'type'
>;

const LIMIT = 3;

export async function publishedResources(api: ApiClient, signal: AbortSignal): Promise<PublishedResource[]> {
  const { data } = await api.GET('/resource/all', { params: { query: { limit: LIMIT } }, signal });
  return data?.resources ?? [];
}
