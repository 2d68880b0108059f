import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { useControlMessages } from '../../i18n/use-control-messages.ts';
import { IconArrowDown } from '../../icons/arrow-down.tsx';
import { IconArrowUp } from '../../icons/arrow-up.tsx';
import styles from './data-table.module.css';

/** The direction in which a row moves: up or down by one. */
export type DataTableMove = 'earlier' | 'later';

type RowOrderProps = {
  id: string;
  name: string;
  /** In the first and the last row, one of the two buttons is announced as disabled. It stays focusable. */
  isFirst: boolean;
  isLast: boolean;
  onMove: (direction: DataTableMove) => void;
};

/** The two buttons that move a row by one. */
export function RowOrder({ id, name, isFirst, isLast, onMove }: RowOrderProps) {
  const messages = useControlMessages();
  return (
    <span className={styles.order} data-moves={id} data-part="order">
      <IconButton
        aria-disabled={isFirst || undefined}
        data-direction="earlier"
        icon={<IconArrowUp size="sm" />}
        label={messages.moveEarlier(name)}
        onClick={() => {
          if (!isFirst) onMove('earlier');
        }}
      />
      <IconButton
        aria-disabled={isLast || undefined}
        data-direction="later"
        icon={<IconArrowDown size="sm" />}
        label={messages.moveLater(name)}
        onClick={() => {
          if (!isLast) onMove('later');
        }}
      />
    </span>
  );
}
