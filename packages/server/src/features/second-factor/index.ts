export { createChallenges } from './challenges.ts';
export { codeCheckOf } from './code-check.ts';
export { notOneAnswer, passkeyRefused, wrongCode } from './errors.ts';
export { handleSecondFactorNotices, noticeMail, secondFactorNotice } from './notices.ts';
export { createPasskeyCheck } from './passkey-check.ts';
export { createProofDemand } from './proof-demand.ts';
export { secondFactorRoutes } from './routes.ts';
export { withoutStaffRights } from './staff-requirement.ts';
