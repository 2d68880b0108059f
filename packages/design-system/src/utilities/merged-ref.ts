import { useCallback, type Ref, type RefObject } from 'react';

function assign<Value>(ref: Ref<Value> | undefined, value: Value | null): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(value);
    return typeof cleanUp === 'function' ? cleanUp : () => void ref(null);
  }
  if (ref !== undefined && ref !== null) {
    ref.current = value;
    return () => {
      ref.current = null;
    };
  }
  return () => undefined;
}

/**
 * Merges the component's own ref with the ref that the site passes. The result changes only if the site's ref changes,
 * so that React does not detach and attach the refs unnecessarily.
 */
export function useMergedRef<Value>(own: RefObject<Value | null>, given: Ref<Value> | undefined) {
  return useCallback(
    (value: Value | null) => {
      const cleanUps = [assign(own, value), assign(given, value)];
      return () => {
        for (const cleanUp of cleanUps) cleanUp();
      };
    },
    [own, given],
  );
}
