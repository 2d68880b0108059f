import type { Dependencies } from '../../platform/dependencies.ts';
import { createChatPresenter, type Chat } from './chat-presenter.ts';
import { createChatRepository } from './chat-repository.ts';
import { chatNotFound } from './errors.ts';

/** Creates the function that reads a chat as one of its members sees it. Throws the error 404 for everybody else. */
export function chatReaderOf(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'presence' | 'secrets'>,
) {
  const repository = createChatRepository(dependencies.database);
  const present = createChatPresenter(dependencies);
  return async (userId: string, chatId: string): Promise<Chat> => {
    const row = await repository.find(userId, chatId, dependencies.clock.now());
    if (row === null) throw chatNotFound();
    return present(row);
  };
}
