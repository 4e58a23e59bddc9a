import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { counted } from '#chile/counts.ts'
import type { SettlementBatchPreviewQuery } from '#generated/documents/graphql.ts'
import { ContractEndingBatches } from '#generated/operations/contract-endings.ts'
import {
  CreateSettlementBatch,
  DismissalCauses,
  SettlementBatchChoices,
  SettlementBatchPreview,
} from '#generated/operations/settlements.ts'
import { ContractType } from '#modules/people/contracts/model/catalogs.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { Field, FieldList, FreeField } from '#platform/web/kit/form/Field.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { FoldedSection } from '#platform/web/kit/form/FoldedSection.tsx'
import { usePropose, useValue } from '#platform/web/kit/form/form-hooks.tsx'
import type { FormValues } from '#platform/web/kit/form/form-props.ts'
import { ActPreview, type Outcome } from '#platform/web/kit/mass/ActPreview.tsx'
import { dayIn, useOfBusiness, withPeople, wordIn } from '#platform/web/kit/mass/choosing.ts'
import { NewMassActPage, useMaking } from '#platform/web/kit/mass/NewMassActPage.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { chosenFields, SettlementBatch } from '../model/batch.ts'
import { act } from './batch-act.ts'
import { CandidatesTable } from './CandidatesTable.tsx'
import type { Cause } from './types.ts'

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
      const value = wordIn(values, field)
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
  const { data } = useDetail(DismissalCauses)
  const causes = data?.dismissalCauses ?? []
  const making = useMaking(
    () => valuesIn(params),
    (values) => askedOf(values, causes),
  )
  const take = (values: FormValues) => {
    making.onChange(values)
    setParams(addressOf(values), { replace: true })
  }
  return (
    <NewMassActPage
      act={act}
      making={{ ...making, onChange: take }}
      action={create}
      toInput={flagsSaid}
      submit="Calcular"
      draft="settlement-batch-new"
      preview={
        <ActPreview
          of={SettlementBatchPreview}
          asked={making.asked}
          outcome={outcomeOf}
          people={(asked) => <CandidatesTable chosen={asked} />}
        />
      }
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
    </NewMassActPage>
  )
}

/** Takes back what was chosen of another razón social, once it is known what this one has. */
function useOffered(name: string, offered: readonly string[] | undefined) {
  const chosen = wordIn({ value: useValue(name) }, 'value')
  const propose = usePropose()
  const isGone = offered !== undefined && chosen !== null && !offered.includes(chosen)
  useEffect(() => {
    if (isGone) propose(name, null)
    // The function is new at every drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isGone])
}

const withContracts = (name: string, people: number) =>
  withPeople(name, people, 'contrato', 'contratos')

/** The areas and positions that people of the razón social have, with how many there are. */
function Places() {
  const { data, loading } = useOfBusiness(SettlementBatchChoices)
  const choices = data?.settlementBatchChoices
  useOffered(
    'areaId',
    choices?.areas.map(({ id }) => id),
  )
  useOffered(
    'jobTitle',
    choices?.jobTitles.map(({ name }) => name),
  )
  return (
    <>
      <FreeField
        field={chosenFields.areaId}
        name="areaId"
        options={(choices?.areas ?? []).map(({ id, name, people, isClosed }) => ({
          value: id,
          label: `${withContracts(name, people)}${isClosed ? ', ya no se ofrece' : ''}`,
        }))}
        loading={loading}
      />
      <FreeField
        field={chosenFields.jobTitle}
        name="jobTitle"
        options={(choices?.jobTitles ?? []).map(({ name, people }) => ({
          value: name,
          label: withContracts(name, people),
        }))}
        loading={loading}
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

/** The people that the form means; nothing while it lacks the razón social. */
function askedOf(values: FormValues, causes: readonly Cause[]) {
  const businessId = wordIn(values, 'businessId')
  const { contractType, dismissalCause } = values
  if (businessId === null) return null
  return {
    businessId,
    endingBatchId: wordIn(values, 'endingBatchId'),
    areaId: wordIn(values, 'areaId'),
    jobTitle: wordIn(values, 'jobTitle'),
    contractType: ContractType.has(contractType) ? contractType : null,
    endsFrom: dayIn(values, 'endsFrom'),
    endsTo: dayIn(values, 'endsTo'),
    ruts: wordIn(values, 'ruts'),
    dismissalCause: causes.find(({ cause }) => cause === dismissalCause)?.cause ?? null,
    disengagementDate: dayIn(values, 'disengagementDate'),
  }
}

const outcomeOf = ({ settlementBatchPreview }: SettlementBatchPreviewQuery): Outcome => {
  const { ready, left, unknown } = settlementBatchPreview
  return {
    title: counted(ready, 'persona queda', 'personas quedan'),
    text: left > 0 ? [`${counted(left, 'persona no', 'personas no')}, y se dice por qué`] : [],
    warnings:
      unknown.length > 0 ? [`Sin contrato vigente entre los elegidos: ${unknown.join(', ')}`] : [],
  }
}
