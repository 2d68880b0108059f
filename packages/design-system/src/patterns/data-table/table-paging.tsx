import { Button } from '../../components/button/button.tsx';
import { useControlMessages } from '../../i18n/use-control-messages.ts';
import { IconChevronLeft } from '../../icons/chevron-left.tsx';
import { IconChevronRight } from '../../icons/chevron-right.tsx';
import { useLocale } from '../../provider/design-system-context.ts';
import styles from './data-table.module.css';

export type DataTablePaging = {
  /** The current page, from 1. */
  readonly page: number;
  /** Called to show the previous page. Omit it on the first page. */
  readonly onPrevious?: (() => void) | undefined;
  /** Called to show the next page. Omit it on the last page. */
  readonly onNext?: (() => void) | undefined;
};

type TablePagingProps = DataTablePaging & {
  /** Called after a press on a button, to move the focus, because the pressed button can be removed. */
  onTurn: () => void;
};

/** Buttons for the previous and the next page. The number of pages is unknown. */
export function TablePaging({ page, onPrevious, onNext, onTurn }: TablePagingProps) {
  const messages = useControlMessages();
  const locale = useLocale();
  if (onPrevious === undefined && onNext === undefined) return null;
  const turn = (go: (() => void) | undefined) => () => {
    if (go === undefined) return;
    go();
    onTurn();
  };
  return (
    <nav aria-label={messages.pages} className={styles.paging} data-part="paging">
      <Button
        aria-disabled={onPrevious === undefined || undefined}
        leadingIcon={<IconChevronLeft size="sm" />}
        onClick={turn(onPrevious)}
        size="sm"
        variant="ghost"
      >
        {messages.previousPage}
      </Button>
      <span className={styles.page} data-part="page">
        {messages.page(new Intl.NumberFormat(locale).format(page))}
      </span>
      <Button
        aria-disabled={onNext === undefined || undefined}
        onClick={turn(onNext)}
        size="sm"
        variant="ghost"
      >
        {messages.nextPage}
        <IconChevronRight size="sm" />
      </Button>
    </nav>
  );
}
