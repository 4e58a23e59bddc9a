import type { Policies, ReasonsFor, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  publicFigures: 'publicFigures.read',
  figureSources: 'publicFigures.read',
  confirmFigureMonth: 'publicFigures.update',
  chooseFiguresAlone: 'publicFigures.update',
} as const satisfies Policies

export const notAnswers = {
  // Two people all the same: public-figures.test.ts tries the first one and their other account.
  confirmFigureMonth: 'An act of the platform, which no person of a company asked for',
} as const satisfies ReasonsFor<typeof operations>

export const withoutProof = {
  platform: ['confirmFigureMonth', 'chooseFiguresAlone'],
} as const satisfies WithoutProofFor<typeof operations>
