import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp, type App } from '../../app-context.tsx';
import { createToasts, type Toasts } from '../../platform/toasts.ts';
import { createFriendRequests } from './friend-requests.ts';
import { createProfiles, type Profiles } from './profiles.ts';
import { createRelations, type Relations } from './relations.ts';

type FriendRequests = ReturnType<typeof createFriendRequests>;
type PeopleTools = Toasts & { profiles: Profiles; relations: Relations; requests: FriendRequests };

const createPeopleTools = (app: App, queryClient: QueryClient): PeopleTools => ({
  ...createToasts(app),
  profiles: createProfiles(app.api, queryClient),
  relations: createRelations(app.api, queryClient),
  requests: createFriendRequests(app.api, queryClient),
});

/** The API calls about people, and the toasts that show whether a call succeeded. */
export function usePeople(): PeopleTools {
  const app = useApp();
  const queryClient = useQueryClient();
  const [tools] = useState(() => createPeopleTools(app, queryClient));
  return tools;
}
