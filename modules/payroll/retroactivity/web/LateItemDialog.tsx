import { useMemo } from 'react'
import { monthRange, previousMonth, shiftMonth } from '#chile/period.ts'
import { CreateLateItem } from '#generated/operations/retroactivity.ts'
import { LateItemOptions } from '#generated/operations/parts/retroactivity.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { type MonthPerson, peopleOfMonth } from '#modules/payroll/payroll-months/web/index.ts'
import { LateItem } from '../model/late-item.ts'

type Props = { monthId: string; yearMonth: number; form: OpenForm }

/** Says what a closed month should have had. */
export function LateItemDialog({ monthId, yearMonth, form }: Props) {
  const add = useAction(CreateLateItem, { done: 'Quedó registrado' })
  const people = useMemo(() => peopleOfMonth(monthId, nameAndCode), [monthId])
  const options = useDetail(LateItemOptions, undefined, { needs: 'userItems.read' })
  const items = options.data?.inputItems ?? []
  return (
    <FormDialog
      title="Registrar un haber o descuento atrasado"
      submit="Registrar"
      lead={
        <p className="rt-lead">
          El mes cerrado no cambia: la diferencia se calcula y se paga en el mes abierto.
        </p>
      }
      action={add}
      more={{ payrollMonthId: monthId }}
      form={form}
    >
      <Field of={LateItem} name="contractId" source={people} autoFocus />
      <Field of={LateItem} name="yearMonth" months={monthsBefore(yearMonth)} />
      <Field
        of={LateItem}
        name="itemCode"
        loading={options.loading}
        options={items.map(({ code, label, group }) => ({ value: code, label, group }))}
      />
      <Field of={LateItem} name="value" />
      <Field of={LateItem} name="comment" rows={2} />
    </FormDialog>
  )
}

const nameAndCode = ({ name, contractCode }: MonthPerson) => `${name} (${contractCode})`

/** Closed months that are offered: two years before the open one. */
const monthsBefore = (yearMonth: number) =>
  monthRange(shiftMonth(yearMonth, -24), previousMonth(yearMonth))
