import { describe, expect, it } from 'vitest';
import { issuesOf } from '../../forms/issues.ts';
import { literal } from '../../i18n/literal.ts';
import { placeSchema } from './place-schema.ts';

describe('the place of a member', () => {
  it.each(['', ' ', '02134', ' 02134 '])('can be %j', (zip) => {
    expect(issuesOf(placeSchema(literal), { zip })).toEqual({});
  });

  it.each(['2134', '021345', '02134-1234', 'Boston', '０２１３４'])('cannot be %j', (zip) => {
    expect(issuesOf(placeSchema(literal), { zip })).toEqual({
      zip: 'Please enter a ZIP code of five digits.',
    });
  });
});
