/** An IP address, or the empty host of a file. */
const hasNoName = /^[\d.]*$|\]$/;

/**
 * Whether this browser supports passkeys here: they need a host name. Kept out of the passkey library, which is loaded
 * on use.
 */
export const supportsPasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential === 'function' && !hasNoName.test(location.hostname);
