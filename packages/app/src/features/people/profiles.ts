import type { ApiClient, Schemas } from '@parvis/api-client';
import type { CropArea } from '@parvis/design-system';
import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { cursorPages } from '../../platform/cursor-pages.ts';
import { unwrap } from '../../platform/unwrap.ts';
import { putQuery } from '../../platform/change-query.ts';
import { differ, narrowestOf, type AnswerAudiences } from './audiences.ts';
import { peopleKeys } from './people-keys.ts';
import type { Person } from './person.ts';
import { refetchContent } from './refetch-content.ts';

export type Profile = Schemas['Profile'];
export type Account = Schemas['Account'];
export type PictureKind = 'avatar' | 'cover';
type FriendPage = Schemas['FriendPage'];

// Requests large pages, because all loaded pages are refetched after a reconnect.
const maxRows = 100;

/** All friends, without repeats. A friendship that was made between two requests can put a person on two pages. */
export function friendsOf({ pages }: Pick<InfiniteData<FriendPage>, 'pages'>): Person[] {
  const byId = new Map(pages.flatMap(({ friends }) => friends).map((friend) => [friend._id, friend]));
  return [...byId.values()];
}

/** The API calls about profiles. */
export function createProfiles(
  client: Pick<ApiClient, 'GET' | 'POST' | 'PUT' | 'DELETE' | 'upload'>,
  queryClient: QueryClient,
) {
  async function refetch(userId: string): Promise<void> {
    refetchContent(queryClient);
    await queryClient.invalidateQueries({ queryKey: peopleKeys.profile(userId) });
  }

  async function update(userId: string, body: Schemas['UserUpdatePayload']): Promise<Account> {
    const params = { path: { id: userId } };
    return unwrap(await client.PUT('/user/update/{id}', { params, body })).user;
  }

  function show(profile: Profile): Profile {
    putQuery(queryClient, peopleKeys.profile(profile._id), profile);
    refetchContent(queryClient);
    return profile;
  }

  return {
    profileQuery: (userId: string) =>
      queryOptions({
        queryKey: peopleKeys.profile(userId),
        queryFn: async ({ signal }) =>
          unwrap(await client.GET('/user/getById/{id}', { params: { path: { id: userId } }, signal })).user,
        refetchOnReconnect: true,
      }),

    /** A member's friends whose names contain the text. */
    friendsQuery: (userId: string, text: string) =>
      infiniteQueryOptions({
        queryKey: [...peopleKeys.friends(userId), text],
        queryFn: async ({ pageParam, signal }) =>
          unwrap(
            await client.GET('/friendship/friends', {
              params: {
                query: {
                  userId,
                  ...(text !== '' && { search: text }),
                  ...(pageParam !== null && { cursor: pageParam, limit: maxRows }),
                },
              },
              signal,
            }),
          ),
        ...cursorPages,
        refetchOnReconnect: true,
      }),

    /** Changes the member's own account. Resolves once the profile shows the change. */
    async updateDetails(userId: string, changes: Schemas['UserUpdatePayload']): Promise<Account> {
      const account = await update(userId, changes);
      await refetch(userId);
      return account;
    },

    /**
     * First narrows audiences, then changes the answers, then widens audiences. An answer is therefore never visible
     * to more people than the member intends.
     */
    async updateFaith(
      { _id: userId, audiences: before }: Pick<Profile, '_id' | 'audiences'>,
      wanted: AnswerAudiences,
      answers: Schemas['QuestionnairePayload'],
    ): Promise<Account> {
      const narrowed = narrowestOf(before, wanted);
      try {
        let account = await update(userId, { audiences: narrowed });
        await client.POST('/questionnaire', { body: answers });
        if (differ(narrowed, wanted)) account = await update(userId, { audiences: wanted });
        return { ...account, questionnaireCompleted: true };
      } finally {
        // The steps before the failure are stored, so the profile is refetched.
        await refetch(userId);
      }
    },

    /** Uploads a picture with its crop area. */
    async sendPicture(
      kind: PictureKind,
      { file, area }: { file: File; area: CropArea },
      { signal, onProgress }: { signal: AbortSignal; onProgress: (percent: number) => void },
    ): Promise<Profile> {
      const { user } = await client.upload('/user/picture/{kind}', {
        method: 'PUT',
        path: { kind },
        fields: area,
        files: { image: file },
        signal,
        onProgress,
      });
      return show(user);
    },

    async removePicture(kind: PictureKind): Promise<Profile> {
      const params = { path: { kind } };
      return show(unwrap(await client.DELETE('/user/picture/{kind}', { params })).user);
    },
  };
}

export type Profiles = ReturnType<typeof createProfiles>;
