import { everybody, everyMember } from '../../platform/policy.ts';

export const digestPolicy = {
  choose: everyMember,
  /** For links in emails: the token in the link gives access. */
  anyone: everybody,
};
