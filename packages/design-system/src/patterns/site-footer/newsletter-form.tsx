import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Field } from '../../components/field/field.tsx';
import { TextInput } from '../../components/text-input/text-input.tsx';
import styles from './site-footer.module.css';

export type NewsletterFormProps = {
  /** The heading. */
  title: string;
  /** The label of the email field. */
  label: string;
  /** The label of the button. */
  buttonLabel: string;
  /**
   * Called with the email address. The field is cleared when the promise resolves. The site itself must show
   * errors.
   */
  onSubscribe: (email: string) => Promise<void>;
  /** Returns the site's error message for an invalid address. By default the browser shows its own message. */
  check?: (email: string) => string | undefined;
};

/** A form that subscribes to the site's newsletter. */
export function NewsletterForm({ title, label, buttonLabel, onSubscribe, check }: NewsletterFormProps) {
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  const subscribe = async (form: HTMLFormElement) => {
    const fault = check?.(email.trim());
    setError(fault);
    if (fault !== undefined) {
      field.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await onSubscribe(email.trim());
      setEmail('');
      // Without the reset, the browser would mark the empty field as an error, because an address is required.
      form.reset();
    } catch {
      // The address stays in the field, so that the reader can send it again.
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      className={styles.newsletter}
      data-part="newsletter"
      noValidate={check !== undefined}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!busy) void subscribe(event.currentTarget);
      }}
    >
      <h2 className={styles.title}>{title}</h2>
      <Field error={error} label={label}>
        <TextInput
          autoComplete="email"
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setError(undefined);
          }}
          ref={field}
          required
          type="email"
          value={email}
        />
      </Field>
      <Button loading={busy} type="submit" variant="secondary">
        {buttonLabel}
      </Button>
    </form>
  );
}
