import { randomUUID } from 'node:crypto';

export interface CrashMember {
  id: string;
  token: string;
}

/** The writes that the server has acknowledged. The server must never lose them. */
export interface Acknowledged {
  posts: Map<string, string>;
  comments: Map<string, { postId: string; content: string }>;
  /** The reaction for each post and member. Null after the server has acknowledged its removal. */
  reactions: Map<string, 'like' | null>;
}

export const nothingAcknowledged = (): Acknowledged => ({
  posts: new Map(),
  comments: new Map(),
  reactions: new Map(),
});

/** The connection broke. The server may have run the call or not. */
export class ConnectionLost extends Error {}

export async function callApi<Answer>(
  url: string,
  method: string,
  path: string,
  token: string | null,
  body?: object,
): Promise<Answer> {
  const init: RequestInit = {
    method,
    headers: {
      'idempotency-key': randomUUID(),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  let response: Response;
  let answer: Answer;
  try {
    response = await fetch(`${url}/api${path}`, init);
    answer = JSON.parse(await response.text());
  } catch (error) {
    throw new ConnectionLost('The connection broke.', { cause: error });
  }
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

/** Writes without pause until the connection breaks. Returns the number of acknowledged writes. */
export async function writeUntilLost(
  url: string,
  member: CrashMember,
  acknowledged: Acknowledged,
): Promise<number> {
  const { token } = member;
  const recent = [...acknowledged.posts.keys()].slice(-8);
  const latest = new Map<string, string>();
  let count = 0;

  const post = async () => {
    const content = randomUUID();
    const { post } = await callApi<{ post: { _id: string } }>(url, 'POST', '/post/create', token, {
      title: '',
      content,
    });
    acknowledged.posts.set(post._id, content);
    recent.push(post._id);
  };
  const comment = async (postId: string) => {
    const content = randomUUID();
    const parentId = latest.get(postId);
    const body = { postId, content, userId: member.id, ...(parentId === undefined ? {} : { parentId }) };
    const { comment } = await callApi<{ comment: { _id: string } }>(
      url,
      'POST',
      '/comment/create',
      token,
      body,
    );
    acknowledged.comments.set(comment._id, { postId, content });
    // Every second comment of a post is a reply to the comment before it.
    if (parentId === undefined) latest.set(postId, comment._id);
    else latest.delete(postId);
  };
  const react = async (postId: string, liked: boolean) => {
    const key = `${postId} ${member.id}`;
    // While the call is running, the reaction can be the old or the new one.
    acknowledged.reactions.delete(key);
    if (liked)
      await callApi(url, 'POST', `/reaction/post/${postId}`, token, { type: 'like', userId: member.id });
    else await callApi(url, 'DELETE', `/reaction/post/${postId}`, token);
    acknowledged.reactions.set(key, liked ? 'like' : null);
  };

  try {
    for (;;) {
      const postId = recent[Math.floor(Math.random() * recent.length)];
      const choice = Math.random();
      if (postId === undefined || choice < 0.2) await post();
      else if (choice < 0.65) await comment(postId);
      else await react(postId, acknowledged.reactions.get(`${postId} ${member.id}`) !== 'like');
      count += 1;
    }
  } catch (error) {
    if (error instanceof ConnectionLost) return count;
    throw error;
  }
}
