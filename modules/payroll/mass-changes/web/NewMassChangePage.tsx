import { CreateMassChange } from '#generated/operations/mass-changes.ts'
import { ContractOptions } from '#generated/operations/contracts.ts'
import { InputItems } from '#generated/operations/user-items.ts'
import { firstDay, nextMonth, yearMonthOf } from '#chile/period.ts'
import { unitWord } from '#modules/concepts/concept-library/model/input-items.ts'
import { Field, FieldList, FreeField } from '#platform/web/kit/form/Field.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { NewMassActPage, useMaking } from '#platform/web/kit/mass/NewMassActPage.tsx'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { chosenFields, MassChange } from '../model/mass-change.ts'
import { act } from './act.ts'
import { askedOf } from './mass-change-input.ts'
import { ChangePreview } from './ChangePreview.tsx'
import { useCount } from './useCount.ts'

/** Changes many people in one act, with what each has and would have shown before. */
export default function NewMassChangePage() {
  const making = useMaking(usual, askedOf)
  const count = useCount(making.asked)
  const create = useAction(CreateMassChange, { done: 'El cambio se aplica', after: act.list })
  return (
    <NewMassActPage
      act={act}
      making={making}
      action={create}
      toInput={(values) => ({
        ...askedOf(values),
        counting: count.counting,
        reason: values['reason'],
      })}
      submit="Aplicar a todos"
      draft="mass-change-new"
      preview={<ChangePreview asked={making.asked} count={count} />}
    >
      <Section title="Qué cambia" text="Cada persona se muestra abajo antes de aplicarlo.">
        <FieldList of={MassChange} names={['kind', 'businessId']} autoFocus />
        <WhatFields />
        <Field of={MassChange} name="reason" wide />
      </Section>
      <Section title="A quiénes" text="Sin nada elegido, a todos los contratos vigentes.">
        <WhoFields />
      </Section>
    </NewMassActPage>
  )
}

const usual = () => {
  const month = nextMonth(yearMonthOf(today()))
  return {
    kind: 'RAISE',
    raiseMode: 'PERCENT',
    rounding: 'ONE',
    fromDate: firstDay(month),
    startMonth: month,
  }
}

function WhatFields() {
  const kind = useValue('kind')
  if (kind === 'ITEM') return <ItemFields />
  if (kind === 'ITEM_END') return <ItemEndFields />
  const from = <Field of={MassChange} name="fromDate" required />
  return kind === 'ALLOWANCE' ? (
    from
  ) : (
    <>
      {from}
      <RaiseFields />
    </>
  )
}

function RaiseFields() {
  const isPercent = useValue('raiseMode') === 'PERCENT'
  return (
    <>
      <Field of={MassChange} name="raiseMode" required radios />
      <Field
        of={MassChange}
        name="value"
        label={isPercent ? 'Porcentaje de alza' : 'Pesos de alza por mes'}
        required
      />
      <Field of={MassChange} name="rounding" required />
      {isPercent && <Field of={MassChange} name="least" />}
    </>
  )
}

function useItems() {
  const { data, loading } = useDetail(InputItems)
  const items = data?.inputItems ?? []
  return {
    loading,
    items,
    options: items.map(({ code, label, group }) => ({ value: code, label, group })),
  }
}

function ItemFields() {
  const { items, ...choice } = useItems()
  const code = useValue('itemCode')
  const unit = items.find((item) => item.code === code)?.unit
  return (
    <>
      <Field of={MassChange} name="itemCode" required {...choice} />
      <Field
        of={MassChange}
        name="value"
        label={unit ? `Valor por mes, en ${unitWord(unit)}` : 'Valor por mes'}
        required
      />
      <Field of={MassChange} name="startMonth" required />
      <Field of={MassChange} name="endMonth" help="Vacío: hasta nuevo aviso" />
    </>
  )
}

function ItemEndFields() {
  const { options, loading } = useItems()
  return (
    <>
      <Field of={MassChange} name="itemCode" required options={options} loading={loading} />
      <Field of={MassChange} name="endMonth" required help="El último en que se paga o descuenta" />
    </>
  )
}

function WhoFields() {
  const { data, loading } = useDetail(ContractOptions)
  const choices = data?.contractOptions
  const words = (all: readonly string[] | undefined) =>
    (all ?? []).map((value) => ({ value, label: value }))
  const unions = (choices?.syndicates ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <FreeField
        field={chosenFields.jobTitle}
        name="jobTitle"
        options={words(choices?.jobTitles)}
        loading={loading}
      />
      <FreeField
        field={chosenFields.area}
        name="area"
        options={words(choices?.areas)}
        loading={loading}
      />
      <FreeField
        field={chosenFields.branchOffice}
        name="branchOffice"
        options={words(choices?.branchOffices)}
        loading={loading}
      />
      <FreeField
        field={chosenFields.syndicateId}
        name="syndicateId"
        options={unions}
        loading={loading}
      />
      <FreeField field={chosenFields.ruts} name="ruts" wide rows={4} />
    </>
  )
}
