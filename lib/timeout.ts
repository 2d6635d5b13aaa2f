/** Resolves to `otherwise` when `work` takes longer. The work goes on. @throws what `work` throws */
export async function withinTime<T, U>(work: Promise<T>, milliseconds: number, otherwise: U): Promise<T | U> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<U>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
