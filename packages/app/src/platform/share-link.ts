export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'refused';

type ShareTools = {
  share?: ((data: ShareData) => Promise<void>) | undefined;
  canShare?: ((data: ShareData) => boolean) | undefined;
  clipboard?: Pick<Clipboard, 'writeText'> | undefined;
};

/** Returns the browser's own functions at the moment of use. They are bound, because browsers require that. */
export function shareTools(): ShareTools {
  const { share, canShare, clipboard } = navigator as Partial<Navigator>;
  return { share: share?.bind(navigator), canShare: canShare?.bind(navigator), clipboard };
}

/**
 * Uses the native share sheet if there is one. Otherwise uses the clipboard, which only exists in secure contexts.
 */
export async function shareLink(
  tools: ShareTools,
  data: { title: string; url: string },
): Promise<ShareOutcome> {
  if (tools.share !== undefined && tools.canShare?.(data) === true) {
    try {
      await tools.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return copyLink(tools, data.url);
}

/** Whether the link was passed on. Only this counts as a share. */
export function isShared(outcome: ShareOutcome): boolean {
  return outcome === 'shared' || outcome === 'copied';
}

export async function copyLink(tools: ShareTools, url: string): Promise<'copied' | 'refused'> {
  if (tools.clipboard === undefined) return 'refused';
  try {
    await tools.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}
