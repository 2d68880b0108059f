import type { ChangeEvent, MouseEventHandler } from 'react';
import { buttonVariants } from '../../components/button/button.variants.ts';
import { IconAttach } from '../../icons/attach.tsx';
import { classNames } from '../../utilities/class-names.ts';
import pick from '../post-composer/file-pick.module.css';

type AttachButtonProps = {
  accept: string | undefined;
  label: string;
  onMouseDown: MouseEventHandler<HTMLInputElement>;
  onPick: (files: readonly File[]) => void;
};

/** A native file input under an icon button. */
export function AttachButton({ accept, label, onMouseDown, onPick }: AttachButtonProps) {
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Cleared, so that a file that was removed can be chosen again.
    currentTarget.value = '';
    if (files.length > 0) onPick(files);
  };
  return (
    <label
      className={classNames(buttonVariants({ variant: 'ghost', iconOnly: true }), pick.control)}
      data-part="attach"
      title={label}
    >
      <input
        accept={accept}
        aria-label={label}
        className={pick.input}
        multiple
        onChange={handleChange}
        onMouseDown={onMouseDown}
        type="file"
      />
      <IconAttach />
    </label>
  );
}
