import type { Area } from './policy-area.ts';
import { calendar } from './policy-calendar.ts';
import { chats } from './policy-chats.ts';
import { blockedFriend, formerModerator, withdrawn } from './policy-former-access.ts';
import { groupChats, membersOfGroupChats, removedFromGroupChat } from './policy-group-chats.ts';
import { formerGroupMessages, groupMessages } from './policy-group-messages.ts';
import { groups } from './policy-groups.ts';
import { blocked, blockedInThread, removed, removedFromOpen } from './policy-lost-access.ts';
import { marketplace } from './policy-marketplace.ts';
import { members } from './policy-members.ts';
import { notifications } from './policy-notifications.ts';
import { parishFollows } from './policy-parish-follows.ts';
import { parishStaff } from './policy-parish-staff.ts';
import { payments } from './policy-payments.ts';
import { posts } from './policy-posts.ts';
import { deadlines } from './policy-deadlines.ts';
import { publications } from './policy-publications.ts';
import { push } from './policy-push.ts';
import { reports } from './policy-reports.ts';
import { search } from './policy-search.ts';
import { secondFactor } from './policy-second-factor.ts';
import { selfService } from './policy-self-service.ts';
import { sessions } from './policy-sessions.ts';
import { sharedPrayers } from './policy-shared-prayers.ts';
import { staff } from './policy-staff.ts';
import { visitors } from './policy-visitors.ts';

/** All operations, by the areas of the server. */
export const areas: readonly Area[] = [
  sessions,
  members,
  posts,
  publications,
  parishFollows,
  parishStaff,
  reports,
  notifications,
  push,
  chats,
  groupChats,
  membersOfGroupChats,
  removedFromGroupChat,
  groupMessages,
  formerGroupMessages,
  marketplace,
  groups,
  calendar,
  search,
  sharedPrayers,
  payments,
  staff,
  deadlines,
  visitors,
  selfService,
  secondFactor,
  removed,
  removedFromOpen,
  blocked,
  blockedInThread,
  formerModerator,
  blockedFriend,
  withdrawn,
];
