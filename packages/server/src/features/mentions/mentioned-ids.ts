import { badField } from '../../platform/http/errors.ts';
import { notList, parsedList } from '../../platform/http/image-descriptions.ts';
import { i18n } from '../../platform/i18n.ts';

const PATH = 'mentions';
const MOST = 10;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** Reads the ids of mentioned members. In a form, they are a JSON array. */
export function readMentionedIds(field: string | readonly string[] | undefined): readonly string[] {
  if (field === undefined || field === '') return [];
  const given = typeof field === 'string' ? parsedList(field) : field;
  if (given === undefined) throw notList(PATH);
  if (given.length > MOST) throw badField(PATH, i18n._('Please mention at most 10 members.'));
  return given.map((value) => {
    if (typeof value !== 'string' || !ID.test(value)) {
      throw badField(PATH, i18n._('Each of them must be the id of a member.'));
    }
    return value;
  });
}
