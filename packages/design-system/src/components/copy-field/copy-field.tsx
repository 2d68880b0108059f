import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { IconCheck } from '../../icons/check.tsx';
import { useControlMessages } from '../../i18n/use-control-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import { copyText } from '../../utilities/copy-text.ts';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import styles from './copy-field.module.css';

export type CopyFieldProps = Omit<ComponentProps<'div'>, 'children' | 'onCopy'> & {
  /** The label, such as 'Address of the group'. */
  label: ReactNode;
  /** The text. */
  value: string;
  /** A hint about how to use the text. */
  description?: ReactNode;
  /** Hides the label visually. Set it if the context already shows the label. */
  hideLabel?: boolean;
};

const indicated = 2000;

/** Shows a text to copy, such as an address or a code. */
export function CopyField({
  label,
  value,
  description,
  hideLabel = false,
  className,
  ...props
}: CopyFieldProps) {
  const messages = useControlMessages();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<{ readonly copied: boolean } | null>(null);
  const copied = outcome?.copied === true;

  useEffect(() => {
    if (outcome?.copied !== true) return undefined;
    const timer = setTimeout(() => setOutcome(null), indicated);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    if (field.current !== null) setOutcome({ copied: await copyText(value, field.current) });
  };

  return (
    <div {...props} className={classNames(styles.root, className)} data-component="copy-field">
      <Field description={description} hideLabel={hideLabel} label={label}>
        <div className={styles.row}>
          <TextInput
            className={styles.input}
            dir="auto"
            onFocus={(event) => event.currentTarget.select()}
            readOnly
            ref={field}
            value={value}
          />
          <Button
            className={styles.button}
            leadingIcon={copied ? <IconCheck size="sm" /> : undefined}
            onClick={() => void copy()}
            variant="secondary"
          >
            {copied ? messages.copied : messages.copy}
          </Button>
        </div>
      </Field>
      <p className={copied ? styles.heard : styles.status} data-part="status" role="status">
        {outcome === null ? null : copied ? messages.copied : messages.copyByHand}
      </p>
    </div>
  );
}
