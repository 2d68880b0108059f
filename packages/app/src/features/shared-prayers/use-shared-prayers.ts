import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { createSharedPrayers } from './shared-prayers.ts';

export function useSharedPrayers() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return useState(() => createSharedPrayers(api, queryClient))[0];
}
