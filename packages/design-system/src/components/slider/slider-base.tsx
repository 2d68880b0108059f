import * as Primitive from '@radix-ui/react-slider';
import {
  Fragment,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { useDirection, useLocale } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { hasModifier } from '../../utilities/modifier-keys.ts';
import { groupFocus } from '../control/group-focus.ts';
import { useFieldControl, useFieldName } from '../field/field-context.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './slider.module.css';

type SliderBaseProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'role'> & {
  component: string;
  /** The names of the thumbs, in addition to the slider's name. A single thumb has no name of its own. */
  thumbNames: readonly (string | undefined)[];
  given: readonly number[] | undefined;
  initial: readonly number[];
  onChange: (values: readonly number[]) => void;
  onCommit: (values: readonly number[]) => void;
  min: number;
  max: number;
  step: number;
  distance: number;
  formatValue: ((value: number) => string) | undefined;
  name: string | undefined;
  disabled: boolean;
  hideValue: boolean;
};

/** The track with its thumbs, and the value above it. */
export function SliderBase({
  component,
  thumbNames,
  given,
  initial,
  onChange,
  onCommit,
  min,
  max,
  step,
  distance,
  formatValue,
  name,
  disabled,
  hideValue,
  id,
  className,
  onBlur,
  onFocus,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  ...props
}: SliderBaseProps) {
  const locale = useLocale();
  const direction = useDirection();
  const baseId = useId();
  const [kept, setKept] = useState(initial);
  const values = given ?? kept;
  const track = useRef<HTMLSpanElement>(null);
  const byFinger = useRef(false);
  const {
    id: controlId,
    'aria-required': _required,
    ...described
  } = useFieldControl({ id, 'aria-describedby': describedBy, 'aria-invalid': invalid });
  const fieldName = useFieldName({ 'aria-label': label, 'aria-labelledby': labelledBy });
  const written = (value: number) => formatValue?.(value) ?? new Intl.NumberFormat(locale).format(value);

  const change = (next: readonly number[]) => {
    setKept(next);
    onChange(next);
  };
  const place = (index: number, wanted: number) => {
    const lowest = index === 0 ? min : (values[index - 1] ?? min) + distance;
    const highest = index === values.length - 1 ? max : (values[index + 1] ?? max) - distance;
    const next = values.with(index, Math.min(Math.max(wanted, lowest), highest));
    if (String(next) === String(values)) return;
    change(next);
    onCommit(next);
  };

  // Home and End move a thumb only within its own limits, because a thumb cannot pass the other thumb.
  const handleKeyDown = (event: KeyboardEvent<HTMLSpanElement>) => {
    if (hasModifier(event)) {
      // Radix ignores modifier keys. This marks the DOM event as prevented for Radix only, so that the browser's own
      // shortcut still works.
      Object.assign(event, { defaultPrevented: true });
      return;
    }
    const thumbs = [...event.currentTarget.querySelectorAll('[role="slider"]')];
    const index = thumbs.findIndex((thumb) => thumb === event.target);
    if (disabled || index === -1 || (event.key !== 'Home' && event.key !== 'End')) return;
    event.preventDefault();
    place(index, event.key === 'Home' ? min : max);
  };

  // A touch on the track can be the start of scrolling, so only a tap moves a thumb.
  const handlePointerDown = (event: PointerEvent<HTMLSpanElement>) => {
    const onThumb = event.target instanceof Element && event.target.closest('[role="slider"]') !== null;
    byFinger.current = event.pointerType === 'touch' && !onThumb;
    if (byFinger.current) event.preventDefault();
  };
  const handleClick = (event: MouseEvent<HTMLSpanElement>) => {
    if (!byFinger.current || disabled || track.current === null) return;
    const box = track.current.getBoundingClientRect();
    const way = (event.clientX - box.left) / box.width;
    const steps = Math.round(((direction === 'rtl' ? 1 - way : way) * (max - min)) / step);
    const wanted = Number((min + steps * step).toFixed(10));
    const distances = values.map((value) => Math.abs(value - wanted));
    place(distances.indexOf(Math.min(...distances)), wanted);
  };

  const nameOf = (index: number) => {
    const own = thumbNames[index];
    if (own === undefined) return fieldName;
    return label === undefined
      ? { 'aria-labelledby': classNames(fieldName['aria-labelledby'], `${baseId}${index}`) }
      : { 'aria-label': `${label}: ${own}` };
  };

  return (
    <div
      {...props}
      {...groupFocus(onFocus, onBlur)}
      className={className}
      data-component={component}
      {...(values.length > 1 ? { role: 'group', ...fieldName } : {})}
    >
      {hideValue ? null : (
        <span aria-hidden className={styles.value} data-part="value">
          {values.map((value, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a value has no identity except its position
            <Fragment key={index}>
              {index === 0 ? null : ' – '}
              <bdi>{written(value)}</bdi>
            </Fragment>
          ))}
        </span>
      )}
      <Primitive.Root
        aria-disabled={undefined}
        className={styles.control}
        disabled={disabled}
        max={max}
        min={min}
        minStepsBetweenThumbs={distance / step}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
        onPointerDown={handlePointerDown}
        onValueChange={change}
        onValueCommit={onCommit}
        preserveThumbOrder
        step={step}
        value={[...values]}
      >
        <Primitive.Track className={styles.track} data-part="track" ref={track}>
          <Primitive.Range className={styles.range} data-part="range" />
        </Primitive.Track>
        {values.map((value, index) => (
          <Primitive.Thumb
            {...described}
            {...nameOf(index)}
            aria-disabled={disabled || undefined}
            aria-valuetext={written(value)}
            className={styles.thumb}
            data-part="thumb"
            id={index === 0 ? controlId : undefined}
            // oxlint-disable-next-line react/no-array-index-key -- a thumb has no identity except its position
            key={index}
          />
        ))}
      </Primitive.Root>
      {thumbNames.map((own, index) =>
        own === undefined ? null : (
          <VisuallyHidden aria-hidden id={`${baseId}${index}`} key={own}>
            {own}
          </VisuallyHidden>
        ),
      )}
      {name === undefined
        ? null
        : values.map((value, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a value has no identity except its position
            <input disabled={disabled} key={index} name={name} type="hidden" value={value} />
          ))}
    </div>
  );
}
