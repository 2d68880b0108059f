import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import type { PushDevice, PushState } from './push-device.ts';
import { pushKeys } from './push-preferences.ts';
import { thisDevice } from './this-device.ts';

interface UsedPushDevice {
  device: PushDevice;
  /** Null while the browser is asked. */
  state: PushState | null;
  /** Reads the state again, and shows it. */
  refresh: () => Promise<void>;
}

/** Push messages to this browser. The state follows changes in the settings of the browser. */
export function usePushDevice(): UsedPushDevice {
  const { api } = useApp();
  const { _id: memberId } = useSignedInMember();
  const queryClient = useQueryClient();
  const queryKey = useMemo(() => pushKeys.device(memberId), [memberId]);
  const device = useMemo(() => thisDevice(api, memberId), [api, memberId]);
  const { data, isError } = useQuery({
    queryKey,
    queryFn: device.state,
    staleTime: 0,
    retry: false,
    // A member who returns from the settings of the browser or the device has perhaps changed the permission there.
    refetchOnWindowFocus: 'always',
  });

  useEffect(() => {
    const refetch = () => void queryClient.invalidateQueries({ queryKey });
    let permission: PermissionStatus | undefined;
    let isOver = false;
    const follow = async () => {
      const status = await navigator.permissions.query({ name: 'notifications' });
      if (isOver) return;
      permission = status;
      permission.addEventListener('change', refetch);
    };
    // Not every browser reports changes.
    follow().catch(() => {});
    return () => {
      isOver = true;
      permission?.removeEventListener('change', refetch);
    };
  }, [queryClient, queryKey]);

  return {
    device,
    // A browser that refuses even the question has no push messages.
    state: isError ? 'unsupported' : (data ?? null),
    refresh: () => queryClient.invalidateQueries({ queryKey }),
  };
}
