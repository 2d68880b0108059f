import { useNavigate } from 'react-router-dom';

/** Whether the entry before this one of the browser's history is a page of the app: the router numbers its own. */
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

/** Goes back; in a page that was opened directly, to the place above it, and never out of the app. */
export function useBack(above: string): () => void {
  const navigate = useNavigate();
  return () => {
    if (isReachedFromApp()) void navigate(-1);
    else void navigate(above, { replace: true });
  };
}
