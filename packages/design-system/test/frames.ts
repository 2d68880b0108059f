/** Waits for some animation frames. After them, layout, observers and scroll events have run. */
export async function nextFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Waits until an element's scroll position and height have been stable for some frames. */
export async function stableScroll(element: Element): Promise<void> {
  let last = '';
  for (let stableFrames = 0; stableFrames < 6;) {
    await nextFrames(1);
    const now = `${element.scrollTop} ${element.scrollHeight} ${element.clientHeight}`;
    stableFrames = now === last ? stableFrames + 1 : 0;
    last = now;
  }
}
