import { lazyValue } from '../../platform/lazy-value.ts';
import { useLazyDialogs } from '../../platform/use-lazy-dialogs.ts';
import type { Profile } from '../people/index.ts';

type Dialogs = typeof import('./dialogs.ts');

// Loads these dialogs on demand, because most visits to a profile open none of them.
const code = lazyValue(() => import('./dialogs.ts'));

/** The dialogs of another member's profile. */
export const useOthersDialogs = () => useLazyDialogs<Dialogs, 'report' | 'link'>(code);

/** The dialogs that edit the member's own profile. */
export function useProfileDialog(profile: Profile) {
  const { opened, show, close } = useLazyDialogs<Dialogs, 'details' | 'faith' | 'avatar' | 'cover'>(code);

  const dialogOf = ({
    kind,
    dialogs: { DetailsDialog, FaithDialog, PictureDialog },
  }: NonNullable<typeof opened>) => {
    if (kind === 'details') return <DetailsDialog profile={profile} onClose={close} />;
    if (kind === 'faith') return <FaithDialog profile={profile} onClose={close} />;
    return <PictureDialog kind={kind} profile={profile} onClose={close} />;
  };

  return { dialog: opened === null ? null : dialogOf(opened), show };
}
