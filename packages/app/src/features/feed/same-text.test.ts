import { expect, it } from 'vitest';
import { saysTheSame } from './same-text.ts';

it('compares what a reader sees, not how it is stored', () => {
  expect(saysTheSame('José\nMaría', 'Jose\u0301\r\nMari\u0301a  ')).toBe(true);
  expect(saysTheSame('On Sunday.', 'On Saturday.')).toBe(false);
});
