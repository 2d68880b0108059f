import type { ApiClient } from '@parvis/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { unwrap } from '../../platform/unwrap.ts';
import { relationChanged, type Relation } from './relation-cache.ts';

type RelationAnswer = { data?: { message: string; relation: Relation } | undefined };

const followedPosts = { queryKey: ['posts', 'feed', { kind: 'following' }] };

/** The API calls about the relation to another member. Each call resolves with the server's message. */
export function createRelations(
  client: Pick<ApiClient, 'POST' | 'PUT' | 'DELETE'>,
  queryClient: QueryClient,
) {
  async function change(userId: string, call: Promise<RelationAnswer>): Promise<string> {
    const { message, relation } = unwrap(await call);
    relationChanged(queryClient, userId, relation);
    // The feed of followed members has changed. This feed is not on screen, so it is removed instead of refetched.
    queryClient.removeQueries(followedPosts);
    return message;
  }

  return {
    add: (userId: string) =>
      change(userId, client.POST('/friendship/request', { body: { recipientId: userId } })),

    answer: (userId: string, requestId: string, action: 'accept' | 'decline') =>
      change(
        userId,
        client.PUT('/friendship/request/{id}', { params: { path: { id: requestId } }, body: { action } }),
      ),

    /** Cancels a request, or ends a friendship. */
    end: (userId: string) =>
      change(userId, client.DELETE('/friendship/{id}', { params: { path: { id: userId } } })),

    follow: (userId: string, following: boolean) => {
      const options = { params: { path: { id: userId } } };
      return change(
        userId,
        following ? client.POST('/follow/{id}', options) : client.DELETE('/follow/{id}', options),
      );
    },

    block: (userId: string) =>
      change(userId, client.POST('/block/{id}', { params: { path: { id: userId } } })),

    unblock: (userId: string) =>
      change(userId, client.DELETE('/block/{id}', { params: { path: { id: userId } } })),
  };
}

export type Relations = ReturnType<typeof createRelations>;
