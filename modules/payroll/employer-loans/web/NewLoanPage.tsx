import { useNavigate } from 'react-router'
import { nextMonth, yearMonthOf } from '#chile/period.ts'
import { CreateEmployerLoan } from '#generated/operations/employer-loans.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { FormPage, Section } from '#platform/web/kit/form/FormPage.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { today } from '#platform/web/look/today.ts'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { isYearMonth } from '#chile/period.ts'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { EmployerLoan, mostQuotas, scheduleOf } from '../model/loan.ts'
import { PlanInWords } from './PlanInWords.tsx'

const rules =
  'Sin interés. Cada cuota es un descuento acordado de la liquidación, de a lo más el 15% del ' +
  'sueldo (Código del Trabajo, art. 58).'

/** A new loan; when the quota is too high for the pay, the form says how many quotas it takes. */
export default function NewLoanPage() {
  const navigate = useNavigate()
  const [params] = useAddressParams()
  const contractId = params.get('contrato')
  const create = useAction(CreateEmployerLoan, {
    done: 'Préstamo otorgado',
    after: ({ id }) => void navigate(pathTo('prestamos/:id', { id })),
  })
  return (
    <FormPage
      title="Nuevo préstamo"
      action={create}
      initial={{
        grantedOn: today(),
        startMonth: nextMonth(yearMonthOf(today())),
        ...(contractId ? { contractId } : {}),
      }}
      cancel={pathTo('prestamos')}
      submit="Otorgar préstamo"
      draft="loan-new"
    >
      <Section title="Préstamo" text={rules}>
        <FieldList
          of={EmployerLoan}
          names={['contractId', 'grantedOn', 'amount', 'totalQuotas', 'startMonth']}
          autoFocus
        />
        <Plan />
        <Field of={EmployerLoan} name="comment" wide rows={3} />
      </Section>
    </FormPage>
  )
}

/** The quotas that the loan would have, as soon as the form says enough. */
function Plan() {
  const amount = Number(useValue('amount'))
  const quotas = Number(useValue('totalQuotas'))
  const start = useValue('startMonth')
  if (!isYearMonth(start) || !Number.isSafeInteger(amount) || !Number.isSafeInteger(quotas)) {
    return null
  }
  if (quotas < 1 || quotas > mostQuotas || amount < quotas) return null
  return <PlanInWords quotas={scheduleOf(amount, quotas, start)} />
}
