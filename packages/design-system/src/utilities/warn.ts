// Bundlers replace this expression, as they do for React.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Warns the developer of a site. Removed from production builds. */
export function warn(message: string): void {
  // oxlint-disable-next-line no-console -- the console is where developers look
  if (process.env.NODE_ENV !== 'production') console.error(`@parvis/design-system: ${message}`);
}
