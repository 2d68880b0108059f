import * as Primitive from '@radix-ui/react-select';
import { getNonce } from 'get-nonce';
import { useState, type RefObject } from 'react';
import { IconCheck } from '../../icons/check.tsx';
import { classNames } from '../../utilities/class-names.ts';
import { layerContainerOf } from '../../utilities/layer-container.ts';
import control from '../control/control.module.css';
import list from '../control/list.module.css';
import type { useFieldControl, useFieldName } from '../field/field-context.ts';
import type { SelectOption, SelectOptionGroup } from '../native-select/native-options.tsx';
import native from '../native-select/native-select.module.css';
import styles from './select.module.css';

type SelectListProps = ReturnType<typeof useFieldControl> & {
  options: readonly (SelectOption | SelectOptionGroup)[];
  placeholder: string | undefined;
  value: string;
  label: string | undefined;
  name: ReturnType<typeof useFieldName>;
  disabled: boolean | undefined;
  readOnly: boolean;
  trigger: RefObject<HTMLButtonElement | null>;
  onChoose: (value: string) => void;
  onEnter: () => void;
  onLeave: () => void;
};

const item = ({ value, label, lang, disabled = false }: SelectOption) => (
  <Primitive.Item
    // The text is the accessible name. Radix' ItemText is not used: for each item it also renders an option of a hidden
    // select, which is slow for many items.
    aria-labelledby={undefined}
    className={list.item}
    data-part="option"
    disabled={disabled}
    key={value}
    textValue={label}
    value={value}
  >
    <span className={classNames(list.text, value === '' && list.muted)} lang={lang}>
      {label}
    </span>
    <Primitive.ItemIndicator asChild>
      <IconCheck className={list.mark} size="sm" />
    </Primitive.ItemIndicator>
  </Primitive.Item>
);

/** The trigger, which shows the chosen option, and its list. */
export function SelectList({
  options,
  placeholder,
  value,
  label,
  name,
  disabled = false,
  readOnly,
  trigger,
  onChoose,
  onEnter,
  onLeave,
  id,
  ...described
}: SelectListProps) {
  const [open, setOpen] = useState(false);
  // A page can have many long lists. So the items are rendered only when the pointer or the focus comes near the list.
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const prepare = () => setContainer(trigger.current === null ? null : layerContainerOf(trigger.current));

  const chosen = options
    .flatMap((entry) => ('options' in entry ? entry.options : [entry]))
    .find((option) => option.value === value);

  return (
    <Primitive.unstable_Provider
      disabled={disabled}
      onOpenChange={(next) => setOpen(next && !readOnly)}
      onValueChange={onChoose}
      open={open}
      value={value}
    >
      <Primitive.Trigger
        {...described}
        aria-label={label}
        aria-readonly={readOnly || undefined}
        className={classNames(control.control, native.select, styles.trigger)}
        data-part="trigger"
        // This button is not part of the form, because the native select submits the value.
        form=""
        id={id}
        onBlur={() => {
          if (!open) onLeave();
        }}
        onFocus={(event) => {
          prepare();
          if (!(event.relatedTarget instanceof HTMLSelectElement)) onEnter();
        }}
        onPointerEnter={prepare}
        ref={trigger}
      >
        <span lang={chosen?.lang}>{chosen?.label ?? placeholder}</span>
      </Primitive.Trigger>
      {open && container !== null ? (
        <Primitive.Portal container={container}>
          <div className={styles.backdrop} data-part="backdrop" />
        </Primitive.Portal>
      ) : null}
      {container === null ? null : (
        <Primitive.Portal container={container}>
          <Primitive.Content
            {...name}
            className={classNames(list.surface, styles.list)}
            collisionPadding={8}
            data-component="select-list"
            position="popper"
            sideOffset={6}
          >
            {/* An inline style is needed to override Radix' own style sheet, which hides the scrollbar. */}
            <Primitive.Viewport nonce={getNonce()} style={{ scrollbarWidth: 'thin' }}>
              {placeholder === undefined ? null : item({ value: '', label: placeholder })}
              {options.map((entry) =>
                'options' in entry ? (
                  <Primitive.Group key={`group ${entry.label}`}>
                    <Primitive.Label className={list.label}>{entry.label}</Primitive.Label>
                    {entry.options.map(item)}
                  </Primitive.Group>
                ) : (
                  item(entry)
                ),
              )}
            </Primitive.Viewport>
          </Primitive.Content>
        </Primitive.Portal>
      )}
    </Primitive.unstable_Provider>
  );
}
