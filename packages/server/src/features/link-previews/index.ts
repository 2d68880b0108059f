export { handleLinkPreviewJobs, previewReady } from './jobs.ts';
export { createMessagePreviewReader, detachPreview, messagePreviewsOf } from './message-previews.ts';
export { linkPreviewColumns, presentLinkPreview, type LinkPreviewRow } from './presenter.ts';
export { createLinkPreviews, sweepLinkPreviews } from './service.ts';
