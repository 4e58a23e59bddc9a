import { useMemo } from 'react'
import { CreateUserContract } from '#generated/operations/contracts.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { SectionForm } from '#platform/web/kit/form/SectionForm.tsx'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Contract } from '../model/contract.ts'
import { proposedDay } from '../model/start.ts'
import { usualWeek } from '../model/working-week.ts'
import { usePayrollStart } from './usePayrollStart.ts'
import {
  DurationFields,
  NewTermFields,
  OtherFields,
  PayFields,
  payInput,
  PositionFields,
  SurchargeFields,
  termInput,
  useChoices,
  WorkdayFields,
  workdayInput,
} from './fields.tsx'

type Props = {
  /** A public id. */
  userId: string
  onDone: () => void
  cancel: string | (() => void)
  submit?: string
  /** Its first day, when it is known; without it, the day that makes the open month work. */
  from?: string
}

/** A contract that begins. What it says can be changed from any day on afterwards. */
export function NewContractForm({ from, ...props }: Props) {
  const { open, loading } = usePayrollStart({ userId: props.userId }, from === undefined)
  if (loading) return <PageSkeleton header={false} />
  return <Terms {...props} from={from ?? proposedDay(today(), open)} />
}

type TermsProps = Omit<Props, 'from'> & { from: string }

function Terms({ userId, onDone, cancel, submit = 'Crear contrato', from }: TermsProps) {
  const { businesses } = useChoices()
  const create = useAction(CreateUserContract, { done: 'Contrato creado' })
  // Where there is only one, nobody has to choose it.
  const only = businesses.length === 1 ? businesses[0]?.value : undefined
  const initial = useMemo(
    () => ({ ...initialValues(from), ...(only ? { businessId: only } : {}) }),
    [from, only],
  )
  return (
    <SectionForm
      action={create}
      more={{ userId }}
      initial={initial}
      cancel={cancel}
      submit={submit}
      toInput={(values) => withoutEmpty(termInput(payInput(workdayInput(values))))}
      onDone={onDone}
    >
      <Section title="Razón social y plazo">
        <Field of={Contract} name="businessId" options={businesses} />
        <DurationFields />
        <NewTermFields />
      </Section>
      <Section title="Cargo">
        <PositionFields />
      </Section>
      <Section title="Remuneración">
        <PayFields />
        <SurchargeFields />
      </Section>
      <Section title="Jornada">
        <WorkdayFields />
      </Section>
      <Section title="Sindicato y trabajo pesado">
        <OtherFields />
      </Section>
    </SectionForm>
  )
}

const initialValues = (from: string) => ({
  initialDate: from,
  contractType: 'INDEFINITE',
  fixedTermRenewals: 0,
  paymentPeriod: 'MONTHLY',
  gratificationType: 'ART_50',
  taxRegime: 'GENERAL',
  taxPeriod: 'MONTHLY',
  hoursPerWeek: String(usualWeek(from, today())),
  daysPerWeek: 5,
  unionFeeType: 'NONE',
  unionFeeValue: '0',
})

/** What was left empty is not sent: the contract takes the usual value. */
export const withoutEmpty = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  )
