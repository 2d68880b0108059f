import { useLingui } from '@lingui/react';
import { spanishInDefault } from '../i18n/languages.ts';
import type { FailureProps } from './failure-props.ts';

/** What is left to say when not even the code of the error screen is there. */
export function PlainFailure({ detail }: FailureProps) {
  const { i18n } = useLingui();
  return (
    <main>
      <h1 lang={spanishInDefault(i18n)}>{i18n._('Algo salió mal')}</h1>
      <p>{i18n._('Please reload the page. If it happens again, come back a little later.')}</p>
      <button
        type="button"
        onClick={() => {
          location.reload();
        }}
      >
        {i18n._('Reload the page')}
      </button>
      <details>
        <summary>{i18n._('Error detail')}</summary>
        <p>{detail}</p>
      </details>
    </main>
  );
}
