/**
 * The custom properties with which a site adjusts a single component: read with a token as fallback, never set here.
 * They are public API and few; a setting for several components is a token.
 */
export const componentHooks = {
  '--ds-button-bg': 'The ground of primary buttons, also under the pointer.',
  '--ds-button-radius': 'The corners of buttons.',
  '--ds-button-text':
    'The words on primary buttons. Goes with --ds-button-bg, and is checked by nobody but you.',
  '--ds-card-bg': 'The ground of cards.',
  '--ds-card-radius': 'The corners of cards.',
  '--ds-chat-layout-inset':
    'What stands above and below a chat that fills the window: the heights of the header and the bottom bar, if not told.',
  '--ds-control-radius': 'The corners of fields.',
  '--ds-dialog-radius': 'The corners of dialogs.',
} as const;

export type ComponentHook = keyof typeof componentHooks;
