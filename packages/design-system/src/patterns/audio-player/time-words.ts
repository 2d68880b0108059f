const two = (part: number): string => String(part).padStart(2, '0');

/** Formats a duration in digits: 12:05, or 1:02:05. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = two(whole % 60);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${two(minutes)}:${rest}`;
}

/** Formats a duration in words for screen readers: 12 minutes, 5 seconds. */
export function spokenTime(seconds: number, locale: string): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [
    ['hour', Math.floor(whole / 3600)],
    ['minute', Math.floor(whole / 60) % 60],
    ['second', whole % 60],
  ] as const;
  const spokenParts = parts.filter(([unit, value]) => value > 0 || (unit === 'second' && whole === 0));
  return new Intl.ListFormat(locale, { type: 'unit' }).format(
    spokenParts.map(([unit, value]) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value),
    ),
  );
}
