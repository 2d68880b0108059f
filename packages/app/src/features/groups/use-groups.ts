import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { createGroups } from './groups.ts';

export function useGroups() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return useState(() => createGroups(api, queryClient))[0];
}
