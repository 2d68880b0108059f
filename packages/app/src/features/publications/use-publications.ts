import { useQueryClient } from '@tanstack/react-query';
import { useApp, useMember } from '../../app-context.tsx';
import { createToasts } from '../../platform/toasts.ts';
import { publicationsOf, type Resource } from './publications.ts';

export function usePublications() {
  const app = useApp();
  const viewer = useMember()?._id ?? null;
  const publications = publicationsOf(app.api, useQueryClient(), viewer);
  const { showErrorToast } = createToasts(app);
  return {
    publications,
    /** Undefined for visitors, who cannot save. */
    save:
      viewer === null
        ? undefined
        : async ({ _id }: Resource, saved: boolean) => {
            try {
              await publications.setSaved(_id, saved);
            } catch (error) {
              const i18n = app.languages.current();
              showErrorToast(error, i18n._('The resource could not be saved'));
            }
          },
  };
}
