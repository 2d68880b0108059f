import { describe, expect, it, vi } from 'vitest';
import { copyLink, isShared, shareLink } from './share-link.ts';

const link = { title: 'Procession', url: 'https://parvis.example/community?post=1' };
const canShare = () => true;

async function closedByMember(): Promise<void> {
  throw new DOMException('closed', 'AbortError');
}

async function broken(): Promise<void> {
  throw new DOMException('no target', 'NotAllowedError');
}

function clipboard() {
  return { writeText: vi.fn<(text: string) => Promise<void>>().mockResolvedValue() };
}

describe('shareLink', () => {
  it('prefers the native share sheet', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
    const tools = { share, canShare, clipboard: clipboard() };
    expect(await shareLink(tools, link)).toBe('shared');
    expect(share).toHaveBeenCalledWith(link);
    expect(tools.clipboard.writeText).not.toHaveBeenCalled();
  });

  it('does nothing more when the member closes the sheet', async () => {
    const tools = { share: closedByMember, canShare, clipboard: clipboard() };
    expect(await shareLink(tools, link)).toBe('cancelled');
    expect(tools.clipboard.writeText).not.toHaveBeenCalled();
  });

  it('copies if there is no sheet, or it fails', async () => {
    expect(await shareLink({ clipboard: clipboard() }, link)).toBe('copied');
    expect(await shareLink({ share: broken, canShare, clipboard: clipboard() }, link)).toBe('copied');
  });

  it('reports if the page is not allowed to copy', async () => {
    expect(await shareLink({}, link)).toBe('refused');
    const refusing = { writeText: async () => Promise.reject(new DOMException('no', 'NotAllowedError')) };
    expect(await copyLink({ clipboard: refusing }, link.url)).toBe('refused');
  });
});

describe('isShared', () => {
  it('is true only if the link was passed on', () => {
    expect(isShared('shared')).toBe(true);
    expect(isShared('copied')).toBe(true);
    expect(isShared('cancelled')).toBe(false);
    expect(isShared('refused')).toBe(false);
  });
});
