export { handleLinkPreviewJobs } from './jobs.ts';
export { linkPreviewColumns, presentLinkPreview, type LinkPreviewRow } from './presenter.ts';
export { createLinkPreviews, sweepLinkPreviews } from './service.ts';
