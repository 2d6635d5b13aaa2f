import type { Page } from 'playwright/test';

/**
 * Adds the shifts of the layout, and what moved, to a variable of the page. Runs before the page's
 * scripts.
 */
export function recordShifts() {
  const record: { shift: number; moved: string[] } = { shift: 0, moved: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = Object(entry);
      record.shift += Number(value);
      for (const { node, previousRect: from, currentRect: to } of sources)
        record.moved.push(
          `at ${Math.round(entry.startTime)} ms: ${node?.outerHTML?.slice(0, 120) ?? node?.nodeName} ` +
            `from ${from.x}, ${from.y}, ${from.width} × ${from.height} to ${to.x}, ${to.y}, ${to.width} × ${to.height}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { record });
}

/** Returns the sum of the shifts of the layout since the page began, and what moved. */
export async function readShifts(page: Page): Promise<{ shift: number; moved: string[] }> {
  return await page.evaluate(async () => {
    // A shift is reported with the frame after it.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const { record } = Object(window);
    return { shift: Number(record.shift), moved: Object.values(record.moved).map(String) };
  });
}
