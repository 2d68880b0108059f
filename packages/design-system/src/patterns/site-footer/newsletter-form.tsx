import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Field } from '../../components/field/field.tsx';
import { TextInput } from '../../components/text-input/text-input.tsx';
import styles from './site-footer.module.css';

export type NewsletterFormProps = {
  /** The heading. */
  title: string;
  /** Names the field. */
  label: string;
  /** What the button says. */
  buttonLabel: string;
  /** Called with the address. The field is emptied when the promise is kept; what went wrong is told by the site. */
  onSubscribe: (email: string) => Promise<void>;
  /** Says what is wrong with an address, in words of the site; without it the browser says so in its own. */
  check?: (email: string) => string | undefined;
};

/** Subscribes to the letter of the site. */
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
      // Otherwise the browser would mark the emptied field as one that its reader left out.
      form.reset();
    } catch {
      // What was typed stays, so that it can be sent again.
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
