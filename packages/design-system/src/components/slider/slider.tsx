import type { ComponentProps } from 'react';
import { useControlMessages } from '../../i18n/use-control-messages.ts';
import { SliderBase } from './slider-base.tsx';

export type SliderProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'role'> & {
  /** The value, kept by the user of the component. */
  value?: number | undefined;
  /** The value at first, where the component keeps it; without it, the least. */
  defaultValue?: number;
  /** Called at every step, also while one drags. */
  onValueChange?: (value: number) => void;
  /** Called once one has let go, or pressed a key: for what asks a server. */
  onValueCommit?: (value: number) => void;
  /** The least value. */
  min?: number;
  /** The greatest value. */
  max?: number;
  /** The distance between two values. */
  step?: number;
  /** A value in words, as it is shown and read out, such as a price; without it, the number in the language of the site. */
  formatValue?: (value: number) => string;
  /** The name in the form. */
  name?: string;
  /** Takes it out of use. */
  disabled?: boolean;
  /** Leaves the value over the track away, where the site shows it elsewhere. */
  hideValue?: boolean;
};

/** A rough value between two ends. Stands in a Field, or has an `aria-label`. */
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

/** The lower and the upper end of what is chosen. */
export type SliderRange = readonly [lower: number, upper: number];

export type RangeSliderProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'role'> & {
  /** The two values, kept by the user of the component. */
  value?: SliderRange | undefined;
  /** The two values at first, where the component keeps them; without them, the whole. */
  defaultValue?: SliderRange;
  /** Called at every step, also while one drags. */
  onValueChange?: (value: SliderRange) => void;
  /** Called once one has let go, or pressed a key: for what asks a server. */
  onValueCommit?: (value: SliderRange) => void;
  /** The least value. */
  min?: number;
  /** The greatest value. */
  max?: number;
  /** The distance between two values. */
  step?: number;
  /** How far the two thumbs stay apart at least. */
  distance?: number;
  /** A value in words, as it is shown and read out, such as a price; without it, the number in the language of the site. */
  formatValue?: (value: number) => string;
  /** The name in the form, which is sent twice: the lower value, then the upper. */
  name?: string;
  /** Takes it out of use. */
  disabled?: boolean;
  /** Leaves the values over the track away, where the site shows them elsewhere. */
  hideValue?: boolean;
};

/** From one rough value to another, such as a price. The thumbs never pass each other. */
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
