/**
 * The custom properties with which a site can change a single component. Components read them with a token as
 * fallback. The design system never sets them. They are public API, so there are only a few. A setting for
 * several components is a token instead.
 */
export const componentHooks = {
  '--ds-button-bg': 'The background of primary buttons, also on hover.',
  '--ds-button-radius': 'The corners of buttons.',
  '--ds-button-text':
    'The text of primary buttons. Set it together with --ds-button-bg, and check the contrast of the two.',
  '--ds-card-bg': 'The background of cards.',
  '--ds-card-radius': 'The corners of cards.',
  '--ds-chat-layout-inset':
    'The space above and below a chat that fills the window. Default: the heights of the header and the bottom bar.',
  '--ds-control-radius': 'The corners of fields.',
  '--ds-dialog-radius': 'The corners of dialogs.',
} as const;

export type ComponentHook = keyof typeof componentHooks;
