/** Whether this browser has passkeys. Read without the library, which is loaded when one is used. */
export const supportsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';
