type Disabled = { readonly 'aria-disabled'?: boolean | 'true' | 'false' | undefined };

/** Whether an element is disabled but focusable. The attribute `aria-disabled` does not block events by itself. */
export const isAriaDisabled = ({ 'aria-disabled': disabled }: Disabled): boolean =>
  disabled === true || disabled === 'true';
