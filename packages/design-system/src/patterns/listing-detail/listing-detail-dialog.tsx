import { useRef, type ReactNode } from 'react';
import { DialogContent, DialogRoot } from '../../components/dialog/dialog.tsx';
import { useMessages } from '../../provider/design-system-context.ts';
import { Failure } from '../failure.tsx';
import { ListingDetailSkeleton } from './listing-detail-skeleton.tsx';

export type ListingDetailDialogProps = {
  /** Whether it is open: the address says so. */
  open: boolean;
  /** Called when it closes, to go back to the address of the list. */
  onOpenChange: (open: boolean) => void;
  /** What is offered. Names the dialog and has the focus when it opens. */
  title: string;
  /** The listing is being loaded. */
  loading?: boolean;
  /** What went wrong, or that it is no longer there. */
  error?: string | undefined;
  /** Called to try again; without it there is nothing to try. */
  onRetry?: (() => void) | undefined;
  /** A ListingDetail. */
  children?: ReactNode;
};

/** A listing over the list from which it was opened. */
export function ListingDetailDialog({
  open,
  onOpenChange,
  title,
  loading = false,
  error,
  onRetry,
  children,
}: ListingDetailDialogProps) {
  const messages = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const failed = error !== undefined;
  return (
    <DialogRoot onOpenChange={onOpenChange} open={open}>
      <DialogContent
        aria-busy={loading || undefined}
        initialFocus={heading}
        size="lg"
        title={loading ? messages.loading : title}
        titleRef={heading}
      >
        {failed ? <Failure onRetry={onRetry}>{error}</Failure> : null}
        {loading && !failed ? <ListingDetailSkeleton /> : null}
        {loading || failed ? null : children}
      </DialogContent>
    </DialogRoot>
  );
}
