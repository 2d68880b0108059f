import type { Dependencies } from '../../platform/dependencies.ts';
import { handleChatFiles } from './chat-files.ts';
import { handleGroupBlocks } from './group-blocks.ts';
import { handleMessagePreviews } from './message-previews.ts';
import { handleMissedMessages } from './missed-messages.ts';

export function handleMessageJobs(dependencies: Dependencies): void {
  handleMessagePreviews(dependencies);
  handleGroupBlocks(dependencies);
  handleChatFiles(dependencies);
  handleMissedMessages(dependencies);
}
