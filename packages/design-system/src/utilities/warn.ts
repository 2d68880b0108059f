// Bundlers replace the expression, as they do for React itself.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Tells the developer of a site about a mistake. Production builds leave it out. */
export function warn(message: string): void {
  // oxlint-disable-next-line no-console -- the console is where developers look
  if (process.env.NODE_ENV !== 'production') console.error(`@parvis/design-system: ${message}`);
}
