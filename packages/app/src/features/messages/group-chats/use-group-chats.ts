import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { createGroupChats } from './group-chats.ts';

export function useGroupChats() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return useState(() => createGroupChats(api, queryClient))[0];
}
