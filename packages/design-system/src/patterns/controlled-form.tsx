import { useRef, type ComponentProps, type FormEvent, type ReactNode } from 'react';
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

/** A form whose values and errors are kept by the site: sends once, says what failed, and goes to what is wrong. */
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
  useFirstError(form, errors);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!submitting) onSubmit();
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
        {error === undefined || error === null ? null : (
          <Banner role="alert" tone="danger">
            {error}
          </Banner>
        )}
        {children}
      </Stack>
    </form>
  );
}
