import { Modal } from 'antd'
import type { GratificationOfQuery } from '#generated/documents/graphql.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { Amount } from '#platform/web/kit/Amount.tsx'
import { CardList } from '#platform/web/kit/CardList.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { DataTable } from '#platform/web/kit/DataTable.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/PageSkeleton.tsx'
import { useNarrow } from '#platform/web/media.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { AccruedTable } from './AccruedTable.tsx'
import { GratificationOf } from './documents.ts'
import type { Year } from './Gratification.tsx'

type Detail = GratificationOfQuery['gratificationOf']
type Props = { id: string; contractId: string; year: Year; onClose: () => void }

/** Why a person's year comes to what it does, month by month, and where the payment accrues. */
export function GratificationDetail({ id, contractId, year, onClose }: Props) {
  const detail = useDetail(GratificationOf, { input: { payrollMonthId: id, contractId } })
  const person = detail.data?.gratificationOf
  return (
    <Modal
      open
      width={760}
      title={person ? `Gratificación de ${person.name}` : 'Gratificación'}
      footer={null}
      onCancel={onClose}
    >
      {detail.loading && <PageSkeleton />}
      {detail.error && <LoadProblem error={detail.error} retry={detail.reload} />}
      {person && <Reasons person={person} year={year} />}
    </Modal>
  )
}

function Reasons({ person, year }: { person: Detail; year: Year }) {
  return (
    <>
      <ul className="ga-why">
        {reasonsOf(person, year).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <h3>Lo que pagó cada mes</h3>
      <Months months={person.yearMonths} />
      {person.accrued.length > 0 && (
        <>
          <h3>Lo que se paga ahora</h3>
          <AccruedTable months={person.accrued} />
        </>
      )}
    </>
  )
}

/** The sum in words, each step with its pesos. */
function reasonsOf(person: Detail, { pool, pay, minimumIncome }: Year): string[] {
  const { rule, base, months, cap, due, paid, difference, reason } = person
  const count = months === 1 ? '1 mes' : `${months} meses`
  const steps =
    rule === 'ART_47'
      ? [
          pool === null
            ? 'Por el artículo 47 recibe parte de la utilidad: falta ingresarla.'
            : `Se reparten ${formatPesos(pool)}, el 30 % de la utilidad líquida.`,
          `Ganó ${formatPesos(base)} de los ${formatPesos(pay)} de todos en el año.`,
        ]
      : [
          `El 25 % de ${formatPesos(base)}, lo que ganó en ${count}, ` +
            `son ${formatPesos(quarterOf(base))}.`,
          `El tope, 4,75 ingresos mínimos de ${formatPesos(minimumIncome)} por ${count}, ` +
            `es ${formatPesos(cap ?? 0)}.`,
        ]
  if (rule === 'CONVENTIONAL') {
    steps.push('La convenida no puede ser menor que la del artículo 50 (art. 46).')
  }
  if (due !== null) {
    steps.push(`Se deben ${formatPesos(due)}, y los meses pagaron ${formatPesos(paid)}.`)
  }
  if (difference !== null) steps.push(differenceText(person, difference))
  if (reason) steps.push(`Excluida: ${reason}.`)
  return steps
}

const differenceText = ({ state }: Detail, difference: number) => {
  if (state === 'EXCESS') {
    return `Se pagaron ${formatPesos(-difference)} de más: no se descuentan aquí.`
  }
  if (state === 'EVEN')
    return `La diferencia, ${formatPesos(difference)}, es redondeo de los meses.`
  return `La diferencia es ${formatPesos(difference)}.`
}

const quarterOf = (base: number) => Math.round(base / 4)

type Month = Detail['yearMonths'][number]

const columns: readonly Column<Month>[] = [
  {
    key: 'yearMonth',
    title: 'Mes',
    lead: true,
    render: ({ yearMonth }) => monthLabel(yearMonth),
  },
  {
    key: 'base',
    title: 'Remuneraciones que gratifican',
    align: 'end',
    render: ({ base }) => <Amount value={base} />,
  },
  {
    key: 'paid',
    title: 'Gratificación pagada',
    align: 'end',
    render: ({ paid }) => <Amount value={paid} />,
  },
]

function Months({ months }: { months: readonly Month[] }) {
  const narrow = useNarrow()
  const Rows = narrow ? CardList : DataTable
  return (
    <Rows
      caption="Gratificación de cada mes"
      rows={months}
      columns={columns}
      rowKey={(month: Month) => String(month.yearMonth)}
    />
  )
}
