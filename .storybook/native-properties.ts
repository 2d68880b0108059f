type NativeProperty = { readonly type: string; readonly description: string };

const native = (type: string, description: string): NativeProperty => ({ type, description });

/** Native attributes that components accept and pass on to their element. */
export const nativeProperties: ReadonlyMap<string, NativeProperty> = new Map(
  Object.entries({
    'aria-describedby': native('string', 'The ids of the elements that describe it.'),
    'aria-disabled': native('boolean', 'Marks it as disabled, but keeps it focusable.'),
    'aria-label': native('string', 'The accessible name, if no visible text names it.'),
    autoComplete: native('string', 'The kind of value that the browser may fill in.'),
    children: native('ReactNode', 'The content.'),
    className: native('string', 'Additional CSS classes.'),
    defaultChecked: native('boolean', 'The initial state, if uncontrolled.'),
    defaultValue: native('string', 'The initial value, if uncontrolled.'),
    disabled: native('boolean', 'Disables it.'),
    id: native('string', 'The id of the element.'),
    lang: native('string', 'The language of the content.'),
    name: native('string', 'The name of the value in the submitted form.'),
    onBlur: native('(event: FocusEvent) => void', 'Called when it loses the focus.'),
    onChange: native('(event: ChangeEvent) => void', 'Called when the user changes the value.'),
    onClick: native('(event: MouseEvent) => void', 'Called on activation by pointer or key.'),
    value: native('string', 'The submitted value.'),
  }),
);
