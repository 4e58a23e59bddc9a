/**
 * Tables of climate worked out by hand, for groups of 5. A cell has its respondents, and the people
 * of a place of its own where an example is about overlaps.
 */
export type TableExample = {
  readonly title: string
  readonly cells: Readonly<Record<string, number>>
  readonly equations: readonly (readonly [parent: string, ...children: readonly string[]])[]
  /** First and last person of each cell; without it people differ by the last cells alone. */
  readonly people?: Readonly<Record<string, readonly [first: number, last: number]>>
  readonly hidden: Readonly<Record<string, 'GROUP' | 'OVERLAP' | 'COMPLEMENT'>>
}

export const tableExamples: readonly TableExample[] = [
  {
    title: 'a row less a column leaves two people against one: only the exact check sees it',
    cells: { T: 38, r0: 17, r1: 21, c0: 16, c1: 22, x00: 15, x01: 2, x10: 1, x11: 20 },
    equations: [
      ['T', 'r0', 'r1'],
      ['T', 'c0', 'c1'],
      ['r0', 'x00', 'x01'],
      ['r1', 'x10', 'x11'],
      ['c0', 'x00', 'x10'],
      ['c1', 'x01', 'x11'],
    ],
    hidden: {
      c0: 'COMPLEMENT',
      c1: 'COMPLEMENT',
      x00: 'COMPLEMENT',
      x01: 'GROUP',
      x10: 'GROUP',
      x11: 'COMPLEMENT',
    },
  },
  {
    title: 'an area of 4 beside a visible total: its sibling of 9 is hidden too',
    cells: { Total: 13, Ventas: 4, Tecnología: 9 },
    equations: [['Total', 'Ventas', 'Tecnología']],
    hidden: { Ventas: 'GROUP', Tecnología: 'COMPLEMENT' },
  },
  {
    title: 'two small siblings are 4 together: a third one is hidden',
    cells: { Total: 31, A: 20, B: 2, C: 2, D: 7 },
    equations: [['Total', 'A', 'B', 'C', 'D']],
    hidden: { B: 'GROUP', C: 'GROUP', D: 'COMPLEMENT' },
  },
  {
    title: 'area by gender: four cells that make a rectangle, and not the whole table',
    cells: {
      Total: 43,
      A: 15,
      B: 12,
      C: 16,
      F: 21,
      M: 22,
      AF: 8,
      AM: 7,
      BF: 3,
      BM: 9,
      CF: 10,
      CM: 6,
    },
    equations: [
      ['Total', 'A', 'B', 'C'],
      ['Total', 'F', 'M'],
      ['A', 'AF', 'AM'],
      ['B', 'BF', 'BM'],
      ['C', 'CF', 'CM'],
      ['F', 'AF', 'BF', 'CF'],
      ['M', 'AM', 'BM', 'CM'],
    ],
    hidden: { AF: 'COMPLEMENT', AM: 'COMPLEMENT', BF: 'GROUP', BM: 'COMPLEMENT' },
  },
  {
    title: 'a branch of 12 inside an area of 14: two people are the difference',
    cells: { Total: 62, Arica: 12, Temuco: 20, Santiago: 30, Faena: 14, Oficinas: 48 },
    equations: [
      ['Total', 'Arica', 'Temuco', 'Santiago'],
      ['Total', 'Faena', 'Oficinas'],
    ],
    people: {
      Total: [1, 62],
      Arica: [1, 12],
      Temuco: [13, 32],
      Santiago: [33, 62],
      Faena: [1, 14],
      Oficinas: [15, 62],
    },
    hidden: { Arica: 'OVERLAP', Temuco: 'COMPLEMENT' },
  },
]
