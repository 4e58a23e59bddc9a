import { useState } from 'react'
import { formatNumber } from '#chile/numbers.ts'
import { CaseFacts, CreateConceptCase, PreviewConcept } from '#generated/operations/studio.ts'
import { decimal, text } from '#platform/model/field.ts'
import { Field, FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { ConceptCase } from '../model/concept-case.ts'
import { formulaText } from '../model/draft.ts'
import type { DraftInput } from './draft-input.ts'

type Props = { input: DraftInput; form: OpenForm }

/** A case: whose facts, which of them are changed, and what the concept should give. */
export function CaseDialog({ input, form }: Props) {
  const [contractId, setContract] = useState<string | null>(null)
  const asked = useDetail(CaseFacts, { input: { ...input, contractId } }, { keep: true })
  const people = useDetail(PreviewConcept, { input: { ...input, pinned: [] } }).data?.previewConcept
    .rows
  const create = useAction(CreateConceptCase, { done: 'Caso guardado' })
  const facts = asked.data?.caseFacts
  const result = facts?.result ?? null
  return (
    <FormDialog
      title="Nuevo caso de prueba"
      width={640}
      waiting={!facts && <PageSkeleton header={false} />}
      action={create}
      more={input}
      initial={{
        contractId: null,
        ...Object.fromEntries((facts?.facts ?? []).map((fact) => [nameOf(fact), fact.value])),
      }}
      toInput={(values) => inputOf(values, facts?.facts ?? [])}
      onChange={(values) => setContract(contractIn(values))}
      submit="Guardar caso"
      form={form}
    >
      <Field of={ConceptCase} name="title" autoFocus />
      <Field
        of={ConceptCase}
        name="userId"
        path="contractId"
        label="Datos de"
        placeholder="Nadie en particular: se ingresan"
        options={(people ?? []).map((row) => ({ value: row.contractId, label: row.name }))}
      />
      <Facts facts={facts?.facts ?? []} formula={formulaText(input)} />
      <Field of={ConceptCase} name="expected" label="Resultado esperado, en pesos" />
      {result !== null && (
        <p className="soft">
          Con los datos de origen el borrador da ${formatNumber(result)}. Escriba lo que debe dar:
          copiarlo no prueba nada.
        </p>
      )}
    </FormDialog>
  )
}

type Fact = { code: string; label: string; unit: string; value: string; options: string[] }

/** The value of the form that holds a fact. */
const nameOf = ({ code }: Pick<Fact, 'code'>) => `fact ${code}`

const contractIn = ({ contractId }: FormValues): string | null =>
  typeof contractId === 'string' && contractId !== '' ? contractId : null

/** What travels: only the facts that were changed. */
function inputOf(values: FormValues, facts: readonly Fact[]): Record<string, unknown> {
  const changed = facts.flatMap((fact) => {
    const value = values[nameOf(fact)]
    return value === undefined || value === null || String(value) === fact.value
      ? []
      : [{ code: fact.code, value: String(value) }]
  })
  return {
    contractId: contractIn(values),
    caseTitle: values['title'],
    expected: values['expected'],
    facts: changed,
  }
}

type FactsProps = { facts: readonly Fact[]; formula: string }

/** Only what the concept depends on: first what the formula names, then what is behind that. */
function Facts({ facts, formula }: FactsProps) {
  const named = namesIn(formula)
  const ordered = facts.toSorted((a, b) => Number(a.value === '0') - Number(b.value === '0'))
  const [own = [], others = []] = [true, false].map((is) =>
    ordered.filter(({ code }) => named.has(code) === is),
  )
  if (facts.length === 0) return <p className="soft">La fórmula no depende de ningún dato.</p>
  return (
    <fieldset className="st-facts">
      <legend>Datos de los que depende ({facts.length})</legend>
      {own.map((fact) => (
        <OneFact key={fact.code} fact={fact} />
      ))}
      {own.length > 0 && others.length > 0 && (
        <p className="soft st-facts-behind">A través de otros conceptos</p>
      )}
      {others.map((fact) => (
        <OneFact key={fact.code} fact={fact} />
      ))}
    </fieldset>
  )
}

const namesIn = (formula: string): ReadonlySet<string> =>
  new Set(formula.match(/[A-Z][A-Z0-9_]*/g) ?? [])

function OneFact({ fact }: { fact: Fact }) {
  const { label, unit, options } = fact
  const words = unitWords[unit] ?? unit
  const list = unit === 'LOGICO' ? yesOrNo : options.map((value) => ({ value, label: value }))
  const [field] = useState(() =>
    list.length > 0 ? text(label) : decimal(label, 6, { ...limits, unit: words }),
  )
  return (
    <FreeField field={field} name={nameOf(fact)} {...(list.length > 0 ? { options: list } : {})} />
  )
}

const limits = { min: -999_999_999_999, max: 999_999_999_999 }

const unitWords: Readonly<Record<string, string>> = {
  CLP: 'pesos',
  LOGICO: '',
  OPCION: '',
  número: '',
}

const yesOrNo = [
  { value: '1', label: 'Sí' },
  { value: '0', label: 'No' },
]
