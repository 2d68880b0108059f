import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp, useMember } from '../../app-context.tsx';
import { createParishes } from './parishes.ts';

export function useParishes() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const viewer = useMember()?._id ?? null;
  return useMemo(() => createParishes(api, queryClient, viewer), [api, queryClient, viewer]);
}
