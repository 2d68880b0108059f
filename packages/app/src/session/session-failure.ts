/** Thrown when signing up or logging in fails. The message of this error can be shown to the user. */
export class SessionFailure extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'SessionFailure';
  }
}
