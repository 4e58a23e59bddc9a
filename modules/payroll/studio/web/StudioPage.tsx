import { useParams } from 'react-router'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { FormulaLibrary, StudioConcept, StudioMonths } from '#generated/operations/studio.ts'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { basesOf } from '#modules/concepts/concept-library/model/item.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import type { DraftValues } from '../model/draft.ts'
import { Workbench } from './Workbench.tsx'
import type { Concept } from './types.ts'
import './studio.css'

/** Where a formula is written: what it says, what it does to real people, what it will change. */
export default function StudioPage() {
  const { code } = useParams()
  const [params] = useAddressParams()
  const wanted = code ?? params.get('desde')
  const concept = useDetail(StudioConcept, wanted === null ? null : { input: { code: wanted } })
  const months = useDetail(StudioMonths, {}, { enabled: wanted === null })
  const opened = concept.data?.studioConcept
  const choices = opened?.months ?? months.data?.studioMonths
  const month = choices?.find(({ id }) => id === params.get('mes')) ?? choices?.[0]
  const library = useDetail(
    FormulaLibrary,
    { input: { payrollMonthId: month?.id ?? null } },
    { enabled: choices !== undefined, keep: true },
  )
  const failed = concept.error ?? months.error ?? library.error
  if (failed) {
    return <LoadProblem error={failed} page retry={() => (concept.reload(), library.reload())} />
  }
  // What belongs to another concept, or to none, is not what this one begins with.
  const waits = wanted !== null && !opened
  if (waits || !choices || !library.data) return <PageSkeleton />
  return (
    <Workbench
      key={code}
      concept={code === undefined ? undefined : opened}
      stored={storedOf(opened, code === undefined, params.get('tipo') === 'formula')}
      months={choices}
      month={month}
      library={library.data.formulaLibrary}
    />
  )
}

/** What is stored of it, or a new one: blank, or with the formula of the one it comes from. */
function storedOf(concept: Concept | undefined, isNew: boolean, formula: boolean): DraftValues {
  const blank = newDraft(formula)
  if (!concept) return blank
  if (isNew) return { ...blank, sourceCode: concept.sourceCode ?? null }
  const { kind, code, title, type, inputUnit } = concept
  const { taxable, tributable, gratification, proportional } = concept
  const texts = { sourceCode: concept.sourceCode ?? null, inputName: concept.inputName ?? null }
  const flags = { taxable, tributable, gratification, proportional }
  return { kind, code, title, type, inputUnit, ...texts, ...flags, isNew: false }
}

const newDraft = (formula: boolean): DraftValues => ({
  kind: formula ? 'FORMULA' : 'ITEM',
  isNew: true,
  code: '',
  title: '',
  sourceCode: null,
  type: 'EARNING',
  inputUnit: 'CLP',
  inputName: formula ? 'VALOR' : null,
  ...basesOf('EARNING'),
  gratification: false,
  proportional: false,
})
