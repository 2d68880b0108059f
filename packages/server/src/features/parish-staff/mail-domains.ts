import type { components } from '@parvis/api-client/contract';

type Details = Pick<components['schemas']['ParishDetails'], 'website' | 'email'>;

/** Everybody can get an address or a page at these, so they prove nothing about a parish. */
const PUBLIC = new Set([
  'aim.com',
  'aol.com',
  'att.net',
  'blogspot.com',
  'comcast.net',
  'cox.net',
  'earthlink.net',
  'facebook.com',
  'fastmail.com',
  'gmail.com',
  'gmx.com',
  'gmx.net',
  'google.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.es',
  'icloud.com',
  'instagram.com',
  'live.com',
  'mac.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'outlook.es',
  'proton.me',
  'protonmail.com',
  'sbcglobal.net',
  'verizon.net',
  'weebly.com',
  'wixsite.com',
  'wordpress.com',
  'yahoo.com',
  'yahoo.com.br',
  'yahoo.com.mx',
  'yahoo.es',
  'yandex.com',
  'ymail.com',
  'youtube.com',
  'zoho.com',
]);

const withoutWww = (host: string): string => host.toLowerCase().replace(/^www\./u, '');

export const domainOfEmail = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

function hostOf(website: string): string {
  return URL.canParse(website) ? withoutWww(new URL(website).hostname) : '';
}

/** A page at a shared host, such as `stmary.wordpress.com`, has no mail of its own. */
const isPublic = (domain: string): boolean =>
  PUBLIC.has(domain) || [...PUBLIC].some((shared) => domain.endsWith(`.${shared}`));

/** Returns the domains of the website and the email address that the page of a parish names. */
export function ownDomains({ website, email }: Details): string[] {
  const domains = [hostOf(website), email.includes('@') ? domainOfEmail(email) : ''];
  return [...new Set(domains)].filter((domain) => domain.includes('.') && !isPublic(domain));
}
