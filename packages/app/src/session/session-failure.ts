/** Thrown to whoever asked for a sign-up or sign-in; its message is fit to be shown. */
export class SessionFailure extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'SessionFailure';
  }
}
