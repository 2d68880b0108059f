import { EmptyState, Link } from '@parvis/design-system';
import { ApiError } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { Loaded, type LoadedProps } from './loaded.tsx';
import { claimPath } from './paths.ts';

interface LoadedForStaffProps<Answer> extends LoadedProps<Answer> {
  /** The id of the parish. */
  id: string;
}

/** An answer that only the staff of a parish get. Others see how to become one of them. */
export function LoadedForStaff<Answer>({ id, ...loaded }: LoadedForStaffProps<Answer>) {
  const { i18n } = useLingui();
  const { data, error } = loaded.query;
  if (data === undefined && error instanceof ApiError && error.status === 403)
    return (
      <EmptyState
        action={<Link href={claimPath(id)}>{i18n._('Claim this parish')}</Link>}
        title={i18n._('Only the staff of this parish can edit its page.')}
      />
    );
  return <Loaded {...loaded} />;
}
