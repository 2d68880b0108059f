import { useLingui } from '@lingui/react';
import { ErrorScreen } from '@parvis/design-system';
import { Component, type ReactNode } from 'react';
import { spanishInDefault } from './i18n/languages.ts';

function Failure({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  return (
    <ErrorScreen
      title={i18n._('Algo salió mal')}
      titleLang={spanishInDefault(i18n)}
      detailLabel={i18n._('Error detail')}
      detail={error instanceof Error ? `${error.name}: ${error.message}` : String(error)}
      hint={i18n._('Please reload the page. If it happens again, come back a little later.')}
      reloadLabel={i18n._('Reload the page')}
      onReload={() => {
        location.reload();
      }}
    />
  );
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null;
}

/** The last resort: whatever a screen throws ends here, not in an empty page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : <Failure error={failure.error} />;
  }
}
