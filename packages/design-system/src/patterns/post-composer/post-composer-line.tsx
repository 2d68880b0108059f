import type { ComponentProps, Ref } from 'react';
import { Avatar } from '../../components/avatar/avatar.tsx';
import type { Person } from '../../components/avatar/initials.ts';
import { useFeedMessages } from '../../i18n/use-feed-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import { namePartsOf } from '../../utilities/person-name.ts';
import { FilePick } from './file-pick.tsx';
import styles from './post-composer-line.module.css';

export type PostComposerLineProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The author. */
  author: Person;
  /** The label of the button that opens the form: an invitation, or the beginning of the draft. */
  label: string;
  /** Whether the label is the member's own text. */
  draft?: boolean;
  /** The `accept` attribute of the file input. */
  accept?: string;
  /** Called to open the form. */
  onOpen: () => void;
  /** Called with the photo or video that the member picks. Open the form with it. */
  onFileChange?: (file: File) => void;
  /** Called with all files that the member picks. If given, the picker takes several, and `onFileChange` is not called. */
  onFilesAdd?: (files: readonly File[]) => void;
  /** A ref to the button that opens the form, for moving the focus to it. */
  buttonRef?: Ref<HTMLButtonElement>;
};

/** One line that opens the form for a new post. The form is a PostComposer. */
export function PostComposerLine({
  author,
  label,
  draft = false,
  accept = 'image/*,video/*',
  onOpen,
  onFileChange,
  onFilesAdd,
  buttonRef,
  className,
  ...props
}: PostComposerLineProps) {
  const { addMedia } = useFeedMessages();
  return (
    <div {...props} className={classNames(styles.root, className)} data-component="post-composer-line">
      <Avatar name={namePartsOf(author)} size="sm" src={author.picture} />
      <button
        className={classNames(styles.open, draft && styles.draft)}
        data-part="open"
        dir="auto"
        onClick={onOpen}
        ref={buttonRef}
        type="button"
      >
        {label}
      </button>
      <FilePick
        accept={accept}
        disabled={false}
        iconOnly
        label={addMedia}
        multiple={onFilesAdd !== undefined}
        onPick={(files) => {
          if (onFilesAdd === undefined) onFileChange?.(files[0]);
          else onFilesAdd(files);
        }}
      />
    </div>
  );
}
