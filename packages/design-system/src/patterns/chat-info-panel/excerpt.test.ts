import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

describe('the excerpt of a message', () => {
  it.each([
    ['See you on Thursday', 'thursday', ['See you on ', 'Thursday', '']],
    ['La procesión será mañana', 'MANANA', ['…cesión será ', 'mañana', '']],
    ['cafe\u0301 con leche', 'café', ['', 'café', ' con leche']],
    ['😀 Ave Maria', 'maria', ['😀 Ave ', 'Maria', '']],
    ['one\n\n  two', 'one two', ['', 'one two', '']],
    ['nothing of it', 'rosary', ['nothing of it', '', '']],
    ['nothing of it', '  ', ['nothing of it', '', '']],
  ])('of %j for %j', (text, wanted, [before, match, after]) => {
    expect(excerptOf(text, wanted)).toEqual({ before, match, after });
  });

  it('omits the beginning of the text if the match would not be visible otherwise', () => {
    const { before, match } = excerptOf(`${'word '.repeat(40)}rosary`, 'rosary');
    expect(match).toBe('rosary');
    expect(before).toHaveLength(13);
    expect(before.startsWith('…')).toBe(true);
  });
});
