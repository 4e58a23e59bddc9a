import type { ReactNode } from 'react'
import {
  CreateVacationAdjustment,
  CreateVacationLot,
  UpdateVacationConfig,
} from '#generated/operations/vacations.ts'
import { choice, date, decimal, optional, text } from '#platform/model/field.ts'
import { Field, FieldList, FreeField } from '#platform/web/kit/form/Field.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ActionMenu } from '#platform/web/kit/list/RowActions.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { LotSource, VacationPool } from '../model/catalogs.ts'
import {
  lotDays,
  lotHours,
  VacationLot,
  VacationRecognition,
  VacationTerm,
} from '../model/vacation.ts'
import type { Config } from './Balance.tsx'

const labels = {
  saldo: 'Fijar saldo',
  ajuste: 'Ajustar saldo',
  adicionales: 'Otorgar días adicionales',
  ano: 'Cambiar días al año',
  reconocidos: 'Reconocer años de servicio',
} as const
type Key = keyof typeof labels

/** What of an account of vacations may be changed. */
export const ConfigMenu = ({ form }: { form: OpenForm }) => (
  <ActionMenu
    label="Configurar"
    actions={Object.entries(labels).map(([key, label]) => ({
      label,
      onClick: () => form.open(key),
    }))}
  />
)

type Props = { config: Config; form: OpenForm }

/** The form that is open, if any. How the balance changes is asked before it is saved. */
export function ConfigDialogs({ config, form }: Props) {
  const configure = useAction(UpdateVacationConfig, { done: 'Vacaciones configuradas' })
  const adjust = useAction(CreateVacationAdjustment, { done: 'Saldo ajustado' })
  const grant = useAction(CreateVacationLot, { done: 'Días otorgados' })
  const { key } = form
  if (!isKey(key)) return null
  const common = {
    title: labels[key],
    more: { userContractId: config.userContractId },
    form,
  }
  if (key === 'ajuste') {
    return (
      <FormDialog {...common} action={adjust} initial={{ on: today() }}>
        <AdjustFields />
      </FormDialog>
    )
  }
  if (key === 'adicionales') {
    return (
      <FormDialog {...common} action={grant} initial={{ grantedOn: today(), source: 'BENEFIT' }}>
        <LotFields />
      </FormDialog>
    )
  }
  return (
    <FormDialog {...common} action={configure} initial={initialOf[key](config)}>
      {fieldsOf[key]}
    </FormDialog>
  )
}

const isKey = (key: string | undefined): key is Key => key !== undefined && key in labels

const days = (label: string) => decimal(label, 4, { unit: 'días', min: -500, max: 500 })

const AdjustFields = () => (
  <div className="mg-fields">
    <FreeField field={choice(VacationPool, 'Bolsa')} name="pool" autoFocus />
    <FreeField field={date('Desde el día')} name="on" />
    <FreeField field={days('Días')} name="days" help="Con signo: -1 quita un día" />
    <FreeField field={text('Motivo', { max: 200 })} name="reason" wide />
  </div>
)

/** Days for overtime follow from its hours, and expire when the law says. */
function LotFields() {
  const isOvertime = useValue('source') === 'OVERTIME'
  return (
    <div className="mg-fields">
      <FreeField field={choice(LotSource, 'Origen')} name="source" />
      {isOvertime ? (
        <FreeField field={lotHours} name="overtimeHours" />
      ) : (
        <FreeField field={lotDays} name="days" autoFocus />
      )}
      <Field of={VacationLot} name="grantedOn" {...(isOvertime ? { max: today() } : {})} />
      {!isOvertime && <Field of={VacationLot} name="expiresOn" />}
      <Field of={VacationLot} name="reason" wide />
    </div>
  )
}

type Configured = Exclude<Key, 'ajuste' | 'adicionales'>

const fieldsOf: Readonly<Record<Configured, ReactNode>> = {
  saldo: (
    <div className="mg-fields">
      <FreeField field={date('Saldo al')} name="balanceAdjustmentDate" max={today()} />
      <FreeField field={optional(days('Días legales'))} name="legalBalance" autoFocus />
      <FreeField field={optional(days('Días progresivos'))} name="progressiveBalance" />
      <FreeField field={optional(days('Días adicionales'))} name="additionalBalance" />
      <FreeField field={text('Motivo', { max: 200 })} name="reason" wide />
    </div>
  ),
  ano: (
    <div className="mg-fields">
      <Field of={VacationTerm} name="since" />
      <Field of={VacationTerm} name="additionalDays" path="additionalYearly" autoFocus />
      <FieldList of={VacationTerm} names={['art67', 'accrual']} />
    </div>
  ),
  reconocidos: (
    <div className="mg-fields">
      <Field of={VacationRecognition} name="months" path="progressiveMonths" autoFocus />
      <Field of={VacationRecognition} name="provedOn" path="recognizedOn" max={today()} />
    </div>
  ),
}

const initialOf: Readonly<Record<Configured, (config: Config) => FormValues>> = {
  saldo: () => ({ balanceAdjustmentDate: today() }),
  ano: ({ daysAYear, art67, accrual }) => ({
    since: today(),
    additionalYearly: daysAYear - (art67 ? 20 : 15),
    art67,
    accrual,
  }),
  reconocidos: ({ progressiveMonths, recognizedOn }) => ({
    progressiveMonths,
    recognizedOn: recognizedOn ?? undefined,
  }),
}
