import type { Policies, WithoutProofFor } from '#access/module-access.ts'

/** Readers of the results of climate, over the whole company, which the service asks. */
export const operations = {
  cealResults: 'climateResults.read',
  cealResult: 'climateResults.read',
  importCealResults: 'surveys.create',
  deleteCealResult: 'surveys.delete',
  createCealMeasure: 'actionPlans.create',
} as const satisfies Policies

export const withoutProof = {
  definitions: ['importCealResults', 'deleteCealResult'],
  records: ['createCealMeasure'],
} as const satisfies WithoutProofFor<typeof operations>
