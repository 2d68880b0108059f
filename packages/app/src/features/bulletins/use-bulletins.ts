import type { Schemas } from '@parvis/api-client';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../app-context.tsx';
import { unwrap } from '../../platform/unwrap.ts';

export type Bulletin = Schemas['Bulletin'];

export interface NewBulletin {
  readonly title: string;
  readonly day: string;
  readonly file: File;
  readonly key: string;
}

/** The API calls about the bulletins of a parish. */
export function useBulletins(parishId: string) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const queryKey = ['bulletins', parishId];
    const show = ({ bulletins }: Schemas['BulletinsAnswer']) => queryClient.setQueryData(queryKey, bulletins);
    return {
      listQuery: queryOptions({
        queryKey,
        queryFn: async ({ signal }) =>
          unwrap(await api.GET('/parish/bulletins/{id}', { params: { path: { id: parishId } }, signal }))
            .bulletins,
      }),
      async add({ title, day, file, key }: NewBulletin): Promise<void> {
        show(
          await api.upload('/parish/edit/{id}/bulletins', {
            path: { id: parishId },
            fields: { title, day },
            files: { bulletin: file },
            idempotencyKey: key,
          }),
        );
      },
      async remove(bulletinId: string): Promise<void> {
        const params = { path: { id: parishId, bulletinId } };
        show(unwrap(await api.DELETE('/parish/edit/{id}/bulletins/{bulletinId}', { params })));
      },
    };
  }, [api, parishId, queryClient]);
}

export type Bulletins = ReturnType<typeof useBulletins>;
