import { useEffect, useRef, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { Banner } from '../components/banner/banner.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { useFirstError } from '../utilities/first-error.ts';
import { useMergedRef } from '../utilities/merged-ref.ts';

type ControlledFormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  component: string;
  gap: 4 | 5;
  error: ReactNode;
  errors: Readonly<Record<string, unknown>>;
  submitting: boolean;
  onSubmit: () => void;
};

/**
 * A form with controlled values and errors. It prevents a second submit, shows the errors and focuses the first
 * invalid field.
 */
export function ControlledForm({
  component,
  gap,
  error,
  errors,
  submitting,
  onSubmit,
  ref,
  children,
  ...props
}: ControlledFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const mergedRef = useMergedRef(form, ref);
  const banner = useRef<HTMLDivElement>(null);
  const hasError = error !== undefined && error !== null;
  const noteSent = useFirstError(form, errors, submitting);

  useEffect(() => {
    const isFieldWrong = form.current?.querySelector('[aria-invalid="true"]') !== null;
    // After submitting a long form, the reader is at its end and would not see an error message above the form.
    // So the message is scrolled into view.
    if (hasError && !submitting && !isFieldWrong) banner.current?.scrollIntoView({ block: 'center' });
  }, [hasError, submitting]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitting) return;
    noteSent();
    onSubmit();
  };

  return (
    <form
      {...props}
      aria-busy={submitting || undefined}
      data-component={component}
      noValidate
      onSubmit={handleSubmit}
      ref={mergedRef}
    >
      <Stack gap={gap}>
        {hasError ? (
          <Banner ref={banner} role="alert" tone="danger">
            {error}
          </Banner>
        ) : null}
        {children}
      </Stack>
    </form>
  );
}
