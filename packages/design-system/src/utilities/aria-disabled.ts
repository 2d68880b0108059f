type Disabled = { readonly 'aria-disabled'?: boolean | 'true' | 'false' | undefined };

/** Whether an element is disabled but focusable. `aria-disabled` alone does not block events. */
export const isAriaDisabled = ({ 'aria-disabled': disabled }: Disabled): boolean =>
  disabled === true || disabled === 'true';
