import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { IconEye } from '../../icons/eye.tsx';
import { IconEyeOff } from '../../icons/eye-off.tsx';
import { useMessages } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import adorned from '../control/adorned.module.css';
import control from '../control/control.module.css';
import { useFieldControl } from '../field/field-context.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

export type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** `current-password` to log in, `new-password` to choose a password. Password managers depend on it. */
  autoComplete?: 'current-password' | 'new-password';
};

/** A password field that can show its text. Put it in a Field. */
export function PasswordInput({
  autoComplete = 'current-password',
  className,
  ref,
  ...props
}: PasswordInputProps) {
  const messages = useMessages();
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input, ref);
  const fieldProps = useFieldControl(props);

  // Hides the password on submit. A browser would remember a visible password as ordinary text.
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <span className={adorned.root} data-component="password-input">
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        {...fieldProps}
        autoComplete={autoComplete}
        className={classNames(control.control, adorned.beforeButton, className)}
        ref={mergedRef}
        type={shown ? 'text' : 'password'}
      />
      <IconButton
        aria-controls={fieldProps.id}
        className={adorned.button}
        disabled={props.disabled}
        icon={shown ? <IconEyeOff /> : <IconEye />}
        label={shown ? messages.hidePassword : messages.showPassword}
        onClick={() => setShown(!shown)}
      />
    </span>
  );
}
