import { useRef, type ReactNode } from 'react';
import { DialogContent, DialogRoot } from '../../components/dialog/dialog.tsx';
import { useMessages } from '../../provider/design-system-context.ts';
import { Failure } from '../failure.tsx';
import { ListingDetailSkeleton } from './listing-detail-skeleton.tsx';

export type ListingDetailDialogProps = {
  /** Whether the dialog is open. The page's address decides. */
  open: boolean;
  /** Called when the dialog closes, to go back to the list's address. */
  onOpenChange: (open: boolean) => void;
  /** The listing's title. It names the dialog, and gets the focus when the dialog opens. */
  title: string;
  /** Whether the listing is being loaded. */
  loading?: boolean;
  /** The error message. Use it for a deleted listing too. */
  error?: string | undefined;
  /** Called to retry. Omit it if retrying cannot help. */
  onRetry?: (() => void) | undefined;
  /** A ListingDetail. */
  children?: ReactNode;
};

/** A listing in a dialog over the list from which it was opened. */
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
