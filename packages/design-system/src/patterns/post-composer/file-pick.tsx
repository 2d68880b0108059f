import { useId, type ChangeEvent, type Ref } from 'react';
import { buttonVariants } from '../../components/button/button.variants.ts';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { IconAlert } from '../../icons/alert.tsx';
import { IconImage } from '../../icons/image.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './file-pick.module.css';

type FilePickProps = {
  /** The `accept` attribute of the file input. */
  accept: string;
  disabled: boolean;
  /** Hides the label visually. */
  iconOnly?: boolean;
  error?: string | undefined;
  label: string;
  /** Whether several files can be picked. */
  multiple?: boolean;
  onPick: (files: readonly [File, ...File[]]) => void;
  ref?: Ref<HTMLInputElement>;
};

/** A native file input under a button. */
export function FilePick({
  accept,
  disabled,
  iconOnly = false,
  error,
  label,
  multiple,
  onPick,
  ref,
}: FilePickProps) {
  const errorId = useId();
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [file, ...more] = event.currentTarget.files ?? [];
    // Cleared, so that a file that was removed can be chosen again.
    event.currentTarget.value = '';
    if (file !== undefined) onPick([file, ...more]);
  };
  return (
    <div className={styles.root} data-part="pick">
      <label
        className={classNames(
          buttonVariants({ variant: 'ghost', size: iconOnly ? 'md' : 'sm', iconOnly }),
          iconOnly ? styles.control : styles.label,
        )}
        data-disabled={disabled || undefined}
      >
        <input
          accept={accept}
          aria-describedby={error === undefined ? undefined : errorId}
          aria-invalid={error === undefined ? undefined : true}
          className={styles.input}
          disabled={disabled}
          multiple={multiple}
          onChange={handleChange}
          ref={ref}
          type="file"
        />
        <IconImage />
        {iconOnly ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {error === undefined ? null : (
        <p className={styles.error} data-part="error" id={errorId} role="alert">
          <IconAlert size="sm" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
