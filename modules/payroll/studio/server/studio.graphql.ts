import { NodeType } from '#modules/payroll/payslips/server/index.ts'
import { id, integer, longText, optional, ref, text, yearMonth } from '#platform/model/field.ts'
import { byId, inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { ConceptCase } from '../model/concept-case.ts'
import { Draft } from '../model/draft.ts'
import {
  caseFacts,
  conceptCases,
  createConceptCase,
  deleteConceptCase,
  updateConceptCase,
} from './cases.service.ts'
import { conceptImpact } from './impact.service.ts'
import { explainDraft, previewConcept } from './preview.service.ts'
import { saveConcept } from './save.service.ts'
import {
  CaseType,
  FactsType,
  ImpactType,
  LibraryType,
  MonthChoiceType,
  PreviewType,
  ReportType,
  StudioType,
} from './types.ts'
import { formulaLibrary, studioConcept, studioMonths } from './workbench.service.ts'

/** A draft in progress, and the month it is tried on. */
const tried = { ...Draft.fields, payrollMonthId: ref('payrollMonth', 'Mes') }
const contract = ref('contract', 'Contrato')

query('studioConcept', {
  input: inputFrom('StudioConceptInput', { code: text('Código', { max: 60 }) }),
  type: StudioType,
  run: studioConcept,
})

query('studioMonths', { type: MonthChoiceType, many: true, run: studioMonths })

query('formulaLibrary', {
  input: inputFrom('FormulaLibraryInput', {
    payrollMonthId: optional(ref('payrollMonth', 'Mes')),
  }),
  type: LibraryType,
  run: formulaLibrary,
})

query('previewConcept', {
  input: inputFrom('PreviewConceptInput', {
    ...tried,
    pinned: listOf(inputFrom('PinnedContract', { contractId: contract })),
  }),
  type: PreviewType,
  run: previewConcept,
})

query('explainDraft', {
  input: inputFrom('ExplainDraftInput', {
    ...tried,
    contractId: contract,
    asked: optional(text('Concepto', { max: 60 })),
  }),
  type: NodeType,
  many: true,
  run: explainDraft,
})

query('conceptImpact', {
  input: inputFrom('ConceptImpactInput', { ...tried, after: optional(contract) }),
  type: ImpactType,
  run: conceptImpact,
})

query('conceptCases', {
  input: inputFrom('ConceptCasesInput', tried),
  type: ReportType,
  run: conceptCases,
})

query('caseFacts', {
  input: inputFrom('CaseFactsInput', { ...tried, contractId: optional(contract) }),
  type: FactsType,
  run: caseFacts,
})

const { title, expected } = ConceptCase.fields
const fact = inputFrom('CaseFactInput', {
  code: text('Dato', { max: 60 }),
  value: text('Valor', { max: 40, sensitivity: 'A' }),
})

mutation('createConceptCase', {
  input: inputFrom('CreateConceptCaseInput', {
    ...tried,
    contractId: optional(contract),
    caseTitle: title,
    expected,
    facts: listOf(fact),
  }),
  type: CaseType,
  run: createConceptCase,
})

mutation('updateConceptCase', {
  input: inputFrom('UpdateConceptCaseInput', { id: id('conceptCase'), title, expected }),
  type: CaseType,
  run: updateConceptCase,
})

mutation('deleteConceptCase', {
  input: byId('conceptCase'),
  type: CaseType,
  run: deleteConceptCase,
})

mutation('saveConcept', {
  input: inputFrom('SaveConceptInput', {
    ...Draft.fields,
    from: yearMonth('Rige desde'),
    version: optional(integer('Versión')),
    reason: optional(longText('Motivo', { max: 500 })),
  }),
  type: 'String',
  run: saveConcept,
})
