/** Whether the site accepts no changes at the moment, as the last response of the server said. */
export interface ReadOnlyMode {
  isOn: () => boolean;
  set: (isOn: boolean) => void;
  subscribe: (onChange: () => void) => () => void;
}

export function createReadOnlyMode(): ReadOnlyMode {
  const listeners = new Set<() => void>();
  let current = false;
  return {
    isOn: () => current,
    set: (isOn) => {
      if (isOn === current) return;
      current = isOn;
      for (const listener of listeners) listener();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
