import type { ComponentType } from 'react';
import type { Languages } from './i18n/languages.ts';
import { canonicalPath } from './router/canonical-path.ts';
import { lazyScreen, type LazyScreen } from './router/lazy-screen.tsx';
import type { Place, ScreenRoute, Screens } from './router/screens.ts';

export const aliases: Readonly<Record<string, string>> = {
  '/dashboard': '/community',
  // Emails that were sent before the screen moved link to this path.
  '/admin/promises': '/admin/deadlines',
};

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/**
 * The code of each screen. If the language's catalogue is not loaded as a whole, the screen's texts are loaded together
 * with the code.
 */
export const createScreens = (languages: Pick<Languages, 'need'>): Screens => {
  const screen = <Name extends string, Props extends object = object>(
    load: () => Promise<Record<Name, ComponentType<Props>>>,
    name: Name,
  ): LazyScreen<Props> =>
    lazyScreen(async () => {
      const [module] = await Promise.all([load(), languages.need(name)]);
      return module[name];
    });

  const memberShell = screen(() => import('./shell/member-shell.tsx'), 'MemberShell');
  const publicShell = screen(() => import('./shell/public-shell.tsx'), 'PublicShell');
  const quietShell = screen(() => import('./shell/quiet-shell.tsx'), 'QuietShell');

  const landing = screen(() => import('./features/landing/landing-screen.tsx'), 'LandingScreen');
  const signIn = screen(() => import('./features/sign-in/sign-in-screen.tsx'), 'SignInScreen');
  const signUp = screen(() => import('./features/sign-up/sign-up-screen.tsx'), 'SignUpScreen');
  const recoverPassword = screen(
    () => import('./features/recover-password/recover-password-screen.tsx'),
    'RecoverPasswordScreen',
  );
  const resetPassword = screen(
    () => import('./features/reset-password/reset-password-screen.tsx'),
    'ResetPasswordScreen',
  );
  const confirmEmail = screen(
    () => import('./features/confirm-email/confirm-email-screen.tsx'),
    'ConfirmEmailScreen',
  );
  const questionnaire = screen(
    () => import('./features/questionnaire/questionnaire-screen.tsx'),
    'QuestionnaireScreen',
  );
  const feed = screen(() => import('./features/feed/feed-screen.tsx'), 'FeedScreen');
  const post = screen(() => import('./features/feed/post-screen.tsx'), 'PostScreen');
  const profile = screen(() => import('./features/profile/profile-screen.tsx'), 'ProfileScreen');
  const aboutUs = screen(() => import('./features/about/about-us-screen.tsx'), 'AboutUsScreen');
  const legal = screen(() => import('./features/legal/legal-screen.tsx'), 'LegalScreen');
  const openData = screen(() => import('./features/open-data/open-data-screen.tsx'), 'OpenDataScreen');
  const notifications = screen(
    () => import('./features/notifications/notifications-screen.tsx'),
    'NotificationsScreen',
  );
  const settings = screen(() => import('./features/settings/settings-screen.tsx'), 'SettingsScreen');
  const messages = screen(() => import('./features/messages/messages-screen.tsx'), 'MessagesScreen');
  const chatInvitation = screen(
    () => import('./features/messages/group-chats/chat-invitation-screen.tsx'),
    'ChatInvitationScreen',
  );
  const marketplace = screen(
    () => import('./features/marketplace/marketplace-screen.tsx'),
    'MarketplaceScreen',
  );
  const publicListing = screen(
    () => import('./features/marketplace/public-listing-screen.tsx'),
    'PublicListingScreen',
  );
  const plans = screen(() => import('./features/plans/plans-screen.tsx'), 'PlansScreen');
  const payment = screen(() => import('./features/plans/payment-screen.tsx'), 'PaymentScreen');
  const onePayment = screen(() => import('./features/plans/one-payment-screen.tsx'), 'OnePaymentScreen');
  const contact = screen(() => import('./features/contact/contact-screen.tsx'), 'ContactScreen');
  const confirmSubscription = screen(
    () => import('./features/newsletter/confirm-subscription-screen.tsx'),
    'ConfirmSubscriptionScreen',
  );
  const unsubscribe = screen(
    () => import('./features/newsletter/unsubscribe-screen.tsx'),
    'UnsubscribeScreen',
  );
  const endDigest = screen(() => import('./features/digest/end-digest-screen.tsx'), 'EndDigestScreen');
  const reports = screen(() => import('./features/reports/reports-screen.tsx'), 'ReportsScreen');
  const resources = screen(() => import('./features/publications/resources-screen.tsx'), 'ResourcesScreen');
  const resource = screen(() => import('./features/publications/resource-screen.tsx'), 'ResourceScreen');
  const blog = screen(() => import('./features/publications/blog-screen.tsx'), 'BlogScreen');
  const article = screen(() => import('./features/publications/article-screen.tsx'), 'ArticleScreen');
  const events = screen(() => import('./features/events/events-screen.tsx'), 'EventsScreen');
  const event = screen(() => import('./features/events/event-screen.tsx'), 'EventScreen');
  const calendar = screen(() => import('./features/calendar/calendar-screen.tsx'), 'CalendarScreen');
  const today = screen(() => import('./features/liturgy/today-screen.tsx'), 'TodayScreen');
  const parishes = screen(() => import('./features/parishes/parishes-screen.tsx'), 'ParishesScreen');
  const mass = screen(() => import('./features/mass/mass-screen.tsx'), 'MassScreen');
  const parish = screen(() => import('./features/parishes/parish-screen.tsx'), 'ParishScreen');
  const parishClaim = screen(
    () => import('./features/parish-staff/parish-claim-screen.tsx'),
    'ParishClaimScreen',
  );
  const parishEdit = screen(
    () => import('./features/parish-staff/parish-edit-screen.tsx'),
    'ParishEditScreen',
  );
  const parishPoster = screen(
    () => import('./features/parish-staff/parish-poster-screen.tsx'),
    'ParishPosterScreen',
  );
  const prayers = screen(() => import('./features/feed/prayers-screen.tsx'), 'PrayersScreen');
  const sharedPrayer = screen(
    () => import('./features/shared-prayers/shared-prayer-screen.tsx'),
    'SharedPrayerScreen',
  );
  const saved = screen(() => import('./features/saved/saved-screen.tsx'), 'SavedScreen');
  const search = screen(() => import('./features/search/search-screen.tsx'), 'SearchScreen');
  const groups = screen(() => import('./features/groups/groups-screen.tsx'), 'GroupsScreen');
  const group = screen(() => import('./features/groups/group-screen.tsx'), 'GroupScreen');

  const adminOverview = screen(
    () => import('./features/admin/admin-overview-screen.tsx'),
    'AdminOverviewScreen',
  );
  const adminMembers = screen(
    () => import('./features/admin/members/admin-members-screen.tsx'),
    'AdminMembersScreen',
  );
  const adminMember = screen(
    () => import('./features/admin/members/admin-member-screen.tsx'),
    'AdminMemberScreen',
  );
  const adminReports = screen(
    () => import('./features/admin/reports/admin-reports-screen.tsx'),
    'AdminReportsScreen',
  );
  const adminReport = screen(
    () => import('./features/admin/reports/admin-report-screen.tsx'),
    'AdminReportScreen',
  );
  const adminAppeals = screen(
    () => import('./features/admin/reports/admin-appeals-screen.tsx'),
    'AdminAppealsScreen',
  );
  const adminContact = screen(
    () => import('./features/admin/contact/admin-contact-screen.tsx'),
    'AdminContactScreen',
  );
  const adminSubscribers = screen(
    () => import('./features/admin/subscribers/admin-subscribers-screen.tsx'),
    'AdminSubscribersScreen',
  );
  const adminParishClaims = screen(
    () => import('./features/admin/parish-staff/admin-parish-claims-screen.tsx'),
    'AdminParishClaimsScreen',
  );
  const adminParishRoles = screen(
    () => import('./features/admin/parish-staff/admin-parish-roles-screen.tsx'),
    'AdminParishRolesScreen',
  );
  const adminDeadlines = screen(
    () => import('./features/admin/deadlines/admin-deadlines-screen.tsx'),
    'AdminDeadlinesScreen',
  );
  const adminDeadline = screen(
    () => import('./features/admin/deadlines/admin-deadline-screen.tsx'),
    'AdminDeadlineScreen',
  );
  const adminPayments = screen(
    () => import('./features/admin/payments/admin-payments-screen.tsx'),
    'AdminPaymentsScreen',
  );
  const adminPayment = screen(
    () => import('./features/admin/payments/admin-payment-screen.tsx'),
    'AdminPaymentScreen',
  );
  const adminPlans = screen(
    () => import('./features/admin/plans/admin-plans-screen.tsx'),
    'AdminPlansScreen',
  );
  const adminJobs = screen(() => import('./features/admin/jobs/admin-jobs-screen.tsx'), 'AdminJobsScreen');
  const adminServers = screen(
    () => import('./features/admin/servers/admin-servers-screen.tsx'),
    'AdminServersScreen',
  );
  const adminAudit = screen(
    () => import('./features/admin/audit/admin-audit-screen.tsx'),
    'AdminAuditScreen',
  );
  const adminImports = screen(
    () => import('./features/admin/imports/admin-imports-screen.tsx'),
    'AdminImportsScreen',
  );
  const adminImport = screen(
    () => import('./features/admin/imports/admin-import-screen.tsx'),
    'AdminImportScreen',
  );
  const adminPublications = screen(
    () => import('./features/admin/publications/admin-publications-screen.tsx'),
    'AdminPublicationsScreen',
  );
  const adminPublication = screen(
    () => import('./features/admin/publications/admin-publication-screen.tsx'),
    'AdminPublicationScreen',
  );

  // If you add a path, also add it to the server's `platform/http/app-routes.json`.
  const routes: readonly ScreenRoute[] = [
    { path: '/', access: 'guests', screen: landing },
    { path: '/signin', access: 'guests', screen: signIn },
    { path: '/login', access: 'guests', screen: signIn },
    { path: '/signup', access: 'guests', screen: signUp },
    { path: '/register', access: 'guests', screen: signUp },
    { path: '/recover-password', access: 'guests', screen: recoverPassword },
    { path: '/reset-password', access: 'all', screen: resetPassword },
    { path: '/confirm-email', access: 'all', screen: confirmEmail },
    { path: '/complete-registration', access: 'registering', screen: questionnaire },
    { path: '/community', access: 'community', screen: feed },
    { path: '/post/:id', access: 'community', screen: post },
    { path: '/about-us', access: 'all', screen: aboutUs },
    { path: '/contact', access: 'all', screen: contact },
    { path: '/newsletter/confirm/:id', access: 'all', screen: confirmSubscription },
    { path: '/newsletter/unsubscribe/:id', access: 'all', screen: unsubscribe },
    { path: '/digest/unsubscribe/:id', access: 'all', screen: endDigest },
    { path: '/privacy-policy', access: 'all', screen: legal },
    { path: '/terms-of-service', access: 'all', screen: legal },
    { path: '/cookies', access: 'all', screen: legal },
    { path: '/open-data', access: 'all', screen: openData },
    { path: '/resources', access: 'all', screen: resources },
    { path: '/resource/:id', access: 'all', screen: resource },
    { path: '/blog', access: 'all', screen: blog },
    { path: '/blog/:id', access: 'all', screen: article },
    { path: '/marketplace', access: 'members', screen: marketplace },
    { path: '/marketplace/:id', access: 'members', screen: marketplace, over: '/marketplace' },
    { path: '/listing/:id', access: 'all', screen: publicListing },
    { path: '/profile', access: 'members', screen: profile },
    { path: '/profile/:id', access: 'members', screen: profile },
    { path: '/messages', access: 'members', screen: messages },
    { path: '/chat-invitation/:id', access: 'members', screen: chatInvitation },
    { path: '/plans', access: 'members', screen: plans },
    { path: '/payment', access: 'members', screen: payment },
    { path: '/calendar', access: 'members', screen: calendar },
    { path: '/prayers', access: 'members', screen: prayers },
    { path: '/shared-prayer/:id', access: 'members', screen: sharedPrayer },
    { path: '/saved', access: 'members', screen: saved },
    { path: '/search', access: 'members', screen: search },
    { path: '/groups', access: 'members', screen: groups },
    { path: '/groups/:id', access: 'members', screen: group },
    { path: '/payment/:id', access: 'members', screen: onePayment },
    { path: '/events', access: 'all', screen: events },
    { path: '/event/:id', access: 'all', screen: event },
    { path: '/parishes', access: 'all', screen: parishes },
    { path: '/today', access: 'all', screen: today },
    { path: '/mass', access: 'all', screen: mass },
    { path: '/parish/:id', access: 'all', screen: parish },
    { path: '/parish/claim/:id', access: 'members', screen: parishClaim },
    { path: '/parish/edit/:id', access: 'members', screen: parishEdit },
    { path: '/parish/poster/:id', access: 'members', screen: parishPoster },
    { path: '/settings', access: 'members', screen: settings },
    { path: '/settings/:id', access: 'members', screen: settings },
    { path: '/notifications', access: 'members', screen: notifications },
    { path: '/reports', access: 'members', screen: reports },
    { path: '/admin', access: 'staff', screen: adminOverview },
    { path: '/admin/members', access: 'staff', permission: 'member.review', screen: adminMembers },
    { path: '/admin/members/:id', access: 'staff', permission: 'member.review', screen: adminMember },
    { path: '/admin/reports', access: 'staff', permission: 'report.review', screen: adminReports },
    { path: '/admin/reports/:id', access: 'staff', permission: 'report.review', screen: adminReport },
    { path: '/admin/appeals', access: 'staff', permission: 'appeal.decide', screen: adminAppeals },
    { path: '/admin/contact', access: 'staff', permission: 'contact.manage', screen: adminContact },
    {
      path: '/admin/subscribers',
      access: 'staff',
      permission: 'newsletter.manage',
      screen: adminSubscribers,
    },
    {
      path: '/admin/parish-claims',
      access: 'staff',
      permission: 'parish.assign',
      screen: adminParishClaims,
    },
    { path: '/admin/parish-roles', access: 'staff', permission: 'parish.assign', screen: adminParishRoles },
    { path: '/admin/deadlines', access: 'staff', permission: 'deadline.review', screen: adminDeadlines },
    { path: '/admin/deadlines/:id', access: 'staff', permission: 'deadline.review', screen: adminDeadline },
    { path: '/admin/payments', access: 'staff', permission: 'payment.review', screen: adminPayments },
    { path: '/admin/payments/:id', access: 'staff', permission: 'payment.review', screen: adminPayment },
    { path: '/admin/plans', access: 'staff', permission: 'plan.manage', screen: adminPlans },
    { path: '/admin/jobs', access: 'staff', permission: 'job.manage', screen: adminJobs },
    { path: '/admin/servers', access: 'staff', permission: 'server.read', screen: adminServers },
    { path: '/admin/audit', access: 'staff', permission: 'audit.read', screen: adminAudit },
    { path: '/admin/imports', access: 'staff', permission: 'publication.manage', screen: adminImports },
    { path: '/admin/imports/:id', access: 'staff', permission: 'publication.manage', screen: adminImport },
    {
      path: '/admin/publications',
      access: 'staff',
      permission: 'publication.manage',
      screen: adminPublications,
    },
    {
      path: '/admin/publications/:id',
      access: 'staff',
      permission: 'publication.manage',
      screen: adminPublication,
    },
  ];

  const find = (pathname: string): Place | null => {
    const whole = routes.find(({ path }) => path === pathname && !path.endsWith('/:id'));
    if (whole !== undefined) return { route: whole, id: null };
    const [, area = '', id = ''] = /^(.+)\/([^/]+)$/.exec(pathname) ?? [];
    const route = routes.find(({ path }) => path === `${area}/:id`);
    return route === undefined ? null : { route, id: decoded(id) };
  };

  const screenAt = (route: ScreenRoute | undefined, isMember: boolean): LazyScreen => {
    const access = route?.access ?? 'guests';
    if (isMember) return access === 'guests' ? feed : (route?.screen ?? feed);
    if (access === 'staff') return landing;
    return access === 'members' || access === 'community' ? signIn : (route?.screen ?? landing);
  };

  return {
    memberShell,
    publicShell,
    quietShell,
    routes,
    find,
    preload: (path, isMember) => {
      const pathname = canonicalPath(new URL(path, 'https://here.invalid').pathname);
      const route = find(aliases[pathname] ?? pathname)?.route;
      screenAt(route, isMember).preload();
      if (route?.access === 'registering') quietShell.preload();
      else (isMember ? memberShell : publicShell).preload();
    },
  };
};
