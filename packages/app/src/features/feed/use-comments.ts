import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { createComments, type Comments } from './comments.ts';
import { useFeed } from './use-feed.ts';

export function useComments(): Comments {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const { feed, userId } = useFeed();
  const [comments] = useState(() => createComments(api, queryClient, feed, userId));
  return comments;
}
