/** The reading position in a list. It consists of the first visible item, and the number of items down to that item. */
export type ListPosition = { itemId: string; offset: number; count: number };

/**
 * One request loads the items down to the restored position. It loads some more, because there can be newer items.
 */
export function limitFor(position: ListPosition | null, page = 20): number {
  return position === null ? page : Math.min(100, position.count + page);
}

const prefix = 'list-position/';

function isPosition(value: unknown): value is ListPosition {
  return (
    typeof value === 'object' &&
    value !== null &&
    'itemId' in value &&
    typeof value.itemId === 'string' &&
    'offset' in value &&
    typeof value.offset === 'number' &&
    'count' in value &&
    typeof value.count === 'number'
  );
}

// If the browser blocks storage, any access to `sessionStorage` throws.
export function readPosition(entry: string): ListPosition | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(prefix + entry) ?? 'null');
    return isPosition(value) ? value : null;
  } catch {
    return null;
  }
}

export function savePosition(entry: string, position: ListPosition | null): void {
  try {
    sessionStorage.setItem(prefix + entry, JSON.stringify(position));
  } catch {
    // Without storage the list opens at its top.
  }
}
