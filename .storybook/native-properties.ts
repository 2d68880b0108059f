type NativeProperty = { readonly type: string; readonly description: string };

const native = (type: string, description: string): NativeProperty => ({ type, description });

/** Native attributes that components accept and pass on to their element. */
export const nativeProperties: ReadonlyMap<string, NativeProperty> = new Map(
  Object.entries({
    'aria-describedby': native('string', 'The ids of what describes it further.'),
    'aria-disabled': native('boolean', 'Says that it cannot be used now; it keeps the focus.'),
    'aria-label': native('string', 'Names it, where no text that is seen does.'),
    autoComplete: native('string', 'What the browser may fill in.'),
    children: native('ReactNode', 'What stands in it.'),
    className: native('string', 'Classes of the site, after its own.'),
    defaultChecked: native('boolean', 'Whether it is chosen at first, where the form keeps it.'),
    defaultValue: native('string', 'The value at first, where the form keeps it.'),
    disabled: native('boolean', 'Takes it out of use.'),
    id: native('string', 'The id of its element.'),
    lang: native('string', 'The language of what stands in it.'),
    name: native('string', 'The name in the form.'),
    onBlur: native('(event: FocusEvent) => void', 'Called when the focus leaves it.'),
    onChange: native('(event: ChangeEvent) => void', 'Called with every change that a person makes.'),
    onClick: native('(event: MouseEvent) => void', 'Called when it is pressed, by pointer or by key.'),
    value: native('string', 'The value that the form sends.'),
  }),
);
