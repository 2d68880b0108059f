import type { ComponentProps } from 'react';
import { useControlMessages } from '../../i18n/use-control-messages.ts';
import { SliderBase } from './slider-base.tsx';

export type SliderProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'role'> & {
  /** The value (controlled). */
  value?: number | undefined;
  /** The initial value (uncontrolled); by default the minimum. */
  defaultValue?: number;
  /** Called at every step, including while dragging. */
  onValueChange?: (value: number) => void;
  /** Called on release or after a key press. Use it for server requests. */
  onValueCommit?: (value: number) => void;
  /** The minimum. */
  min?: number;
  /** The maximum. */
  max?: number;
  /** The step between values. */
  step?: number;
  /**
   * Formats a value, such as a price, for display and for screen readers. By default it formats the number in
   * the site's language.
   */
  formatValue?: (value: number) => string;
  /** The name in the form. */
  name?: string;
  /** Disables the control. */
  disabled?: boolean;
  /** Hides the value above the track, if the site shows it elsewhere. */
  hideValue?: boolean;
};

/** An approximate value within a range. Put it in a Field, or give it an `aria-label`. */
export function Slider({
  value,
  min = 0,
  defaultValue = min,
  onValueChange,
  onValueCommit,
  max = 100,
  step = 1,
  formatValue,
  name,
  disabled = false,
  hideValue = false,
  ...props
}: SliderProps) {
  return (
    <SliderBase
      {...props}
      component="slider"
      disabled={disabled}
      distance={0}
      formatValue={formatValue}
      given={value === undefined ? undefined : [value]}
      hideValue={hideValue}
      initial={[defaultValue]}
      max={max}
      min={min}
      name={name}
      onChange={([next = min]) => onValueChange?.(next)}
      onCommit={([next = min]) => onValueCommit?.(next)}
      step={step}
      thumbNames={[undefined]}
    />
  );
}

/** The lower and the upper value. */
export type SliderRange = readonly [lower: number, upper: number];

export type RangeSliderProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'role'> & {
  /** The two values (controlled). */
  value?: SliderRange | undefined;
  /** The initial values (uncontrolled); by default the whole range. */
  defaultValue?: SliderRange;
  /** Called at every step, including while dragging. */
  onValueChange?: (value: SliderRange) => void;
  /** Called on release or after a key press. Use it for server requests. */
  onValueCommit?: (value: SliderRange) => void;
  /** The minimum. */
  min?: number;
  /** The maximum. */
  max?: number;
  /** The step between values. */
  step?: number;
  /** The minimum distance between the thumbs. */
  distance?: number;
  /**
   * Formats a value, such as a price, for display and for screen readers. By default it formats the number in
   * the site's language.
   */
  formatValue?: (value: number) => string;
  /** The name in the form. It is submitted twice: with the lower value, then with the upper value. */
  name?: string;
  /** Disables the control. */
  disabled?: boolean;
  /** Hides the values above the track, if the site shows them elsewhere. */
  hideValue?: boolean;
};

/** An approximate range, such as a range of prices. The thumbs cannot cross. */
export function RangeSlider({
  value,
  min = 0,
  max = 100,
  defaultValue,
  onValueChange,
  onValueCommit,
  step = 1,
  distance = 0,
  formatValue,
  name,
  disabled = false,
  hideValue = false,
  ...props
}: RangeSliderProps) {
  const messages = useControlMessages();
  return (
    <SliderBase
      {...props}
      component="range-slider"
      disabled={disabled}
      distance={distance}
      formatValue={formatValue}
      given={value}
      hideValue={hideValue}
      initial={defaultValue ?? [min, max]}
      max={max}
      min={min}
      name={name}
      onChange={([lower = min, upper = max]) => onValueChange?.([lower, upper])}
      onCommit={([lower = min, upper = max]) => onValueCommit?.([lower, upper])}
      step={step}
      thumbNames={[messages.minimum, messages.maximum]}
    />
  );
}
