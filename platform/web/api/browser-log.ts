/**
 * The console of the browser, for whoever looks into a page that shows less than it should. The
 * texts are those of the specification; nothing of anybody's data is written.
 */
export const browserLog = {
  /** Something that was to be shown has nothing to show. */
  warn: (text: string, about?: unknown): void => console.warn(text, ...given(about)),
  /** Something that was asked for failed. */
  error: (text: string, about?: unknown): void => console.error(text, ...given(about)),
}

const given = (about: unknown): unknown[] => (about === undefined ? [] : [about])
