import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Button, Field, Stack, TextInput } from '@parvis/design-system';
import { useEffect, useState, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import * as v from 'valibot';

export interface CodeValues {
  code: string;
}

/** Only the server knows whether the code is right. */
export const codeSchema = (i18n: I18n) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(i18n._('Please enter the code.')));

interface CodeFieldProps {
  field: UseFormRegisterReturn;
  error: string | undefined;
  setFocus: (name: 'code') => void;
  /** Whether the member has an authenticator app. If not, the field asks only for a recovery code. */
  takesCode: boolean;
}

function Focused({ setFocus, children }: Pick<CodeFieldProps, 'setFocus'> & { children: ReactNode }) {
  useEffect(() => setFocus('code'), [setFocus]);
  return children;
}

/** A field for an authenticator code or a recovery code. It takes the focus when it appears. */
export function CodeField({ field, error, setFocus, takesCode }: CodeFieldProps) {
  const { i18n } = useLingui();
  const [isRecovering, setRecovering] = useState(!takesCode);
  return (
    <Stack gap={2} align="stretch">
      {isRecovering ? (
        <Focused key="recovery" setFocus={setFocus}>
          <Field
            description={i18n._('One of the ten codes you saved when you turned on two-step login.')}
            error={error}
            label={i18n._('Recovery code')}
            required
          >
            <TextInput autoCapitalize="characters" autoComplete="off" spellCheck={false} {...field} />
          </Field>
        </Focused>
      ) : (
        <Focused key="app" setFocus={setFocus}>
          <Field
            description={i18n._('The six digits that your authenticator app shows now.')}
            error={error}
            label={i18n._('Code')}
            required
          >
            <TextInput autoComplete="one-time-code" inputMode="numeric" {...field} />
          </Field>
        </Focused>
      )}
      {takesCode ? (
        <Stack align="start">
          <Button onClick={() => setRecovering(!isRecovering)} size="sm" variant="ghost">
            {isRecovering ? i18n._('Use my authenticator app') : i18n._('Use a recovery code')}
          </Button>
        </Stack>
      ) : null}
    </Stack>
  );
}
