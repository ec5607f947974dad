/** Where a browser may PUT one object by itself. */
export interface DirectUpload {
  url: string;
  headers: Record<string, string>;
}

/** Seconds that the address of a direct upload stays good. */
export const DIRECT_UPLOAD_SECONDS = 15 * 60;
