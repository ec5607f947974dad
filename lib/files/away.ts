/** The storage does not answer, or takes nothing from us. */
export class StorageAway extends Error {
  constructor(cause: unknown) {
    super("The storage does not answer", { cause });
    this.name = "StorageAway";
  }
}

/** Less than a client waits. */
const WITHIN_MS = 20_000;

/** Whatever goes wrong with a storage elsewhere is its own fault: what was asked of it was checked before. */
export async function awaitStorage<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("No answer in time")), WITHIN_MS);
  });
  try {
    return await Promise.race([work, silence]);
  } catch (error) {
    throw new StorageAway(error);
  } finally {
    clearTimeout(timer);
  }
}
