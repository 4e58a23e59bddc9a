import { Alert } from 'antd'
import { useEffect, useState } from 'react'
import { counted } from '#chile/counts.ts'
import { isDate } from '#chile/dates.ts'
import type { SettlementBatchPreviewQueryVariables } from '#generated/documents/graphql.ts'
import { ContractEndingBatches } from '#generated/operations/contract-endings.ts'
import {
  CreateSettlementBatch,
  DismissalCauses,
  SettlementBatchChoices,
  SettlementBatchPreview,
} from '#generated/operations/settlements.ts'
import { ContractType } from '#modules/people/contracts/model/catalogs.ts'
import { formatDate } from '#platform/web/format.ts'
import { Field, FieldList, FreeField } from '#platform/web/kit/Field.tsx'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { FormPage, Section } from '#platform/web/kit/FormPage.tsx'
import { FoldedSection } from '#platform/web/kit/FoldedSection.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { usePropose, useValue } from '#platform/web/kit/form-hooks.tsx'
import type { FormValues } from '#platform/web/kit/form-props.ts'
import { useDebounced } from '#platform/web/kit/useDebounced.ts'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useAddressParams } from '#platform/web/useAddressParams.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { useNavigate } from 'react-router'
import { chosenFields, SettlementBatch } from '../model/batch.ts'
import { CandidatesTable } from './CandidatesTable.tsx'
import type { Cause } from './types.ts'

type Chosen = SettlementBatchPreviewQueryVariables['input']

/** What narrows the people, by the name that each has in the address. */
const inAddress = {
  razon: 'businessId',
  masivo: 'endingBatchId',
  area: 'areaId',
  cargo: 'jobTitle',
  tipo: 'contractType',
  desde: 'endsFrom',
  hasta: 'endsTo',
} as const
const addressNames = Object.entries(inAddress)

const valuesIn = (params: URLSearchParams): FormValues =>
  Object.fromEntries(
    addressNames.flatMap(([name, field]) => {
      const value = params.get(name)
      return value === null ? [] : [[field, value]]
    }),
  )
const addressOf = (values: FormValues) =>
  Object.fromEntries(
    addressNames.flatMap(([name, field]) => {
      const value = textIn(values, field)
      return value === null ? [] : [[name, value]]
    }),
  )

/** The finiquitos of many people, who are shown before anything is calculated. */
export default function NewBatchPage() {
  const navigate = useNavigate()
  const create = useAction(CreateSettlementBatch, {
    done: 'Los finiquitos se calculan',
    after: ({ id }) => void navigate(pathTo('finiquitos/masivos/:id', { id })),
  })
  const [params, setParams] = useAddressParams()
  const [initial] = useState(() => valuesIn(params))
  const [typed, setTyped] = useState(initial)
  const take = (values: FormValues) => {
    setTyped(values)
    setParams(addressOf(values), { replace: true })
  }
  return (
    <>
      <FormPage
        title="Nuevo finiquito masivo"
        action={create}
        initial={initial}
        toInput={flagsSaid}
        onChange={take}
        cancel={pathTo('finiquitos/masivos')}
        submit="Calcular"
        draft="settlement-batch-new"
      >
        <Section title="A quiénes" text="Cada dato que se indica deja a menos personas">
          <FieldList of={SettlementBatch} names={['businessId', 'name']} autoFocus />
          <EndingBatch />
          <Places />
          <FreeField field={chosenFields.contractType} name="contractType" />
          <FreeField field={chosenFields.endsFrom} name="endsFrom" />
          <FreeField field={chosenFields.endsTo} name="endsTo" />
        </Section>
        <FoldedSection title="RUT" text="De una lista pegada">
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

/** Takes back what was chosen of another razón social, once it is known what this one has. */
function useOffered(name: string, offered: readonly string[] | undefined) {
  const chosen = textIn({ value: useValue(name) }, 'value')
  const propose = usePropose()
  const isGone = offered !== undefined && chosen !== null && !offered.includes(chosen)
  useEffect(() => {
    if (isGone) propose(name, null)
    // The function is new at every drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isGone])
}

/** The areas and positions that people of the razón social have, with how many there are. */
function Places() {
  const businessId = textIn({ businessId: useValue('businessId') }, 'businessId')
  const { data, loading } = useDetail(
    SettlementBatchChoices,
    businessId === null ? null : { input: { businessId } },
  )
  const choices = data?.settlementBatchChoices
  useOffered(
    'areaId',
    choices?.areas.map(({ id }) => id),
  )
  useOffered(
    'jobTitle',
    choices?.jobTitles.map(({ name }) => name),
  )
  const shared = { loading: businessId !== null && loading }
  return (
    <>
      <FreeField
        field={chosenFields.areaId}
        name="areaId"
        options={(choices?.areas ?? []).map(({ id, name, people, isClosed }) => ({
          value: id,
          label: `${name} (${counted(people, 'contrato')})${isClosed ? ', ya no se ofrece' : ''}`,
        }))}
        {...shared}
      />
      <FreeField
        field={chosenFields.jobTitle}
        name="jobTitle"
        options={(choices?.jobTitles ?? []).map(({ name, people }) => ({
          value: name,
          label: `${name} (${counted(people, 'contrato')})`,
        }))}
        {...shared}
      />
    </>
  )
}

/** Contracts that were ended in one act are offered to whoever may read such acts. */
function EndingBatch() {
  const { data, lacks, loading } = useDetail(
    ContractEndingBatches,
    { filter: {}, page: { number: 1, size: 100 } },
    { needs: 'contractSettlements.update' },
  )
  if (lacks) return null
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
    areaId: textIn(values, 'areaId'),
    jobTitle: textIn(values, 'jobTitle'),
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
