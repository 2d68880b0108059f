// Bundlers replace this expression, in the same way as in React's code.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Prints a warning for the developers of a site. Production builds do not contain it. */
export function warn(message: string): void {
  // oxlint-disable-next-line no-console -- the console is where developers look
  if (process.env.NODE_ENV !== 'production') console.error(`@parvis/design-system: ${message}`);
}
