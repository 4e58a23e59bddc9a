import { useEffect, useRef } from 'react'
import { ContractOptions } from '#generated/operations/contracts.ts'
import { choicesOf } from '#platform/web/kit/form/empty-select.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { usePropose, useRead, useValue } from '#platform/web/kit/form/form-hooks.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Contract } from '../model/contract.ts'
import { AreaUnit } from './AreaUnit.tsx'
import { UnitSince } from './UnitSince.tsx'

/**
 * What the company already uses: words for open fields, razones sociales and unions for closed
 * ones.
 */
export function useChoices() {
  const { data } = useDetail(ContractOptions, undefined, { needs: 'contracts.read' })
  const choices = data?.contractOptions
  const named = (rows: readonly { id: string; name: string }[] | undefined) =>
    choicesOf(rows, ({ id, name }) => ({ value: id, label: name }))
  return {
    areas: choices?.areas ?? [],
    branchOffices: choices?.branchOffices ?? [],
    jobTitles: choices?.jobTitles ?? [],
    jobTitleFamilies: choices?.jobTitleFamilies ?? [],
    businesses: named(choices?.businesses),
    syndicates: named(choices?.syndicates),
    units: named(choices?.units),
    unitsSince: choices?.units ?? [],
    areaUnits: choices?.areaUnits ?? [],
  }
}

/** How long it lasts; what only a fixed term has is asked of a fixed term. */
export function DurationFields() {
  const isFixed = useValue('contractType') === 'FIXED'
  return (
    <>
      <Field of={Contract} name="contractType" />
      {isFixed && <Field of={Contract} name="fixedTermRenewals" />}
      {isFixed && <Field of={Contract} name="isProfessional" />}
    </>
  )
}

/** When it begins and, unless it is open-ended, when it ends. */
export function NewTermFields() {
  const type = useValue('contractType')
  return (
    <>
      <Field of={Contract} name="initialDate" />
      {type !== 'INDEFINITE' && (
        <Field
          of={Contract}
          name="finalDate"
          required={type === 'FIXED'}
          {...(type === 'FIXED' ? {} : { help: 'Vacío: hasta que termine la obra' })}
        />
      )}
      <Field of={Contract} name="signatureDate" />
    </>
  )
}

export function PositionFields() {
  const { jobTitles, jobTitleFamilies, areas, branchOffices, units, unitsSince, areaUnits } =
    useChoices()
  return (
    <>
      <Field of={Contract} name="jobTitle" suggestions={jobTitles} />
      <Field of={Contract} name="area" suggestions={areas} />
      <Field of={Contract} name="branchOffice" suggestions={branchOffices} />
      {units.length > 0 && <Field of={Contract} name="hierarchyNodeId" options={units} />}
      <AreaUnit units={units} areaUnits={areaUnits} />
      <UnitSince units={unitsSince} />
      <Field of={Contract} name="jobTitleFamily" suggestions={jobTitleFamilies} />
      <FieldList of={Contract} names={['supervisorId', 'isSupervisor', 'apprentice']} />
    </>
  )
}

export const TermsFields = () => (
  <>
    <Field of={Contract} name="initialDate" />
    <Field of={Contract} name="finalDate" help="Obligatorio a plazo fijo. Vacío: sin término." />
    <FieldList
      of={Contract}
      names={['signatureDate', 'signed', 'code', 'userCode', 'signatureIntegrationCode']}
    />
  </>
)

/** An amount is only for gratifications that are agreed or shared, not for that of article 50. */
export function PayFields() {
  const gratification = useValue('gratificationType')
  const isScale = (useValue('taxRegime') ?? 'GENERAL') === 'GENERAL'
  const isEntered = gratification === 'CONVENTIONAL' || gratification === 'ART_47'
  return (
    <>
      <FieldList of={Contract} names={['monthlySalary', 'paymentPeriod', 'gratificationType']} />
      {isEntered && <Field of={Contract} name="gratificationAmount" />}
      <Field of={Contract} name="taxRegime" />
      {isScale && <Field of={Contract} name="taxPeriod" />}
      <FieldList of={Contract} names={['isCorporateSalary', 'overdraft']} />
    </>
  )
}

/** What the parties agreed for hours that the law leaves to them. */
export const SurchargeFields = () => (
  <>
    <FieldList of={Contract} names={['nightSurcharge', 'holidaySurcharge']} />
  </>
)

export const RateFields = () => (
  <>
    <FieldList of={Contract} names={['weekdayRate', 'saturdayRate', 'sundayRate', 'holidayRate']} />
    <SurchargeFields />
  </>
)

/**
 * A cycle needs a workday, and living in is only for domestic work, whose own article says the
 * working time.
 */
export function WorkdayFields() {
  const isFree = useValue('art22') === true
  const isDomestic = useValue('isDomestic') === true
  const [read, propose] = [useRead(), usePropose()]
  const before = useRef(isDomestic)
  useEffect(() => {
    const turned = isDomestic && !before.current
    before.current = isDomestic
    // Who employs at home seeks no profit, and owes no gratification (Código del Trabajo, art. 47).
    if (turned && read('gratificationType') === 'ART_50') propose('gratificationType', 'NONE')
    // Only when it turns: a gratification that is chosen afterwards stays.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isDomestic])
  return (
    <>
      <FieldList of={Contract} names={['hoursPerWeek', 'daysPerWeek', 'art22', 'isDomestic']} />
      {isDomestic && <Field of={Contract} name="liveIn" />}
      {!isFree && !isDomestic && (
        <>
          <FieldList of={Contract} names={['cycleHours', 'cycleDays']} />
        </>
      )}
      {!isDomestic && <Field of={Contract} name="specialWorkday" />}
      <FieldList
        of={Contract}
        names={['shiftWork', 'remoteWork', 'syncAttendance', 'syncDigitalSign']}
      />
    </>
  )
}

/** A fixed rate of the tax has no table. */
export const payInput = (values: FormValues): Record<string, unknown> => ({
  ...values,
  ...((values['taxRegime'] ?? 'GENERAL') === 'GENERAL' ? {} : { taxPeriod: 'MONTHLY' }),
})

/** Who has no term has no end, and was renewed never. */
export const termInput = (values: FormValues): Record<string, unknown> => ({
  ...values,
  ...(values['contractType'] === 'INDEFINITE' ? { finalDate: null } : {}),
  ...(values['contractType'] === 'FIXED' ? {} : { fixedTermRenewals: 0, isProfessional: false }),
})

/** What the form no longer shows no longer holds. */
export const workdayInput = (values: FormValues): Record<string, unknown> => ({
  ...values,
  ...(values['isDomestic'] ? { specialWorkday: null } : { liveIn: false }),
  ...(values['art22'] || values['isDomestic'] ? { cycleHours: null, cycleDays: null } : {}),
})

export function OtherFields() {
  const { syndicates } = useChoices()
  const isHeavy = useValue('heavyWork') === true
  return (
    <>
      <Field of={Contract} name="syndicateId" options={syndicates} />
      <FieldList of={Contract} names={['unionFeeType', 'unionFeeValue', 'heavyWork']} />
      {isHeavy && <Field of={Contract} name="heavyWorkRate" />}
    </>
  )
}
