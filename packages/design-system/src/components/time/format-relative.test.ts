import { describe, expect, it } from 'vitest';
import { formatRelative } from './format-relative.ts';

const now = Date.UTC(2026, 4, 20, 12);
const minutes = (count: number) => count * 60_000;
const hours = (count: number) => minutes(count * 60);
const days = (count: number) => hours(count * 24);

describe('formatRelative', () => {
  it.each([
    [0, 'now', 'ahora'],
    [minutes(1) - 1, 'now', 'ahora'],
    [-minutes(0.5), 'now', 'ahora'],
    [minutes(1), '1 minute ago', 'hace 1 minuto'],
    [hours(1) - 1, '59 minutes ago', 'hace 59 minutos'],
    [hours(1), '1 hour ago', 'hace 1 hora'],
    [days(1) - 1, '23 hours ago', 'hace 23 horas'],
    [days(1), 'yesterday', 'ayer'],
    [days(3), '3 days ago', 'hace 3 días'],
    [days(7), 'May 13', '13 de mayo'],
    [days(365), 'May 20, 2025', '20 de mayo de 2025'],
    [-hours(2), 'in 2 hours', 'dentro de 2 horas'],
  ])('tells %d ms ago as "%s" and "%s"', (passed, english, spanish) => {
    expect(formatRelative(now - passed, now, 'en')).toBe(english);
    expect(formatRelative(now - passed, now, 'es')).toBe(spanish);
  });
});
