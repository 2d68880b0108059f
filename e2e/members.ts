import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, BrowserContextOptions } from '@playwright/test';
import { expect } from '@playwright/test';
import { linkInMail } from './mails.ts';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export interface Member extends Person {
  _id: string;
  token: string;
}

/** A person with an email address that nobody else in this run has. */
export function newcomer(firstName: string): Person {
  return {
    firstName,
    lastName: `Test ${randomUUID().slice(0, 8)}`,
    email: `${firstName}.${randomUUID()}@example.org`.toLowerCase(),
    password: 'Stella-Maris-33!',
  };
}

const questionnaire = {
  catholic: 'Yes',
  parish: 'Saint Cecilia',
  diocese: 'Springfield',
  rite: 'Western',
  riteType: 'Latin',
  knightOfColumbus: false,
  knightOfMalta: false,
  favoriteSaint: 'Saint Thérèse of Lisieux',
  historicalFigure: 'G. K. Chesterton',
};

/** Creates a member with a completed registration, by the API. */
export async function register(request: APIRequestContext, firstName: string): Promise<Member> {
  const person = newcomer(firstName);
  const answer = await request.post('/api/auth/signup', {
    data: {
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      phone: '',
      password: person.password,
      termsAccepted: true,
    },
  });
  expect(answer.status()).toBe(201);
  const { _id, token }: { _id: string; token: string } = await answer.json();
  const member = { ...person, _id, token };
  const answered = await request.post('/api/questionnaire', {
    headers: authorised(member),
    data: questionnaire,
  });
  expect(answered.status()).toBe(201);
  // The welcome has its own tests. Most journeys are about members who have finished it.
  const welcomed = await request.put(`/api/user/update/${_id}`, {
    headers: authorised(member),
    data: { welcomeStep: null },
  });
  expect(welcomed.status()).toBe(200);
  return member;
}

/**
 * Confirms the address by the API with the link from the email. The server sends a new member no other email before
 * this one.
 */
export async function confirmAddress(request: APIRequestContext, { email }: Person): Promise<void> {
  const link = await linkInMail(email, '/confirm-email');
  const token = new URLSearchParams(link.slice(link.indexOf('?'))).get('token');
  const confirmed = await request.post('/api/auth/confirm-email', { data: { token } });
  expect(confirmed.status()).toBe(200);
}

export const authorised = ({ token }: Pick<Member, 'token'>) => ({ authorization: `Bearer ${token}` });

export async function publish(
  request: APIRequestContext,
  member: Member,
  content: string,
  title = '',
): Promise<string> {
  const answer = await request.post('/api/post/create', {
    headers: authorised(member),
    data: { title, content, type: 'community', author_id: member._id },
  });
  expect(answer.status()).toBe(201);
  const { post }: { post: { _id: string } } = await answer.json();
  return post._id;
}

/** Sends a friend request by the API. Returns its id. */
export async function askToBeFriend(request: APIRequestContext, one: Member, other: Member): Promise<string> {
  const response = await request.post('/api/friendship/request', {
    headers: authorised(one),
    data: { recipientId: other._id },
  });
  expect(response.status()).toBe(201);
  const { request: friendRequest }: { request: { _id: string } } = await response.json();
  return friendRequest._id;
}

/** Makes two members friends, by the API. */
export async function befriend(request: APIRequestContext, one: Member, other: Member): Promise<void> {
  const id = await askToBeFriend(request, one, other);
  const accepted = await request.put(`/api/friendship/request/${id}`, {
    headers: authorised(other),
    data: { action: 'accept' },
  });
  expect(accepted.status()).toBe(200);
}

/** Creates a browser context in which the member is logged in, by storing a token. */
export async function contextOf(
  browser: Browser,
  origin: string,
  member: Pick<Member, 'token'>,
  options: BrowserContextOptions,
) {
  return browser.newContext({
    ...options,
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'token', value: member.token }] }],
    },
  });
}

/** Requests payment instructions for the plan with this name, by the API. */
export async function requestPayment(
  request: APIRequestContext,
  member: Member,
  planName: string,
): Promise<{ _id: string; reference: string }> {
  const headers = authorised(member);
  await confirmAddress(request, member);
  const offered = await request.get('/api/plan/all', { headers });
  const { plans }: { plans: { _id: string; name: string; price: number }[] } = await offered.json();
  const plan = plans.find(({ name }) => name === planName);
  if (plan === undefined) throw new Error(`There is no plan ${planName}.`);
  const response = await request.post('/api/payment/create', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: {
      planId: plan._id,
      contact: member.email,
      fullName: `${member.firstName} ${member.lastName}`,
      amount: plan.price,
    },
  });
  expect(response.status()).toBe(201);
  const { payment }: { payment: { _id: string; reference: string } } = await response.json();
  return payment;
}
