import { Alert, Input, InputNumber, Modal, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { formatNumber } from '#chile/numbers.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { CreateCase, FactsOfCase, Preview } from './documents.ts'
import type { DraftInput } from './Workbench.tsx'

type Props = { input: DraftInput; onClose: () => void }

/** A case: whose facts, which of them are changed, and what the concept should give. */
export function CaseDialog({ input, onClose }: Props) {
  const [contractId, setContract] = useState<string | null>(null)
  const [title, setTitle] = useState('')
  const [expected, setExpected] = useState<number | null>(null)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const asked = useDetail(FactsOfCase, { input: { ...input, contractId } })
  const facts = asked.data?.caseFacts
  const create = useAction(CreateCase, { done: 'Caso guardado', after: onClose })
  const given = Object.entries(values).map(([code, value]) => ({ code, value }))
  const whyNot = whyNotSave(title, expected)
  const save = () =>
    create
      .attempt({
        input: { ...input, contractId, caseTitle: title, expected: expected ?? 0, facts: given },
      })
      .catch(() => undefined)
  return (
    <Modal
      open
      title="Nuevo caso de prueba"
      okText="Guardar caso"
      cancelText="Cancelar"
      confirmLoading={create.busy}
      okButtonProps={whyNot ? { disabled: true, title: whyNot } : {}}
      onOk={() => void save()}
      onCancel={onClose}
      width={640}
    >
      <div className="st-case-form">
        <label htmlFor="st-case-title">Qué prueba</label>
        <Input
          id="st-case-title"
          value={title}
          maxLength={120}
          placeholder="Medio mes, con tope"
          onChange={(event) => setTitle(event.target.value)}
        />
        <Whose
          {...{ input, contractId }}
          onChange={(id) => {
            setContract(id)
            setValues({})
          }}
        />
        {facts ? (
          <Facts
            facts={facts.facts}
            values={values}
            formula={input.sourceCode ?? ''}
            onChange={setValues}
          />
        ) : (
          <Skeleton active paragraph={{ rows: 3 }} />
        )}
        <Expected value={expected} onChange={setExpected} />
        {facts?.result !== null && facts?.result !== undefined && given.length === 0 && (
          <p className="soft">
            Con estos datos el borrador da ${formatNumber(facts.result)}. Escriba lo que debe dar:
            copiarlo no prueba nada.
          </p>
        )}
      </div>
      {create.error && <Alert type="error" showIcon role="alert" title={create.error.message} />}
    </Modal>
  )
}

function whyNotSave(title: string, expected: number | null): string | undefined {
  if (title.trim() === '') return 'Falta decir qué prueba'
  return expected === null ? 'Falta el resultado esperado' : undefined
}

type WhoseProps = {
  input: DraftInput
  contractId: string | null
  onChange: (contractId: string | null) => void
}

/** The facts are those of a person of the month, or entered. */
function Whose({ input, contractId, onChange }: WhoseProps) {
  const people = useDetail(Preview, { input: { ...input, pinned: [] } }).data?.previewConcept.rows
  return (
    <>
      <label htmlFor="st-case-who">Datos de</label>
      <Select
        id="st-case-who"
        value={contractId ?? ''}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={(id) => onChange(id === '' ? null : id)}
        options={[
          { value: '', label: 'Nadie en particular: se ingresan' },
          ...(people ?? []).map((row) => ({ value: row.contractId, label: row.name })),
        ]}
      />
    </>
  )
}

type ExpectedProps = { value: number | null; onChange: (value: number | null) => void }

function Expected({ value, onChange }: ExpectedProps) {
  return (
    <>
      <label htmlFor="st-case-expected">Resultado esperado, en pesos</label>
      <InputNumber<number>
        id="st-case-expected"
        value={value}
        min={0}
        precision={0}
        decimalSeparator=","
        onChange={onChange}
        style={{ width: '100%' }}
      />
    </>
  )
}

type Fact = { code: string; label: string; unit: string; value: string; options: string[] }
type FactsProps = {
  facts: readonly Fact[]
  values: Readonly<Record<string, string>>
  formula: string
  onChange: (values: Readonly<Record<string, string>>) => void
}

/** Only what the concept depends on: first what the formula names, then what is behind that. */
function Facts({ facts, values, formula, onChange }: FactsProps) {
  const named = namesIn(formula)
  const ordered = facts.toSorted((a, b) => Number(a.value === '0') - Number(b.value === '0'))
  const [own, others] = [true, false].map((is) =>
    ordered.filter(({ code }) => named.has(code) === is),
  )
  const set = (code: string, value: string) => onChange({ ...values, [code]: value })
  if (facts.length === 0) return <p className="soft">La fórmula no depende de ningún dato.</p>
  const shown = (some: readonly Fact[] = []) =>
    some.map((fact) => (
      <OneFact key={fact.code} fact={fact} value={values[fact.code]} onChange={set} />
    ))
  return (
    <fieldset className="st-facts">
      <legend>Datos de los que depende ({facts.length})</legend>
      {shown(own)}
      {(own ?? []).length > 0 && (others ?? []).length > 0 && (
        <p className="soft st-facts-behind">A través de otros conceptos</p>
      )}
      {shown(others)}
    </fieldset>
  )
}

const namesIn = (formula: string): ReadonlySet<string> =>
  new Set(formula.match(/[A-Z][A-Z0-9_]*/g) ?? [])

type OneProps = {
  fact: Fact
  value: string | undefined
  onChange: (code: string, value: string) => void
}

function OneFact({ fact, value, onChange }: OneProps) {
  const { code, label, unit } = fact
  const options = optionsOf(fact)
  return (
    <div className="st-fact">
      <label htmlFor={`st-fact-${code}`}>
        {label} <span className="soft">{unitWords[unit] ?? unit}</span>
      </label>
      {options.length > 0 ? (
        <Select
          id={`st-fact-${code}`}
          value={value ?? fact.value}
          onChange={(next) => onChange(code, next)}
          options={options}
        />
      ) : (
        <Input
          id={`st-fact-${code}`}
          className="tabular"
          inputMode="decimal"
          value={(value ?? fact.value).replace('.', ',')}
          onChange={(event) => onChange(code, event.target.value)}
        />
      )}
    </div>
  )
}

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

const optionsOf = ({ unit, options }: Fact) =>
  unit === 'LOGICO' ? yesOrNo : options.map((option) => ({ value: option, label: option }))
