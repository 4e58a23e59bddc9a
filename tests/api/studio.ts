import type { Session } from '../client.ts'
import { outcome } from './payroll.ts'

/** The documents of the formula studio, and what tests read of their answers. */
const OPENED = `query Opened($input: StudioConceptInput!) {
  studioConcept(input: $input) {
    kind code title sourceCode law since version months { id yearMonth businessName contracts }
  }
}`
const MONTHS = 'query Months { studioMonths { id yearMonth businessName contracts } }'
const LIBRARY = `query Library($input: FormulaLibraryInput!) {
  formulaLibrary(input: $input) {
    yearMonth facts { code options } variables { code unit value source }
    concepts { code formula own }
  }
}`
const PREVIEW = `query Preview($input: PreviewConceptInput!) {
  previewConcept(input: $input) {
    watched unit problem breaks
    rows { contractId name why now draft before netNow netDraft error errorNow }
  }
}`
const EXPLAIN = `query Explain($input: ExplainDraftInput!) {
  explainDraft(input: $input) { code parent numbers shown }
}`
const IMPACT = `query Impact($input: ConceptImpactInput!) {
  conceptImpact(input: $input) {
    done total next changed concept net cost failures
    top { name before after }
  }
}`
const CASES = `query Cases($input: ConceptCasesInput!) {
  conceptCases(input: $input) {
    red mutants survivors { before after } cases { id title expected got error passes }
  }
}`
const FACTS = `query Facts($input: CaseFactsInput!) {
  caseFacts(input: $input) { result facts { code unit value } }
}`
const CREATE = `mutation Create($input: CreateConceptCaseInput!) {
  createConceptCase(input: $input) { ${outcome} data { id } }
}`
const UPDATE = `mutation Update($input: UpdateConceptCaseInput!) {
  updateConceptCase(input: $input) { ${outcome} data { id } }
}`
const REMOVE = `mutation Remove($input: ByIdConceptCase!) {
  deleteConceptCase(input: $input) { ${outcome} data { id } }
}`

const SAVE = `mutation Save($input: SaveConceptInput!) {
  saveConcept(input: $input) { ${outcome} data }
}`

/** A draft of an item in pesos, unless its options say otherwise, tried on a month. */
export const draftOf =
  (payrollMonthId: string) =>
  (code: string, sourceCode: string | null, more: Record<string, unknown> = {}) => ({
    kind: 'ITEM',
    isNew: false,
    code,
    title: code,
    sourceCode,
    type: 'EARNING',
    inputUnit: 'CLP',
    taxable: false,
    tributable: false,
    gratification: false,
    proportional: false,
    payrollMonthId,
    ...more,
  })

type Input = Record<string, unknown>
type Month = { id: string; yearMonth: number; businessName: string; contracts: number }
type Opened = {
  kind: string
  sourceCode: string | null
  since: number | null
  version: number | null
  months: Month[]
}
type Row = {
  contractId: string
  why: string
  now: number | null
  draft: number | null
  before: number | null
  netNow: number | null
  netDraft: number | null
  error: string | null
  errorNow: string | null
}
type Preview = {
  watched: string
  unit: string
  problem: string | null
  breaks: boolean
  rows: Row[]
}
type Impact = {
  done: number
  total: number | null
  next: string | null
  failures: number
  changed: number
  concept: number
  net: number
  cost: number
  top: { name: string; before: number; after: number }[]
}
type Cases = {
  red: number
  mutants: number
  survivors: { before: string; after: string }[]
  cases: { id: string; title: string; got: number | null; passes: boolean }[]
}
type Library = {
  yearMonth: number
  facts: { code: string; options: string[] }[]
  variables: { code: string; unit: string; value: string; source: string }[]
  concepts: { code: string; own: boolean }[]
}
type Fact = { code: string; unit: string; value: string }

const ask = async <Result>(session: Session, document: string, input?: Input): Promise<Result> => {
  const answer = await session.run<Record<string, Result>>(document, input && { input })
  const [result] = Object.values(answer)
  if (result === undefined) throw new Error('An answer without a field')
  return result
}

export const opened = (by: Session, code: string) => ask<Opened>(by, OPENED, { code })
export const months = (by: Session) => ask<Month[]>(by, MONTHS)
export const library = (by: Session, payrollMonthId: string | null) =>
  ask<Library>(by, LIBRARY, { payrollMonthId })
export const preview = (by: Session, input: Input) =>
  ask<Preview>(by, PREVIEW, { pinned: [], ...input })
export const explain = (by: Session, input: Input) =>
  ask<{ code: string; parent: number | null; numbers: string | null }[]>(by, EXPLAIN, input)
/** All parts of the month, each of which is as many people as a short request reads. */
export async function impact(by: Session, input: Input) {
  const parts: Impact[] = []
  for (let after: string | null = null, isLast = false; !isLast; isLast = after === null) {
    const part: Impact = await ask<Impact>(by, IMPACT, { ...input, after })
    parts.push(part)
    after = part.next
  }
  const sumOf = (name: 'done' | 'changed' | 'concept' | 'net' | 'cost' | 'failures') =>
    parts.reduce((sum, part) => sum + part[name], 0)
  const move = ({ before, after }: Impact['top'][number]) => Math.abs(after - before)
  return {
    parts: parts.length,
    total: parts[0]?.total ?? 0,
    done: sumOf('done'),
    changed: sumOf('changed'),
    concept: sumOf('concept'),
    net: sumOf('net'),
    cost: sumOf('cost'),
    failures: sumOf('failures'),
    top: parts.flatMap(({ top }) => top).toSorted((a, b) => move(b) - move(a)),
  }
}
export const cases = (by: Session, input: Input) => ask<Cases>(by, CASES, input)
export const facts = (by: Session, input: Input) =>
  ask<{ result: number | null; facts: Fact[] }>(by, FACTS, input)
export const create = (by: Session, input: Input) => by.mutate<{ id: string }>(CREATE, { input })
export const update = (by: Session, input: Input) => by.mutate<{ id: string }>(UPDATE, { input })
export const remove = (by: Session, id: string) =>
  by.mutate<{ id: string }>(REMOVE, { input: { id } })

/** Saves a draft; the month it was tried on is not asked. */
export const save = (by: Session, { payrollMonthId: _tried, ...input }: Input) =>
  by.mutate<string>(SAVE, { input })
