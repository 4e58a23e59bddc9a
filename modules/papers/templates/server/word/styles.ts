/** The styles of Word by which a file of ours says what its paragraphs are. */
export const CELL_HEAD = 'TableHeading'

/** Lists stand in one another so many deep at most, counted from 0. */
export const DEEPEST_LIST = 3

/** `ListContinue`, `ListContinue2`… of Word: a paragraph more of a point of a list. */
export const continuing = (level: number): string => `ListContinue${level === 0 ? '' : level + 1}`

/** The level of the list whose point a paragraph goes on, by its style. */
export function continuedLevel(styleId: string): number | undefined {
  const [whole, number = '1'] = /^ListContinue([2-9]?)$/.exec(styleId) ?? []
  return whole === undefined ? undefined : Math.min(Number(number || 1) - 1, DEEPEST_LIST)
}
