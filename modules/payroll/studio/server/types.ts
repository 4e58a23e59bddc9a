import { ItemType, ItemUnit } from '#modules/concepts/concept-library/model/catalogs.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { contractPersonSpecs } from '#platform/server/graphql/specs.ts'
import { DraftKind } from '../model/draft.ts'
import type { Case } from './cases.queries.ts'
import type { caseFacts, CaseFact, CaseReport, CaseResult } from './cases.service.ts'
import type { Broken, Impact, Moved } from './impact.service.ts'
import type { Preview, PreviewRow } from './preview.service.ts'
import type {
  ConceptWord,
  formulaLibrary,
  studioConcept,
  studioMonths,
  TableWord,
  Word,
} from './workbench.service.ts'

/** API types of the studio: words of the language, people, effects, cases. */
const WordType = objectFrom<Word>('FormulaWord', {
  code: of.text,
  label: of.text,
  unit: of.text,
  decimals: of.int,
  min: of.pesos,
  max: of.pesos,
  options: of.list(of.text),
  value: of.maybe(of.text),
  source: of.maybe(of.text),
})

const ColumnType = objectFrom<TableWord['columns'][number]>('FormulaTableColumn', {
  code: of.text,
  label: of.text,
  unit: of.text,
  decimals: of.int,
})

const TableType = objectFrom<TableWord>('FormulaTable', {
  code: of.text,
  label: of.text,
  unit: of.text,
  decimals: of.int,
  columns: of.list(of.object(ColumnType)),
  source: of.maybe(of.text),
})

const ClassType = objectFrom<{ code: string; label: string }>('FormulaClass', {
  code: of.text,
  label: of.text,
})

const ConceptType = objectFrom<ConceptWord>('FormulaConcept', {
  code: of.text,
  label: of.text,
  unit: of.text,
  decimals: of.int,
  formula: of.text,
  classes: of.list(of.text),
  min: of.maybe(of.pesos),
  max: of.maybe(of.pesos),
  category: of.text,
  source: of.text,
  own: of.flag,
})

export const LibraryType = objectFrom<Awaited<ReturnType<typeof formulaLibrary>>>(
  'FormulaLibrary',
  {
    yearMonth: of.yearMonth,
    facts: of.list(of.object(WordType)),
    variables: of.list(of.object(WordType)),
    tables: of.list(of.object(TableType)),
    classes: of.list(of.object(ClassType)),
    concepts: of.list(of.object(ConceptType)),
  },
)

export const MonthChoiceType = objectFrom<Awaited<ReturnType<typeof studioMonths>>[number]>(
  'StudioMonth',
  { id: of.id('payrollMonth'), yearMonth: of.yearMonth, businessName: of.text, contracts: of.int },
)

const UserType = objectFrom<{ code: string; title: string }>('StudioUser', {
  code: of.text,
  title: of.text,
})

export const StudioType = objectFrom<Awaited<ReturnType<typeof studioConcept>>>('StudioConcept', {
  kind: of.choice(DraftKind),
  code: of.text,
  title: of.text,
  sourceCode: of.maybe(of.text),
  borrowed: of.maybe(of.text),
  type: of.choice(ItemType),
  inputUnit: of.choice(ItemUnit),
  inputName: of.maybe(of.text),
  since: of.maybe(of.yearMonth),
  version: of.maybe(of.int),
  law: of.maybe(of.text),
  taxable: of.flag,
  tributable: of.flag,
  gratification: of.flag,
  proportional: of.flag,
  users: of.list(of.object(UserType)),
  months: of.list(of.object(MonthChoiceType)),
})

const RowType = objectFrom<PreviewRow>('ConceptPreviewRow', {
  ...contractPersonSpecs,
  jobTitle: of.text,
  why: of.text,
  now: of.maybe(of.pesos),
  draft: of.maybe(of.pesos),
  before: of.maybe(of.pesos),
  netNow: of.maybe(of.pesos),
  netDraft: of.maybe(of.pesos),
  error: of.maybe(of.text),
  errorNow: of.maybe(of.text),
})

export const PreviewType = objectFrom<Preview>('ConceptPreview', {
  watched: of.text,
  unit: of.text,
  decimals: of.int,
  problem: of.maybe(of.text),
  breaks: of.flag,
  rows: of.list(of.object(RowType)),
})

const MovedType = objectFrom<Moved>('ConceptMoved', {
  ...contractPersonSpecs,
  before: of.pesos,
  after: of.pesos,
  netBefore: of.pesos,
  netAfter: of.pesos,
})

const BrokenType = objectFrom<Broken>('ConceptBroken', {
  contractId: of.id('contract'),
  name: of.text,
  message: of.text,
})

export const ImpactType = objectFrom<Impact>('ConceptImpact', {
  watched: of.text,
  done: of.int,
  total: of.maybe(of.int),
  next: of.maybe(of.id('contract')),
  changed: of.int,
  concept: of.pesos,
  net: of.pesos,
  cost: of.pesos,
  broken: of.list(of.object(BrokenType)),
  failures: of.int,
  mended: of.int,
  top: of.list(of.object(MovedType)),
})

const ResultType = objectFrom<CaseResult>('ConceptCaseResult', {
  id: of.id('conceptCase'),
  title: of.text,
  businessId: of.id('business'),
  yearMonth: of.yearMonth,
  userId: of.maybe(of.id('user')),
  expected: of.pesos,
  version: of.int,
  got: of.maybe(of.pesos),
  error: of.maybe(of.text),
  passes: of.flag,
})

const SlipType = objectFrom<CaseReport['survivors'][number]>('FormulaSlip', {
  from: of.int,
  to: of.int,
  before: of.text,
  after: of.text,
})

export const ReportType = objectFrom<CaseReport>('ConceptCaseReport', {
  cases: of.list(of.object(ResultType)),
  red: of.int,
  mutants: of.int,
  survivors: of.list(of.object(SlipType)),
})

const FactType = objectFrom<CaseFact>('ConceptCaseFact', {
  code: of.text,
  label: of.text,
  unit: of.text,
  value: of.text,
  options: of.list(of.text),
})

export const FactsType = objectFrom<Awaited<ReturnType<typeof caseFacts>>>('ConceptCaseFacts', {
  result: of.maybe(of.pesos),
  facts: of.list(of.object(FactType)),
})

export const CaseType = objectFrom<Omit<Case, 'facts'>>('ConceptCase', {
  id: of.id('conceptCase'),
  code: of.text,
  title: of.text,
  businessId: of.id('business'),
  yearMonth: of.yearMonth,
  userId: of.maybe(of.id('user')),
  expected: of.pesos,
  version: of.int,
})
