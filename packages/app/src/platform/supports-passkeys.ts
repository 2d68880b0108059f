/** An IP address, or nothing: the host of a file. */
const hasNoName = /^[\d.]*$|\]$/;

/**
 * Whether this browser has passkeys here: they belong to a host with a name. Read without the library, which is loaded
 * when one is used.
 */
export const supportsPasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential === 'function' && !hasNoName.test(location.hostname);
