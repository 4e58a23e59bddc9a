import { useMemo } from 'react'
import { plainDecimal } from '#chile/money/decimal.ts'
import { formatPesos } from '#chile/numbers.ts'
import { CreateUserItem, InputItems, UpdateUserItem } from '#generated/operations/user-items.ts'
import { decimal, pesos } from '#platform/model/field.ts'
import { Field, FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { courtItems, unitWord } from '#modules/concepts/concept-library/model/input-items.ts'
import { quotasTotal, UserItem, valueProblem } from '../model/user-item.ts'
import { LicenseNote } from './LicenseNote.tsx'
import {
  type MonthData,
  type MonthPerson,
  peopleOfMonth,
} from '#modules/payroll/payroll-months/web/index.ts'
import type { LastingItem } from './types.ts'

type Props = { month: MonthData; form: OpenForm }

/** Gives somebody an item for some months. */
export function NewItemDialog({ month, form }: Props) {
  const add = useAction(CreateUserItem, { done: 'Se agregó' })
  return (
    <FormDialog
      title="Agregar haber o descuento"
      action={add}
      initial={permanent}
      toInput={(values) => freshOf(month, values)}
      form={form}
    >
      <Who month={month} />
      <Amounts item={undefined} month={month} />
      <Field of={UserItem} name="comment" wide />
    </FormDialog>
  )
}

const permanent = { kind: 'PERMANENT' }

/** Changes one from this month on. */
export function ItemDialog({ month, item, form }: Props & { item: LastingItem }) {
  const change = useAction(UpdateUserItem, { done: 'Cambio guardado' })
  return (
    <FormDialog
      title={`${item.itemLabel} de ${item.person}`}
      action={change}
      more={{ id: item.id, version: item.version, payrollMonthId: month.id }}
      initial={valuesOf(item)}
      toInput={(values) => changeOf(item, values)}
      form={form}
    >
      <Amounts item={item} month={month} />
      <Field of={UserItem} name="comment" wide />
      <p className="soft">Rige desde este mes; los anteriores no cambian.</p>
    </FormDialog>
  )
}

function Who({ month }: { month: MonthData }) {
  const people = useMemo(() => peopleOfMonth(month.id, nameAndJob), [month.id])
  const items = useDetail(InputItems)
  const [contractId, itemCode] = [useValue('contractId'), useValue('itemCode')]
  return (
    <>
      <Field
        of={UserItem}
        name="contractId"
        label="Persona"
        placeholder="Nombre o RUT"
        source={people}
      />
      <Field
        of={UserItem}
        name="itemCode"
        loading={items.loading}
        options={(items.data?.inputItems ?? []).map(({ code, label, group }) => ({
          value: code,
          label,
          group,
        }))}
      />
      <LicenseNote month={month} contractId={wordOf(contractId)} code={wordOf(itemCode)} />
    </>
  )
}

const nameAndJob = ({ name, jobTitle }: MonthPerson) => `${name} · ${jobTitle}`

const wordOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

type AmountsProps = { item: LastingItem | undefined; month: MonthData }

function Amounts({ item, month }: AmountsProps) {
  const items = useDetail(InputItems)
  const chosen = wordOf(useValue('itemCode'))
  const kind = useValue('kind')
  const [value, quotas] = [wordOf(useValue('value')), wordOf(useValue('totalQuotas'))]
  const code = item?.itemCode ?? chosen
  const unit = item?.unit ?? items.data?.inputItems.find((one) => one.code === code)?.unit ?? 'CLP'
  const field = useMemo(() => valueField(unit), [unit])
  return (
    <>
      <FreeField
        field={field}
        name="value"
        label={kind === 'QUOTAS' ? 'Valor de cada cuota' : 'Valor de cada mes'}
        check={(value) => (value ? valueProblem(unit, String(value)) : undefined)}
      />
      {!item && <Field of={UserItem} name="kind" radios />}
      {kind === 'QUOTAS' && (
        <Field
          of={UserItem}
          name="totalQuotas"
          label={item ? 'Cuotas que quedan' : 'Número de cuotas'}
          help={quotasTotal(value, quotas, unit, month.yearMonth)}
          required
        />
      )}
      {kind === 'PERMANENT' && code !== undefined && code in courtItems && (
        <Field of={UserItem} name="totalAmount" help={totalHelp(item)} />
      )}
      {kind === 'PERMANENT' && <Field of={UserItem} name="endMonth" label="Último mes" />}
    </>
  )
}

/** The value of an item in its unit. */
const valueField = (unit: string) =>
  unit === 'CLP' ? pesos('Valor') : decimal('Valor', 4, { unit: unitWord(unit) })

/** What a total does, and what closings already took of it. */
function totalHelp(item: LastingItem | undefined): string {
  const taken = item?.taken ? `Ya se descontaron ${formatPesos(item.taken)}. ` : ''
  return `${taken}Se descuenta hasta completarlo: el último mes toma lo que falta.`
}

const valuesOf = (item: LastingItem): FormValues => ({
  value: item.value === null ? null : valueIn(item.value, item.unit),
  kind: item.kind,
  // From this month on, what is left of the quotas.
  totalQuotas: item.totalQuotas === null ? null : item.totalQuotas - (item.currentQuota ?? 1) + 1,
  totalAmount: item.totalAmount,
  endMonth: item.endMonth,
  comment: item.comment,
})

/** A stored value as its field holds it: pesos whole, others without the zeros of the database. */
const valueIn = (value: string, unit: string | null): number | string => {
  const plain = plainDecimal(value)
  return unit === 'CLP' ? Number(plain) : plain
}

function freshOf(month: MonthData, values: FormValues) {
  const { contractId, itemCode, value, kind, comment = null } = values
  const startMonth = month.yearMonth
  return {
    contractId,
    itemCode,
    value: String(value),
    startMonth,
    endMonth: kind === 'ONCE' ? startMonth : (values['endMonth'] ?? null),
    totalQuotas: kind === 'QUOTAS' ? values['totalQuotas'] : null,
    totalAmount: kind === 'PERMANENT' ? (values['totalAmount'] ?? null) : null,
    comment,
  }
}

function changeOf({ kind }: LastingItem, values: FormValues) {
  const { value, comment = null, endMonth = null, totalAmount = null, totalQuotas = null } = values
  return {
    value: String(value),
    comment,
    ...(kind === 'QUOTAS' ? { totalQuotas } : { endMonth, totalAmount }),
  }
}
