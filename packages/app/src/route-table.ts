import type { ComponentType } from 'react';
import type { Languages, Words } from './i18n/languages.ts';
import { canonicalPath } from './router/canonical-path.ts';
import { lazyScreen, type LazyScreen } from './router/lazy-screen.tsx';
import type { Place, ScreenRoute, Screens } from './router/screens.ts';

export const aliases: Readonly<Record<string, string>> = { '/dashboard': '/community' };

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** Each screen's code, and its texts for the languages that are not loaded as a whole. */
export const createScreens = (languages: Pick<Languages, 'need'>): Screens => {
  const screen = <Name extends string, Props extends object = object>(
    load: () => Promise<Record<Name, ComponentType<Props>>>,
    name: Name,
    words: Words,
  ): LazyScreen<Props> =>
    lazyScreen(async () => {
      const [module] = await Promise.all([load(), languages.need(words)]);
      return module[name];
    });

  const memberShell = screen(() => import('./shell/member-shell.tsx'), 'MemberShell', {
    es: () => import('./locales/es/member-shell.ts'),
  });
  const publicShell = screen(() => import('./shell/public-shell.tsx'), 'PublicShell', {
    es: () => import('./locales/es/public-shell.ts'),
  });
  const quietShell = screen(() => import('./shell/quiet-shell.tsx'), 'QuietShell', {
    es: () => import('./locales/es/quiet-shell.ts'),
  });

  const landing = screen(() => import('./features/landing/landing-screen.tsx'), 'LandingScreen', {
    es: () => import('./locales/es/landing-screen.ts'),
  });
  const signIn = screen(() => import('./features/sign-in/sign-in-screen.tsx'), 'SignInScreen', {
    es: () => import('./locales/es/sign-in-screen.ts'),
  });
  const signUp = screen(() => import('./features/sign-up/sign-up-screen.tsx'), 'SignUpScreen', {
    es: () => import('./locales/es/sign-up-screen.ts'),
  });
  const recoverPassword = screen(
    () => import('./features/recover-password/recover-password-screen.tsx'),
    'RecoverPasswordScreen',
    { es: () => import('./locales/es/recover-password-screen.ts') },
  );
  const resetPassword = screen(
    () => import('./features/reset-password/reset-password-screen.tsx'),
    'ResetPasswordScreen',
    { es: () => import('./locales/es/reset-password-screen.ts') },
  );
  const confirmEmail = screen(
    () => import('./features/confirm-email/confirm-email-screen.tsx'),
    'ConfirmEmailScreen',
    { es: () => import('./locales/es/confirm-email-screen.ts') },
  );
  const questionnaire = screen(
    () => import('./features/questionnaire/questionnaire-screen.tsx'),
    'QuestionnaireScreen',
    { es: () => import('./locales/es/questionnaire-screen.ts') },
  );
  const feed = screen(() => import('./features/feed/feed-screen.tsx'), 'FeedScreen', {
    es: () => import('./locales/es/feed-screen.ts'),
  });
  const profile = screen(() => import('./features/profile/profile-screen.tsx'), 'ProfileScreen', {
    es: () => import('./locales/es/profile-screen.ts'),
  });
  const aboutUs = screen(() => import('./features/about/about-us-screen.tsx'), 'AboutUsScreen', {
    es: () => import('./locales/es/about-us-screen.ts'),
  });
  const legal = screen(() => import('./features/legal/legal-screen.tsx'), 'LegalScreen', {
    es: () => import('./locales/es/legal-screen.ts'),
  });
  const notifications = screen(
    () => import('./features/notifications/notifications-screen.tsx'),
    'NotificationsScreen',
    { es: () => import('./locales/es/notifications-screen.ts') },
  );
  const settings = screen(() => import('./features/settings/settings-screen.tsx'), 'SettingsScreen', {
    es: () => import('./locales/es/settings-screen.ts'),
  });
  const messages = screen(() => import('./features/messages/messages-screen.tsx'), 'MessagesScreen', {
    es: () => import('./locales/es/messages-screen.ts'),
  });
  const marketplace = screen(
    () => import('./features/marketplace/marketplace-screen.tsx'),
    'MarketplaceScreen',
    { es: () => import('./locales/es/marketplace-screen.ts') },
  );
  const plans = screen(() => import('./features/plans/plans-screen.tsx'), 'PlansScreen', {
    es: () => import('./locales/es/plans-screen.ts'),
  });
  const payment = screen(() => import('./features/plans/payment-screen.tsx'), 'PaymentScreen', {
    es: () => import('./locales/es/payment-screen.ts'),
  });
  const onePayment = screen(() => import('./features/plans/one-payment-screen.tsx'), 'OnePaymentScreen', {
    es: () => import('./locales/es/one-payment-screen.ts'),
  });
  const contact = screen(() => import('./features/contact/contact-screen.tsx'), 'ContactScreen', {
    es: () => import('./locales/es/contact-screen.ts'),
  });
  const confirmSubscription = screen(
    () => import('./features/newsletter/confirm-subscription-screen.tsx'),
    'ConfirmSubscriptionScreen',
    { es: () => import('./locales/es/confirm-subscription-screen.ts') },
  );
  const unsubscribe = screen(
    () => import('./features/newsletter/unsubscribe-screen.tsx'),
    'UnsubscribeScreen',
    { es: () => import('./locales/es/unsubscribe-screen.ts') },
  );
  const reports = screen(() => import('./features/reports/reports-screen.tsx'), 'ReportsScreen', {
    es: () => import('./locales/es/reports-screen.ts'),
  });
  const resources = screen(() => import('./features/publications/resources-screen.tsx'), 'ResourcesScreen', {
    es: () => import('./locales/es/resources-screen.ts'),
  });
  const resource = screen(() => import('./features/publications/resource-screen.tsx'), 'ResourceScreen', {
    es: () => import('./locales/es/resource-screen.ts'),
  });
  const blog = screen(() => import('./features/publications/blog-screen.tsx'), 'BlogScreen', {
    es: () => import('./locales/es/blog-screen.ts'),
  });
  const article = screen(() => import('./features/publications/article-screen.tsx'), 'ArticleScreen', {
    es: () => import('./locales/es/article-screen.ts'),
  });
  const events = screen(() => import('./features/events/events-screen.tsx'), 'EventsScreen', {
    es: () => import('./locales/es/events-screen.ts'),
  });
  const event = screen(() => import('./features/events/event-screen.tsx'), 'EventScreen', {
    es: () => import('./locales/es/event-screen.ts'),
  });
  const parishes = screen(() => import('./features/parishes/parishes-screen.tsx'), 'ParishesScreen', {
    es: () => import('./locales/es/parishes-screen.ts'),
  });
  const groups = screen(() => import('./features/groups/groups-screen.tsx'), 'GroupsScreen', {
    es: () => import('./locales/es/groups-screen.ts'),
  });
  const group = screen(() => import('./features/groups/group-screen.tsx'), 'GroupScreen', {
    es: () => import('./locales/es/group-screen.ts'),
  });

  const adminOverview = screen(
    () => import('./features/admin/admin-overview-screen.tsx'),
    'AdminOverviewScreen',
    { es: () => import('./locales/es/admin-overview-screen.ts') },
  );
  const adminMembers = screen(
    () => import('./features/admin/members/admin-members-screen.tsx'),
    'AdminMembersScreen',
    { es: () => import('./locales/es/admin-members-screen.ts') },
  );
  const adminMember = screen(
    () => import('./features/admin/members/admin-member-screen.tsx'),
    'AdminMemberScreen',
    { es: () => import('./locales/es/admin-member-screen.ts') },
  );
  const adminReports = screen(
    () => import('./features/admin/reports/admin-reports-screen.tsx'),
    'AdminReportsScreen',
    { es: () => import('./locales/es/admin-reports-screen.ts') },
  );
  const adminReport = screen(
    () => import('./features/admin/reports/admin-report-screen.tsx'),
    'AdminReportScreen',
    { es: () => import('./locales/es/admin-report-screen.ts') },
  );
  const adminAppeals = screen(
    () => import('./features/admin/reports/admin-appeals-screen.tsx'),
    'AdminAppealsScreen',
    { es: () => import('./locales/es/admin-appeals-screen.ts') },
  );
  const adminContact = screen(
    () => import('./features/admin/contact/admin-contact-screen.tsx'),
    'AdminContactScreen',
    { es: () => import('./locales/es/admin-contact-screen.ts') },
  );
  const adminSubscribers = screen(
    () => import('./features/admin/subscribers/admin-subscribers-screen.tsx'),
    'AdminSubscribersScreen',
    { es: () => import('./locales/es/admin-subscribers-screen.ts') },
  );
  const adminPromises = screen(
    () => import('./features/admin/promises/admin-promises-screen.tsx'),
    'AdminPromisesScreen',
    { es: () => import('./locales/es/admin-promises-screen.ts') },
  );
  const adminPromise = screen(
    () => import('./features/admin/promises/admin-promise-screen.tsx'),
    'AdminPromiseScreen',
    { es: () => import('./locales/es/admin-promise-screen.ts') },
  );
  const adminPayments = screen(
    () => import('./features/admin/payments/admin-payments-screen.tsx'),
    'AdminPaymentsScreen',
    { es: () => import('./locales/es/admin-payments-screen.ts') },
  );
  const adminPayment = screen(
    () => import('./features/admin/payments/admin-payment-screen.tsx'),
    'AdminPaymentScreen',
    { es: () => import('./locales/es/admin-payment-screen.ts') },
  );
  const adminPlans = screen(
    () => import('./features/admin/plans/admin-plans-screen.tsx'),
    'AdminPlansScreen',
    { es: () => import('./locales/es/admin-plans-screen.ts') },
  );
  const adminJobs = screen(() => import('./features/admin/jobs/admin-jobs-screen.tsx'), 'AdminJobsScreen', {
    es: () => import('./locales/es/admin-jobs-screen.ts'),
  });
  const adminAudit = screen(
    () => import('./features/admin/audit/admin-audit-screen.tsx'),
    'AdminAuditScreen',
    { es: () => import('./locales/es/admin-audit-screen.ts') },
  );
  const adminPublications = screen(
    () => import('./features/admin/publications/admin-publications-screen.tsx'),
    'AdminPublicationsScreen',
    { es: () => import('./locales/es/admin-publications-screen.ts') },
  );
  const adminPublication = screen(
    () => import('./features/admin/publications/admin-publication-screen.tsx'),
    'AdminPublicationScreen',
    { es: () => import('./locales/es/admin-publication-screen.ts') },
  );

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
    { path: '/about-us', access: 'all', screen: aboutUs },
    { path: '/contact', access: 'all', screen: contact },
    { path: '/newsletter/confirm/:id', access: 'all', screen: confirmSubscription },
    { path: '/newsletter/unsubscribe/:id', access: 'all', screen: unsubscribe },
    { path: '/privacy-policy', access: 'all', screen: legal },
    { path: '/terms-of-service', access: 'all', screen: legal },
    { path: '/cookies', access: 'all', screen: legal },
    { path: '/resources', access: 'all', screen: resources },
    { path: '/resource/:id', access: 'all', screen: resource },
    { path: '/blog', access: 'all', screen: blog },
    { path: '/blog/:id', access: 'all', screen: article },
    { path: '/marketplace', access: 'members', screen: marketplace },
    { path: '/marketplace/:id', access: 'members', screen: marketplace, over: '/marketplace' },
    { path: '/profile', access: 'members', screen: profile },
    { path: '/profile/:id', access: 'members', screen: profile },
    { path: '/messages', access: 'members', screen: messages },
    { path: '/plans', access: 'members', screen: plans },
    { path: '/payment', access: 'members', screen: payment },
    { path: '/groups', access: 'members', screen: groups },
    { path: '/groups/:id', access: 'members', screen: group },
    { path: '/payment/:id', access: 'members', screen: onePayment },
    { path: '/events', access: 'members', screen: events },
    { path: '/event/:id', access: 'members', screen: event },
    { path: '/parishes', access: 'members', screen: parishes },
    { path: '/settings', access: 'members', screen: settings },
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
    { path: '/admin/promises', access: 'staff', permission: 'promise.review', screen: adminPromises },
    { path: '/admin/promises/:id', access: 'staff', permission: 'promise.review', screen: adminPromise },
    { path: '/admin/payments', access: 'staff', permission: 'payment.review', screen: adminPayments },
    { path: '/admin/payments/:id', access: 'staff', permission: 'payment.review', screen: adminPayment },
    { path: '/admin/plans', access: 'staff', permission: 'plan.manage', screen: adminPlans },
    { path: '/admin/jobs', access: 'staff', permission: 'job.manage', screen: adminJobs },
    { path: '/admin/audit', access: 'staff', permission: 'audit.read', screen: adminAudit },
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
