/** The height of the area in which a press activates a link. */
export function hitAreaHeight(link: Element): number {
  const { left, top, height } = link.getBoundingClientRect();
  const reaches = (distance: number) =>
    link.contains(document.elementFromPoint(left + 2, top + height / 2 + distance));
  const along = (step: number) => {
    let distance = 0;
    while (Math.abs(distance) < 60 && reaches(distance + step)) distance += step;
    return Math.abs(distance);
  };
  return along(-1) + along(1);
}
