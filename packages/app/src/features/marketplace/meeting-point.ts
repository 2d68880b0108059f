import type { I18n } from '@lingui/core';
import type { ListingFormValue, ListingMeetingPoint } from '@parvis/design-system';
import type { Listing } from './listing-cache.ts';

type Point = Pick<NonNullable<Listing['meetingPoint']>, '_id' | 'title' | 'town'>;
export type MeetingPointValue = NonNullable<ListingFormValue['meetingPoint']>;

/** The parish as the form has it. */
export const meetingPointValue = ({ _id: id, title, town }: Point): MeetingPointValue => ({
  id,
  name: `${title}, ${town}`,
});

/** The field of the request. It is only sent if it changes something; an empty id removes the meeting point. */
export const meetingPointRequest = (
  chosen: MeetingPointValue | undefined,
  had: MeetingPointValue | undefined,
): { readonly meetingPoint?: string } => (chosen?.id === had?.id ? {} : { meetingPoint: chosen?.id ?? '' });

/** The parish on the page of a listing, with a link to its page. */
export function shownMeetingPoint(
  i18n: I18n,
  { meetingPoint }: Pick<Listing, 'meetingPoint'>,
): ListingMeetingPoint | undefined {
  if (meetingPoint === undefined) return undefined;
  const { _id, title, town } = meetingPoint;
  return {
    label: i18n._('Meet at {parish}, {town}', { parish: title, town }),
    href: `/parish/${_id}`,
    note: i18n._('For your safety, meet in daylight, at the parish.'),
  };
}
