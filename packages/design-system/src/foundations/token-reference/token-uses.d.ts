declare module 'virtual:token-uses' {
  /** The names of the parts of the design system that use each custom property. */
  export const tokenUses: Readonly<Record<string, readonly string[]>>;
}
