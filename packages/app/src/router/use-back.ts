import { useNavigate } from 'react-router-dom';

/** Whether the previous history entry is a page of the app. The router numbers its own entries. */
function isReachedFromApp(): boolean {
  const state: unknown = window.history.state;
  return (
    typeof state === 'object' &&
    state !== null &&
    'idx' in state &&
    typeof state.idx === 'number' &&
    state.idx > 0
  );
}

/**
 * Goes back. If the page was opened directly, going back would leave the app, so this goes to the page one level above.
 */
export function useBack(above: string): () => void {
  const navigate = useNavigate();
  return () => {
    if (isReachedFromApp()) void navigate(-1);
    else void navigate(above, { replace: true });
  };
}
