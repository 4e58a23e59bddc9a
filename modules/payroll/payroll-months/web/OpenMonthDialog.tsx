import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { monthLabel, monthRange, nextMonth, shiftMonth, yearMonthOf } from '#chile/period.ts'
import { InitPayrollMonth } from '#generated/operations/payroll-months.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { usePropose, useValue } from '#platform/web/kit/form/form-hooks.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { PayrollMonth } from '#modules/payroll/payroll-frame/model/payroll-month.ts'
import { lastPayroll, type OpenedMonth, proposedMonth } from '../model/open-month.ts'

type Known = {
  /** Those that pay remuneraciones. */
  businesses: readonly { id: string; name: string }[]
  months: readonly OpenedMonth[]
}

type Props = Pick<Known, 'months'> & {
  form: OpenForm
  /** Those that pay remuneraciones; nothing for a person who may not read them. */
  businesses: Known['businesses'] | undefined
  /** A razón social within reach that pays none, when there is one. */
  unpaid?: string | null | undefined
}

/** Opens the month that follows the last one of a razón social, or the first of all. */
export function OpenMonthDialog({ form, unpaid, businesses, months }: Props) {
  const navigate = useNavigate()
  const init = useAction(InitPayrollMonth, {
    done: ({ yearMonth: opened }) => `Se abrió ${monthLabel(opened)}`,
  })
  const known = { businesses: businesses ?? [], months }
  const only = known.businesses.length === 1 ? known.businesses[0]?.id : undefined
  return (
    <FormDialog
      title="Abrir mes"
      submit="Abrir mes"
      action={init}
      initial={{ businessId: only ?? null, type: 'PAYROLL' }}
      toInput={(values) => inputOf(values, known)}
      waiting={
        known.businesses.length === 0 && (businesses ? <NobodyPays unpaid={unpaid} /> : UNREAD)
      }
      onDone={({ id }) => void navigate(pathTo('procesos/:id', { id }))}
      form={form}
    >
      <Fields {...known} lacksIndicators={init.error?.field === 'indicators'} />
    </FormDialog>
  )
}

const UNREAD = <p>Su perfil no muestra las razones sociales, y un mes se abre de una de ellas.</p>

/** There is nothing to open yet: what is missing, and where it is put right. */
const NobodyPays = ({ unpaid }: Pick<Props, 'unpaid'>) =>
  unpaid ? (
    <p>
      No hay meses que abrir: ninguna razón social paga remuneraciones aquí. Se indica en sus datos,
      en «Usa remuneraciones».{' '}
      <Link alone to={pathTo('razon-social/:id', { id: unpaid })}>
        Ver la razón social
      </Link>
    </p>
  ) : (
    <p>
      No hay meses que abrir: primero se crea la razón social que paga.{' '}
      <Link alone to={pathTo('razon-social/nueva')}>
        Crear razón social
      </Link>
    </p>
  )

function Fields({ businesses, months, lacksIndicators }: Known & { lacksIndicators: boolean }) {
  const businessId = useValue('businessId')
  const type = useValue('type')
  const yearMonth = useValue('yearMonth')
  const payroll = type === 'PAYROLL'
  const propose = usePropose()
  const last = lastPayroll(months, businessId)
  const following = last === undefined ? undefined : nextMonth(last)
  const proposed = proposedMonth(months, { businessId, type })
  useEffect(() => {
    // Until another is chosen.
    if (last === undefined || !payroll) propose('yearMonth', proposed ?? yearMonthOf(today()))
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [payroll, last, proposed])
  const options = businesses.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <Field of={PayrollMonth} name="businessId" options={options} />
      <Field of={PayrollMonth} name="type" />
      {payroll && following !== undefined && <p>El mes que sigue es {monthLabel(following)}.</p>}
      {businessId && (!payroll || following === undefined) && (
        <Field
          of={PayrollMonth}
          name="yearMonth"
          {...(payroll ? { label: 'Primer mes', months: firstMonths() } : {})}
        />
      )}
      {type === 'ADDITIONAL' && (
        <Field
          of={PayrollMonth}
          name="name"
          help="Como lo leerá cada persona en su pago: «Bono de vendimia»."
        />
      )}
      {lacksIndicators && (
        <Link to={`${pathTo('indicadores')}?mes=${String(following ?? yearMonth)}`}>
          Ingresar en Indicadores
        </Link>
      )}
    </>
  )
}

/** A company begins this month, the next, or with a month that it paid elsewhere. */
const firstMonths = () => {
  const now = yearMonthOf(today())
  return monthRange(shiftMonth(now, -24), nextMonth(now)).toReversed()
}

function inputOf(values: FormValues, { months }: Known): Record<string, unknown> {
  const { businessId, type, yearMonth, name } = values
  const last = lastPayroll(months, businessId)
  const following = last === undefined ? undefined : nextMonth(last)
  return {
    businessId,
    type,
    yearMonth: type === 'PAYROLL' ? (following ?? yearMonth) : yearMonth,
    name: name || null,
  }
}
