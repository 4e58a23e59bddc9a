import { formatInstant } from '#chile/moments.ts'

/** That a request was changed after it was asked, and when, for whoever answers it. */
export const changedWords = (moment: string): string =>
  `Cambió el ${formatInstant(new Date(moment))}`
