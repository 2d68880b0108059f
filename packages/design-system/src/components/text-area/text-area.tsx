import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { useControlMessages } from '../../i18n/use-control-messages.ts';
import { useLocale } from '../../provider/design-system-context.ts';
import { useAnnouncement } from '../../utilities/announcement.ts';
import { classNames } from '../../utilities/class-names.ts';
import { useFormReset } from '../../utilities/form-reset.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import { textLength } from '../../utilities/stored-text.ts';
import control from '../control/control.module.css';
import { useFieldControl } from '../field/field-context.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './text-area.module.css';

export type TextAreaProps = ComponentProps<'textarea'> & {
  /** By default each paragraph has its own direction, and an empty field has the page's direction. */
  dir?: string | undefined;
  /** Grows with its text, up to half of the window height. */
  autoGrow?: boolean;
  /**
   * The maximum length. With `showCount` longer text is accepted, and the count shows by how many characters the text
   * is too long.
   */
  maxLength?: number;
  /** The number of lines that are visible at first. */
  rows?: number;
  /** Shows the number of remaining characters. The number is announced after a pause in typing. */
  showCount?: boolean;
  /** Buttons below the text, such as an EmojiButton. The count is at the other end of their line. */
  tools?: ReactNode;
};

/** Several lines of text. Put it in a Field, or give it an `aria-label`. */
export function TextArea({
  autoGrow = false,
  maxLength,
  showCount = false,
  tools,
  rows = 3,
  dir = 'auto',
  className,
  ref,
  onChange,
  ...props
}: TextAreaProps) {
  const messages = useControlMessages();
  const locale = useLocale();
  const countId = useId();
  const element = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMergedRef(element, ref);
  const [writtenLength, setWrittenLength] = useState(() => textLength(String(props.defaultValue ?? '')));
  const length = props.value === undefined ? writtenLength : textLength(String(props.value));
  const counting = showCount && maxLength !== undefined;
  const fieldProps = useFieldControl(props, counting && countId);

  // A form library sets the element's value without a DOM event, so the length is computed after every render.
  useLayoutEffect(() => setWrittenLength(textLength(element.current?.value ?? '')), []);
  useFormReset(element, () => setWrittenLength(textLength(element.current?.value ?? '')));

  const left = (maxLength ?? 0) - length;
  const tooLong = counting && left < 0;
  const count = tooLong ? messages.charactersTooMany(-left) : messages.charactersLeft(left);
  const announcement = useAnnouncement(counting && length > 0 ? count : '');

  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setWrittenLength(textLength(event.currentTarget.value));
    onChange?.(event);
  };

  const textarea = (
    <textarea
      {...props}
      {...fieldProps}
      aria-invalid={tooLong || fieldProps['aria-invalid']}
      className={classNames(
        control.control,
        dir === 'auto' && control.auto,
        styles.root,
        autoGrow && styles.autoGrow,
        className,
      )}
      data-component="text-area"
      dir={dir === 'auto' ? undefined : dir}
      maxLength={counting ? undefined : maxLength}
      onChange={handleChange}
      ref={mergedRef}
      rows={rows}
    />
  );
  const hasTools = tools !== undefined && tools !== null;
  if (!counting && !hasTools) return textarea;
  const counter = counting ? (
    <>
      {/* The count is in the site's language, even if the field has another language. */}
      <span
        className={classNames(styles.count, tooLong && styles.over)}
        data-part="count"
        id={countId}
        lang={locale}
      >
        {count}
      </span>
      <VisuallyHidden aria-live="polite" lang={locale}>
        {announcement}
      </VisuallyHidden>
    </>
  ) : null;
  return (
    <div className={styles.counted}>
      {textarea}
      {hasTools ? (
        <div className={styles.tools} data-part="tools">
          {tools}
          {counter}
        </div>
      ) : (
        counter
      )}
    </div>
  );
}
