/** Matches hosts without a name: IP addresses, and the empty host of a file. */
const hasNoName = /^[\d.]*$|\]$/;

/**
 * Whether passkeys work in this browser at this address. Passkeys need a host name. This function is not in the passkey
 * library, because that library is loaded only when it is needed.
 */
export const supportsPasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential === 'function' && !hasNoName.test(location.hostname);
