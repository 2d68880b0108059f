import { describe, expect, it } from 'vitest';
import { time as english } from '../../i18n/en/time.ts';
import { time as spanish } from '../../i18n/es/time.ts';
import { formatCompact, formatMessage, formatRelative } from './format-relative.ts';

const now = new Date(2026, 4, 20, 12).getTime();
const minutes = (count: number) => count * 60_000;
const hours = (count: number) => minutes(count * 60);
const days = (count: number) => hours(count * 24);

describe('formatRelative', () => {
  it.each([
    [0, 'a few seconds ago', 'hace unos segundos'],
    [minutes(1) - 1, 'a few seconds ago', 'hace unos segundos'],
    [-minutes(0.5), 'a few seconds ago', 'hace unos segundos'],
    [minutes(1), '1 min ago', 'hace 1 min'],
    [hours(1) - 1, '59 mins ago', 'hace 59 min'],
    [hours(1), '1 hour ago', 'hace 1 hora'],
    [days(1) - 1, '23 hours ago', 'hace 23 horas'],
    [days(1), '1 day ago', 'hace 1 día'],
    [days(4) - 1, '3 days ago', 'hace 3 días'],
    [days(4), 'May 16', '16 de mayo'],
    [days(365), 'May 20, 2025', '20 de mayo de 2025'],
    [-hours(2), 'a few seconds ago', 'hace unos segundos'],
    [-days(4), 'a few seconds ago', 'hace unos segundos'],
  ])('formats %d ms ago as "%s" and "%s"', (passed, inEnglish, inSpanish) => {
    expect(formatRelative(now - passed, now, 'en', english)).toBe(inEnglish);
    expect(formatRelative(now - passed, now, 'es', spanish)).toBe(inSpanish);
  });
});

// The spaces before and within 'a.m.' are non-breaking spaces, and one of them is narrow.
const plain = (text: string) => text.replaceAll(/[\u202F\u00A0]/gu, ' ');

describe('formatMessage', () => {
  it.each([
    [new Date(2026, 4, 20, 0, 5), '12:05 AM', '12:05 a. m.'],
    [new Date(2026, 4, 20, 11, 59), '11:59 AM', '11:59 a. m.'],
    [new Date(2026, 4, 20, 12), '12:00 PM', '12:00 p. m.'],
    [new Date(2026, 4, 19, 23, 59), '1 day ago - 11:59 PM', 'hace 1 día - 11:59 p. m.'],
    [new Date(2026, 4, 14, 15, 5), '6 days ago - 3:05 PM', 'hace 6 días - 3:05 p. m.'],
    [new Date(2026, 4, 13, 15, 5), '13 May - 3:05 PM', '13 may - 3:05 p. m.'],
    [new Date(2025, 4, 13, 15, 5), '13 May 2025 - 3:05 PM', '13 may 2025 - 3:05 p. m.'],
    [new Date(2025, 9, 16, 16, 13), '16 Oct 2025 - 4:13 PM', '16 oct 2025 - 4:13 p. m.'],
    [new Date(2026, 4, 21, 15, 5), '12:00 PM', '12:00 p. m.'],
  ])('formats %s as "%s" and "%s"', (value, inEnglish, inSpanish) => {
    expect(plain(formatMessage(value.getTime(), now, 'en', english))).toBe(inEnglish);
    expect(plain(formatMessage(value.getTime(), now, 'es', spanish))).toBe(inSpanish);
  });
});

describe('formatCompact', () => {
  it.each([
    [new Date(2026, 4, 20, 0, 5), '12:05 AM', '12:05 a. m.'],
    [new Date(2026, 4, 19, 23, 59), 'Tue', 'mar'],
    [new Date(2026, 4, 14, 15, 5), 'Thu', 'jue'],
    [new Date(2026, 4, 13, 15, 5), '13 May', '13 may'],
    [new Date(2025, 4, 13, 15, 5), 'May 2025', 'may 2025'],
    [new Date(2026, 4, 21, 15, 5), '12:00 PM', '12:00 p. m.'],
  ])('formats %s as "%s" and "%s"', (value, inEnglish, inSpanish) => {
    expect(plain(formatCompact(value.getTime(), now, 'en'))).toBe(inEnglish);
    expect(plain(formatCompact(value.getTime(), now, 'es'))).toBe(inSpanish);
  });
});
