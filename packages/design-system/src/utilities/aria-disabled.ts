type Disabled = { readonly 'aria-disabled'?: boolean | 'true' | 'false' | undefined };

/** Whether an element is out of use but keeps the focus. `aria-disabled` alone stops nothing. */
export const isAriaDisabled = ({ 'aria-disabled': disabled }: Disabled): boolean =>
  disabled === true || disabled === 'true';
