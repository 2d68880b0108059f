import type { Schemas } from '@parvis/api-client';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../app-context.tsx';
import { unwrap } from '../../platform/unwrap.ts';

export type ClaimAnswer = Schemas['ParishClaimAnswer'];
export type ManagedParish = Schemas['ManagedParishAnswer'];
export type Managed = Schemas['Publication'];

/** The API calls by which members claim parishes and edit those that they look after. */
export function useParishStaff(id: string) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const params = { path: { id } };
    const claimKey = ['parish-staff', id, 'claim'];
    const pageKey = ['parish-staff', id, 'page'];
    const eventsKey = ['parish-staff', id, 'events'];
    const correctionsKey = ['parish-staff', id, 'corrections'];
    const showClaim = (answer: ClaimAnswer) => queryClient.setQueryData(claimKey, answer);
    // Readers see the page with its changes too.
    const showPage = (publication: Managed) => {
      queryClient.setQueryData<ManagedParish>(pageKey, (known) => known && { ...known, publication });
      void queryClient.invalidateQueries({ queryKey: ['parishes'] });
    };
    const changed = () => queryClient.invalidateQueries({ queryKey: eventsKey });

    return {
      claimQuery: queryOptions({
        queryKey: claimKey,
        queryFn: async ({ signal }) => unwrap(await api.GET('/parish/claim/{id}', { params, signal })),
      }),
      pageQuery: queryOptions({
        queryKey: pageKey,
        queryFn: async ({ signal }) => unwrap(await api.GET('/parish/edit/{id}', { params, signal })),
        staleTime: 0,
      }),
      correctionsQuery: queryOptions({
        queryKey: correctionsKey,
        queryFn: async ({ signal }) =>
          unwrap(await api.GET('/parish/edit/{id}/corrections', { params, signal })).corrections,
      }),
      eventsQuery: queryOptions({
        queryKey: eventsKey,
        queryFn: async ({ signal }) =>
          unwrap(await api.GET('/parish/edit/{id}/events', { params, signal })).events,
      }),

      async claim(body: Schemas['ParishClaimPayload']): Promise<void> {
        showClaim(unwrap(await api.POST('/parish/claim/{id}', { params, body })));
      },
      async prove(code: string): Promise<void> {
        showClaim(unwrap(await api.PUT('/parish/claim/{id}/code', { params, body: { code } })));
      },
      async withdraw(): Promise<void> {
        showClaim(unwrap(await api.DELETE('/parish/claim/{id}', { params })));
      },
      async leave(): Promise<void> {
        unwrap(await api.DELETE('/parish/role/{id}', { params }));
        await queryClient.invalidateQueries({ queryKey: claimKey });
      },

      /** Reads the page as it is now, without the cache. */
      readPage: async (): Promise<Managed> =>
        unwrap(await api.GET('/parish/edit/{id}', { params })).publication,
      async edit(body: Schemas['ParishEditPayload']): Promise<Managed> {
        const { publication } = unwrap(await api.PUT('/parish/edit/{id}', { params, body }));
        showPage(publication);
        return publication;
      },
      async confirm(): Promise<void> {
        showPage(unwrap(await api.PUT('/parish/edit/{id}/confirm', { params })).publication);
        queryClient.setQueryData(correctionsKey, []);
      },
      async publishEvent(body: Schemas['ParishEventPayload'], key: string): Promise<void> {
        const sent = { ...params, header: { 'idempotency-key': key } };
        unwrap(await api.POST('/parish/edit/{id}/events', { params: sent, body }));
        await changed();
      },
      async editEvent(eventId: string, body: Schemas['ParishEventUpdatePayload']): Promise<void> {
        const path = { id, eventId };
        unwrap(await api.PUT('/parish/edit/{id}/events/{eventId}', { params: { path }, body }));
        await changed();
      },
      async withdrawEvent(eventId: string): Promise<void> {
        const path = { id, eventId };
        unwrap(await api.DELETE('/parish/edit/{id}/events/{eventId}', { params: { path } }));
        await changed();
      },
    };
  }, [api, id, queryClient]);
}

export type ParishStaff = ReturnType<typeof useParishStaff>;
