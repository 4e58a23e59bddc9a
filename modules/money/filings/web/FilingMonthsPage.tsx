import { monthLabel, monthOf } from '#chile/period.ts'
import { FilingMonths } from '#generated/operations/filings.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { byBusiness, MonthsPage } from '#platform/web/kit/month/Months.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useList } from '#platform/web/list/useList.ts'
import { stateLabel } from '../model/filing.ts'
import { ObligationState } from '../model/obligation.ts'
import { FilingTag, ObligationTag } from './FilingTag.tsx'
import type { FilingMonthRow as Row } from './types.ts'

const stateColumn = (
  key: 'previredDuty' | 'lreDuty' | 'wagesDuty',
  title: string,
  tab: string,
): Column<Row> => ({
  key,
  title,
  render: (row) =>
    key === 'wagesDuty' && monthOf(row.yearMonth) !== 12 ? (
      <span className="soft">–</span>
    ) : (
      <Link to={`${pathTo('declaraciones/:id', { id: row.payrollMonthId })}${tab}`}>
        <ObligationTag state={row[key]} />
      </Link>
    ),
  text: (row) =>
    key === 'wagesDuty' && monthOf(row.yearMonth) !== 12 ? '' : ObligationState.label(row[key]),
})

/** The file of the month, and below it what the month adds to earlier ones, where it does. */
const previred: Column<Row> = {
  ...stateColumn('previredDuty', 'Previred', ''),
  render: ({ payrollMonthId, previredDuty, complements }) => {
    const path = pathTo('declaraciones/:id', { id: payrollMonthId })
    const ofMonth = (
      <Link to={path}>
        <ObligationTag state={previredDuty} />
      </Link>
    )
    if (complements.length === 0) return ofMonth
    return (
      <span className="mg-option">
        {ofMonth}
        {complements.map(({ originMonth, state }) => (
          <Link key={originMonth} to={`${path}/complementos`}>
            Complemento de {monthLabel(originMonth)}: <FilingTag state={state} />
          </Link>
        ))}
      </span>
    )
  },
  text: ({ previredDuty, complements }) =>
    [
      ObligationState.label(previredDuty),
      ...complements.map(
        ({ originMonth, state }) =>
          `complemento de ${monthLabel(originMonth)}: ${stateLabel(state)}`,
      ),
    ].join(', '),
}

const columns: readonly Column<Row>[] = [
  previred,
  stateColumn('lreDuty', 'Libro electrónico', '/lre'),
  stateColumn('wagesDuty', 'DJ 1887', '/dj-1887'),
]

/** What is declared of each month of each razón social, and how its files stand. */
export default function FilingMonthsPage() {
  const list = useList(FilingMonths, {
    filters: [byBusiness],
    sort: { field: 'yearMonth', descending: true },
  })
  return (
    <MonthsPage
      title="Declaraciones"
      name="filings"
      list={list}
      pathOf={(id) => pathTo('declaraciones/:id', { id })}
      columns={columns}
      empty="No hay meses que declarar"
    />
  )
}
