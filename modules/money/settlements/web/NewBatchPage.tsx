import { Alert } from 'antd'
import { useState } from 'react'
import { counted } from '#chile/counts.ts'
import { isDate } from '#chile/dates.ts'
import type { SettlementBatchPreviewQueryVariables } from '#generated/documents/graphql.ts'
import { ContractEndingBatches } from '#generated/operations/contract-endings.ts'
import {
  CreateSettlementBatch,
  DismissalCauses,
  SettlementBatchPreview,
} from '#generated/operations/settlements.ts'
import { ContractType } from '#modules/people/contracts/model/catalogs.ts'
import { formatDate } from '#platform/web/format.ts'
import { Field, FreeField } from '#platform/web/kit/Field.tsx'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { FormPage, Section } from '#platform/web/kit/FormPage.tsx'
import { FoldedSection } from '#platform/web/kit/FoldedSection.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import type { FormValues } from '#platform/web/kit/form-props.ts'
import { useDebounced } from '#platform/web/kit/useDebounced.ts'
import { useCan } from '#platform/web/me.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { useNavigate } from 'react-router'
import { chosenFields, SettlementBatch } from '../model/batch.ts'
import { CandidatesTable } from './CandidatesTable.tsx'
import type { Cause } from './types.ts'

type Chosen = SettlementBatchPreviewQueryVariables['input']

const initial: FormValues = {}

/** The finiquitos of many people, who are shown before anything is calculated. */
export default function NewBatchPage() {
  const navigate = useNavigate()
  const create = useAction(CreateSettlementBatch, {
    done: 'Los finiquitos se calculan',
    after: ({ id }) => void navigate(pathTo('finiquitos/masivos/:id', { id })),
  })
  const [typed, setTyped] = useState(initial)
  return (
    <>
      <FormPage
        title="Nuevo finiquito masivo"
        action={create}
        initial={initial}
        toInput={flagsSaid}
        onChange={setTyped}
        cancel={pathTo('finiquitos/masivos')}
        submit="Calcular"
        draft="settlement-batch-new"
      >
        <Section title="A quiénes" text="Cada dato que se indica deja a menos personas">
          <Field of={SettlementBatch} name="businessId" autoFocus />
          <Field of={SettlementBatch} name="name" />
          <EndingBatch />
          <FreeField field={chosenFields.contractType} name="contractType" />
          <FreeField field={chosenFields.endsFrom} name="endsFrom" />
          <FreeField field={chosenFields.endsTo} name="endsTo" />
        </Section>
        <FoldedSection title="Área o RUT" text="De un área, o de una lista pegada">
          <FreeField field={chosenFields.area} name="area" />
          <FreeField field={chosenFields.ruts} name="ruts" wide rows={4} />
        </FoldedSection>
        <Section
          title="Causal, fechas y pago"
          text="Lo que se deja en blanco es lo que dice el término de cada persona"
        >
          <Field of={SettlementBatch} name="dismissalCause" wide />
          <Field of={SettlementBatch} name="disengagementDate" />
          <Field of={SettlementBatch} name="payDate" />
          <Field of={SettlementBatch} name="noticeDate" />
          <Field of={SettlementBatch} name="contributionsPaid" />
          <Field of={SettlementBatch} name="payLastPayslip" />
        </Section>
      </FormPage>
      <Preview values={typed} />
    </>
  )
}

/** Contracts that were ended in one act are offered to whoever may read such acts. */
function EndingBatch() {
  const may = useCan()('contractSettlements.update')
  const { data, loading } = useDetail(
    ContractEndingBatches,
    { filter: {}, page: { number: 1, size: 100 } },
    { enabled: may },
  )
  if (!may) return null
  const options = (data?.contractEndingBatches.rows ?? [])
    .filter(({ state }) => state === 'ENDED')
    .map(({ id, jobTitle, contractFinalDate }) => ({
      value: id,
      label: `${jobTitle}, ${formatDate(contractFinalDate)}`,
    }))
  return (
    <FreeField
      field={chosenFields.endingBatchId}
      name="endingBatchId"
      options={options}
      loading={loading}
    />
  )
}

/** Flags that nobody touched are no. */
const flagsSaid = (values: FormValues): FormValues => ({
  ...values,
  contributionsPaid: values['contributionsPaid'] === true,
  payLastPayslip: values['payLastPayslip'] === true,
})

const textIn = (values: FormValues, name: string): string | null => {
  const value = values[name]
  return typeof value === 'string' && value !== '' ? value : null
}
const dayIn = (values: FormValues, name: string): string | null => {
  const value = values[name]
  return isDate(value) ? value : null
}

/** The people that the form means; nothing while it lacks the razón social. */
function chosenIn(values: FormValues, causes: readonly Cause[]): Chosen | undefined {
  const businessId = textIn(values, 'businessId')
  const { contractType, dismissalCause } = values
  if (!businessId) return undefined
  return {
    businessId,
    endingBatchId: textIn(values, 'endingBatchId'),
    area: textIn(values, 'area'),
    contractType: ContractType.has(contractType) ? contractType : null,
    endsFrom: dayIn(values, 'endsFrom'),
    endsTo: dayIn(values, 'endsTo'),
    ruts: textIn(values, 'ruts'),
    dismissalCause: causes.find(({ cause }) => cause === dismissalCause)?.cause ?? null,
    disengagementDate: dayIn(values, 'disengagementDate'),
  }
}

function Preview({ values }: { values: FormValues }) {
  const { data } = useDetail(DismissalCauses)
  const chosen = useDebounced(chosenIn(values, data?.dismissalCauses ?? []), 300)
  return chosen ? <Found chosen={chosen} /> : null
}

function Found({ chosen }: { chosen: Chosen }) {
  const { data, error, reload } = useDetail(
    SettlementBatchPreview,
    { input: chosen },
    { keep: true },
  )
  if (error?.field) return <Alert type="warning" showIcon title={error.message} />
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return null
  const { ready, left, unknown } = data.settlementBatchPreview
  return (
    <Panel
      title={counted(ready, 'persona queda', 'personas quedan')}
      text={left > 0 ? `${counted(left, 'persona no', 'personas no')}, y se dice por qué` : ''}
    >
      {unknown.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={`Sin contrato vigente entre los elegidos: ${unknown.join(', ')}`}
        />
      )}
      <CandidatesTable chosen={chosen} />
    </Panel>
  )
}
