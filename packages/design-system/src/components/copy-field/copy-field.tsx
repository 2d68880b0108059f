import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { IconCheck } from '../../icons/check.tsx';
import { useControlMessages } from '../../i18n/use-control-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import { copyText } from '../../utilities/copy-text.ts';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { TextArea } from '../text-area/text-area.tsx';
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
  /** Shows the whole text, in as many lines as it needs. Set it for a text that people type somewhere else. */
  wrap?: boolean;
};

const indicated = 2000;
/** The characters of a line on a phone, for browsers without `field-sizing`. */
const lineLength = 24;

/** Shows a text to copy, such as an address or a code. */
export function CopyField({
  label,
  value,
  description,
  hideLabel = false,
  wrap = false,
  className,
  ...props
}: CopyFieldProps) {
  const messages = useControlMessages();
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<{ readonly copied: boolean } | null>(null);
  const copied = outcome?.copied === true;

  useEffect(() => {
    if (outcome?.copied !== true) return undefined;
    const timer = setTimeout(() => setOutcome(null), indicated);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    const field = wrap ? area : input;
    if (field.current !== null) setOutcome({ copied: await copyText(value, field.current) });
  };

  return (
    <div {...props} className={classNames(styles.root, className)} data-component="copy-field">
      <Field description={description} hideLabel={hideLabel} label={label}>
        <div className={styles.row}>
          {wrap ? (
            <TextArea
              className={styles.text}
              onFocus={(event) => event.currentTarget.select()}
              readOnly
              ref={area}
              rows={Math.ceil(value.length / lineLength)}
              value={value}
            />
          ) : (
            <TextInput
              className={styles.input}
              dir="auto"
              onFocus={(event) => event.currentTarget.select()}
              readOnly
              ref={input}
              value={value}
            />
          )}
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
