import { auditRoutes } from './features/audit/index.ts';
import { authRoutes } from './features/auth/index.ts';
import { blockRoutes } from './features/blocks/index.ts';
import { bulletinRoutes, handleBulletinJobs } from './features/bulletins/index.ts';
import { chatRoutes, handleMessageJobs, messageCountsOf, messageRoutes } from './features/messages/index.ts';
import { calendarViewRoutes, createMemberCalendar } from './features/calendar/index.ts';
import { commentRoutes } from './features/comments/index.ts';
import { contactRoutes, handleContactJobs } from './features/contact/index.ts';
import { dataExportRoutes, handleDataExportJobs } from './features/data-exports/index.ts';
import { digestRoutes, handleDigestJobs } from './features/digests/index.ts';
import { fileRoutes } from './features/files/index.ts';
import { followRoutes } from './features/follows/index.ts';
import { friendshipRoutes } from './features/friendships/index.ts';
import { groupChatRoutes, handleGroupChatJobs } from './features/group-chats/index.ts';
import { groupRoutes, handleGroupJobs } from './features/groups/index.ts';
import { jobRoutes } from './features/jobs/index.ts';
import { handleListingAlerts, handleListingJobs, marketplaceRoutes } from './features/marketplace/index.ts';
import { handleNewsletterJobs, newsletterRoutes } from './features/newsletter/index.ts';
import { notificationRoutes } from './features/notifications/index.ts';
import { parishFollowRoutes } from './features/parish-follows/index.ts';
import { handlePaymentJobs, paymentRoutes } from './features/payments/index.ts';
import { handleLinkPreviewJobs } from './features/link-previews/index.ts';
import { liturgyRoutes } from './features/liturgy/index.ts';
import { massRoutes } from './features/mass/index.ts';
import { handleParishStaffJobs, parishStaffRoutes } from './features/parish-staff/index.ts';
import { handleImportJobs, importRoutes, openDataRoutes } from './features/parish-exchange/index.ts';
import { planRoutes } from './features/plans/index.ts';
import { handleIntentionJobs, handlePostJobs, postRoutes } from './features/posts/index.ts';
import { handleDeadlineJobs, deadlineRoutes } from './features/deadlines/index.ts';
import {
  calendarRoutes,
  feedRoutes,
  handlePublicationJobs,
  publicationRoutes,
  readingRoutes,
} from './features/publications/index.ts';
import { handlePushJobs, pushRoutes } from './features/push/index.ts';
import { questionnaireRoutes } from './features/questionnaires/index.ts';
import { reactionRoutes } from './features/reactions/index.ts';
import { handleReportJobs, reportRoutes } from './features/reports/index.ts';
import { searchRoutes } from './features/search/index.ts';
import { handleSecondFactorNotices, secondFactorRoutes } from './features/second-factor/index.ts';
import { serverRoutes } from './features/servers/index.ts';
import { sessionRoutes } from './features/sessions/index.ts';
import { handleSharedPrayerJobs, sharedPrayerRoutes } from './features/shared-prayers/index.ts';
import { handleStaffJobs, staffRoutes } from './features/staff/index.ts';
import { statisticsRoutes } from './features/statistics/index.ts';
import {
  createAccounts,
  handleAccountJobs,
  handleEmailConfirmation,
  handleRecoveryJob,
  handleUnusedJobs,
  userRoutes,
} from './features/users/index.ts';
import { welcomeRoutes } from './features/welcome/index.ts';
import type { Dependencies } from './platform/dependencies.ts';
import type { Handlers } from './platform/http/contract.ts';

/** The handlers of all operations, feature by feature. */
export function createHandlers(dependencies: Dependencies): Handlers {
  const accounts = createAccounts(dependencies);
  const memberCalendar = createMemberCalendar(dependencies, accounts);
  return {
    ...authRoutes(dependencies),
    ...userRoutes(dependencies),
    ...secondFactorRoutes(dependencies),
    ...sessionRoutes(dependencies),
    ...dataExportRoutes(dependencies),
    ...friendshipRoutes(dependencies),
    ...followRoutes(dependencies),
    ...blockRoutes(dependencies),
    ...questionnaireRoutes(dependencies),
    ...welcomeRoutes(dependencies),
    ...postRoutes(dependencies),
    ...searchRoutes(dependencies),
    ...sharedPrayerRoutes(dependencies),
    ...reactionRoutes(dependencies),
    ...commentRoutes(dependencies),
    ...reportRoutes(dependencies),
    ...groupRoutes(dependencies),
    ...groupChatRoutes(dependencies),
    ...notificationRoutes(dependencies, messageCountsOf(dependencies)),
    ...digestRoutes(dependencies),
    ...pushRoutes(dependencies),
    ...chatRoutes(dependencies),
    ...messageRoutes(dependencies),
    ...marketplaceRoutes(dependencies),
    ...fileRoutes(dependencies),
    ...planRoutes(dependencies),
    ...publicationRoutes(dependencies),
    ...readingRoutes(dependencies),
    ...parishStaffRoutes(dependencies),
    ...bulletinRoutes(dependencies),
    ...calendarRoutes(dependencies, memberCalendar),
    ...calendarViewRoutes(memberCalendar),
    ...feedRoutes(dependencies),
    ...liturgyRoutes(dependencies, accounts),
    ...parishFollowRoutes(dependencies),
    ...massRoutes(dependencies),
    ...openDataRoutes(dependencies),
    ...importRoutes(dependencies),
    ...contactRoutes(dependencies),
    ...newsletterRoutes(dependencies),
    ...paymentRoutes(dependencies),
    ...jobRoutes(dependencies),
    ...auditRoutes(dependencies),
    ...staffRoutes(dependencies),
    ...deadlineRoutes(dependencies),
    ...serverRoutes(dependencies),
    ...statisticsRoutes(dependencies),
  };
}

/** Registers the workers for all kinds of jobs. */
export function handleJobs(dependencies: Dependencies): void {
  handleIntentionJobs(dependencies);
  handleSharedPrayerJobs(dependencies);
  handleListingAlerts(dependencies);
  handleListingJobs(dependencies);
  handlePaymentJobs(dependencies);
  handlePostJobs(dependencies);
  handleGroupJobs(dependencies);
  handleGroupChatJobs(dependencies);
  handleDataExportJobs(dependencies);
  handleAccountJobs(dependencies);
  handleStaffJobs(dependencies);
  handlePublicationJobs(dependencies);
  handleParishStaffJobs(dependencies);
  handleBulletinJobs(dependencies);
  handleImportJobs(dependencies);
  handleLinkPreviewJobs(dependencies);
  handleMessageJobs(dependencies);
  handlePushJobs(dependencies);
  handleContactJobs(dependencies);
  handleRecoveryJob(dependencies);
  handleEmailConfirmation(dependencies);
  handleSecondFactorNotices(dependencies);
  handleNewsletterJobs(dependencies);
  handleDigestJobs(dependencies);
  handleReportJobs(dependencies);
  handleUnusedJobs(dependencies);
  handleDeadlineJobs(dependencies);
}
