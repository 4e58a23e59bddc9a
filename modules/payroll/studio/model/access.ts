import type { Policies, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  studioConcept: 'formulas.read',
  studioMonths: 'formulas.read',
  formulaLibrary: 'formulas.read',
  previewConcept: 'formulas.read',
  explainDraft: 'formulas.read',
  conceptImpact: 'formulas.read',
  conceptCases: 'formulas.read',
  caseFacts: 'formulas.read',
  createConceptCase: 'formulas.update',
  updateConceptCase: 'formulas.update',
  deleteConceptCase: 'formulas.update',
  saveConcept: ['formulas.update', 'formulas.create', 'items.update', 'items.create'],
} as const satisfies Policies

export const withoutProof = {
  definitions: ['saveConcept', 'createConceptCase', 'updateConceptCase', 'deleteConceptCase'],
} as const satisfies WithoutProofFor<typeof operations>
