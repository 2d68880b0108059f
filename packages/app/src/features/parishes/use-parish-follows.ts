import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { createParishFollows } from './parish-follows.ts';

export function useParishFollows() {
  const app = useApp();
  const queryClient = useQueryClient();
  const [follows] = useState(() => createParishFollows(app, queryClient));
  return follows;
}
