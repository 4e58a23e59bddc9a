import type { AdditionalPaperQuery } from '#generated/documents/graphql.ts'
import { monthTitle } from '#chile/period.ts'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'

type Accrued = AdditionalPaperQuery['additionalPaper']['months'][number]

const amount = (key: string, title: string, of: (month: Accrued) => number): Column<Accrued> => ({
  key,
  title,
  align: 'end',
  render: (month) => <Amount value={of(month)} />,
})

const columns: readonly Column<Accrued>[] = [
  {
    key: 'yearMonth',
    title: 'Devengado en',
    lead: true,
    render: ({ yearMonth }) => monthTitle(yearMonth),
  },
  amount('part', 'Parte', ({ part }) => Number(part)),
  amount('contributions', 'Cotizaciones', (month) => month.deductions - month.taxAtPayment),
  amount('tax', 'Impuesto del mes', ({ tax }) => tax),
  amount('taxAtPayment', 'Impuesto al pago', ({ taxAtPayment }) => taxAtPayment),
  amount('net', 'Líquido', ({ net }) => net),
]

const sumOf = (months: readonly Accrued[], of: (month: Accrued) => number) => (
  <Amount value={months.reduce((sum, month) => sum + of(month), 0)} />
)

/** A payment by the months in which it was earned, with the caps and the tax of each. */
export function AccruedTable({ months }: { months: readonly Accrued[] }) {
  return (
    <>
      <Rows
        caption="Meses en que se devengó"
        rows={months}
        columns={columns}
        rowKey={(month: Accrued) => String(month.yearMonth)}
        totals={{
          yearMonth: 'Total',
          part: sumOf(months, ({ part }) => Number(part)),
          contributions: sumOf(months, (month) => month.deductions - month.taxAtPayment),
          tax: sumOf(months, ({ tax }) => tax),
          taxAtPayment: sumOf(months, ({ taxAtPayment }) => taxAtPayment),
          net: sumOf(months, ({ net }) => net),
        }}
      />
      <p className="soft mg-block">
        Cada parte cotiza y tributa con los topes y la tabla de su mes; el impuesto pasa por la UTM
        del mes al mes del pago (Ley sobre Impuesto a la Renta, arts. 45 y 46).
      </p>
    </>
  )
}
