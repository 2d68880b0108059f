const withoutStrength = (tag: string): string => (tag.startsWith('W/') ? tag.slice(2) : tag);

/** Whether the header If-None-Match contains the tag. Weak and strong tags count as equal (RFC 9110, 13.1.2). */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header === tag) return true;
  const wanted = withoutStrength(tag);
  return header.split(',').some((part) => {
    const candidate = part.trim();
    return candidate === '*' || withoutStrength(candidate) === wanted;
  });
}
