import type { ApiClient, Schemas } from '@parvis/api-client';

export type PublishedResource = Pick<
  Schemas['Resource'],
  'author' | 'id' | 'imageUrl' | 'language' | 'title' | 'type'
>;

const MOST = 3;

export async function publishedResources(api: ApiClient, signal: AbortSignal): Promise<PublishedResource[]> {
  const { data } = await api.GET('/resource/all', { params: { query: { limit: MOST } }, signal });
  return data?.resources ?? [];
}
